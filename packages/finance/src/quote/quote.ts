import { ok } from '@passo/domain';
import { cetOf } from '../cet/cet.ts';
import { annualRateOf } from '../number/rate.ts';
import type { Ratio } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { periodsOf, type Period } from '../schedule/periods.ts';
import { checkTerms, MAX_CENTAVOS } from './check.ts';
import { debtOver, grossUp, type Debt } from './principal.ts';
import type { Charge, LoanTerms, Quote, QuotedCharge, QuotedInstallment } from './terms.ts';

const sumOf = (charges: readonly Charge[], when: Charge['when']): number =>
  charges.reduce((sum, charge) => (charge.when === when ? sum + charge.centavos : sum), 0);

const quotedCharge =
  (installments: number, financedCentavos: number) =>
  (charge: Charge): QuotedCharge => {
    const totalCentavos = charge.when === 'perInstallment' ? charge.centavos * installments : charge.centavos;
    return { ...charge, totalCentavos, share: Number((totalCentavos / financedCentavos).toFixed(4)) };
  };

function scheduleOf(periods: readonly Period[], { steps }: Debt, chargesCentavos: number): QuotedInstallment[] {
  return steps.map((step, at) => ({
    number: at + 1,
    dueOn: periods[at]?.dueOn ?? '0001-01-01',
    days: periods[at]?.days ?? 0,
    interestCentavos: step.interestCentavos,
    amortisationCentavos: step.amortisationCentavos,
    chargesCentavos,
    installmentCentavos: step.interestCentavos + step.amortisationCentavos + chargesCentavos,
    balanceCentavos: step.balanceCentavos,
  }));
}

function debtOfTerms(terms: LoanTerms, periods: readonly Period[], financedCharges: number): Calculated<Debt> {
  const net = terms.requestedCentavos + financedCharges;
  if (net > MAX_CENTAVOS) return refuse('amount.tooLarge');
  if (terms.iof === 'exempt') return debtOver(periods, terms, null)(net);
  const rates = inForce(iofTable, terms.paidOutOn);
  if (!rates.ok) return rates;
  const debtOf = debtOver(periods, terms, rates.value.value);
  return terms.iof === 'financed' ? grossUp(net, debtOf) : debtOf(net);
}

/**
 * A loan from its terms to everything that must be shown before it is signed. All amounts in centavos, rounded half up
 * at each instalment, the last one absorbing the difference; interest is paid before principal.
 *
 * Always `released + IOF + financed and up-front charges = financed`. What is financed never reduces what the customer
 * receives (at most one centavo more than asked); what is `upFront` does.
 */
export function quoteLoan(terms: LoanTerms): Calculated<Quote> {
  const rate = checkTerms(terms);
  if (!rate.ok) return rate;
  const charges = [...terms.fees, ...terms.insurances];
  const periods = periodsOf(terms, terms.method, rate.value, terms.dayBase);
  const debt = debtOfTerms(terms, periods, sumOf(charges, 'financed'));
  if (!debt.ok) return debt;
  const { principalCentavos, iof } = debt.value;
  const deducted = sumOf(charges, 'financed') + sumOf(charges, 'upFront');
  const releasedCentavos = principalCentavos - iof.totalCentavos - deducted;
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const schedule = scheduleOf(periods, debt.value, sumOf(charges, 'perInstallment'));
  return describe(terms, rate.value, debt.value, periods, schedule, releasedCentavos);
}

function describe(
  terms: LoanTerms,
  rate: Ratio,
  debt: Debt,
  periods: readonly Period[],
  schedule: readonly QuotedInstallment[],
  releasedCentavos: number,
): Calculated<Quote> {
  const payments = schedule.map(({ installmentCentavos }, at) => ({
    days: periods[at]?.daysFromStart ?? 0,
    centavos: installmentCentavos,
  }));
  const cet = cetOf(releasedCentavos, payments);
  if (!cet.ok) return cet;
  const charge = quotedCharge(terms.installments, debt.principalCentavos);
  return ok({
    requestedCentavos: terms.requestedCentavos,
    releasedCentavos,
    financedCentavos: debt.principalCentavos,
    iofCentavos: debt.iof.totalCentavos,
    fees: terms.fees.map(charge),
    insurances: terms.insurances.map(charge),
    installmentCentavos: schedule[0]?.installmentCentavos ?? 0,
    installments: terms.installments,
    schedule,
    totalCentavos: payments.reduce((sum, { centavos }) => sum + centavos, 0),
    interestCentavos: schedule.reduce((sum, { interestCentavos }) => sum + interestCentavos, 0),
    monthlyRate: Number(terms.monthlyRate),
    annualRate: annualRateOf(rate),
    cetMonthly: cet.value.monthly,
    cetAnnual: cet.value.annual,
    firstDueOn: schedule[0]?.dueOn ?? terms.firstDueOn,
    lastDueOn: schedule.at(-1)?.dueOn ?? terms.firstDueOn,
    rulesOf: terms.paidOutOn,
  });
}
