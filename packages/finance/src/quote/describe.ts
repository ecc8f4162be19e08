import { ok } from '@passo/domain';
import { cetOf } from '../cet/cet.ts';
import { annualRateOf } from '../number/rate.ts';
import type { Ratio } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Period } from '../schedule/periods.ts';
import type { Debt } from './principal.ts';
import type { Charge, LoanTerms, Quote, QuotedCharge, QuotedInstallment } from './terms.ts';

export const sumOf = (charges: readonly Charge[], when: Charge['when']): number =>
  charges.reduce((sum, charge) => (charge.when === when ? sum + charge.centavos : sum), 0);

function scheduleOf(periods: readonly Period[], { steps }: Debt, chargesCentavos: number): QuotedInstallment[] {
  return periods.flatMap(({ dueOn, days }, at) => {
    const step = steps[at];
    if (step === undefined) return [];
    const { interestCentavos, amortisationCentavos, balanceCentavos } = step;
    const installmentCentavos = interestCentavos + amortisationCentavos + chargesCentavos;
    const amounts = { interestCentavos, amortisationCentavos, chargesCentavos, installmentCentavos, balanceCentavos };
    return { number: at + 1, dueOn, days, ...amounts };
  });
}

const quotedCharge =
  (installments: number, financedCentavos: number) =>
  (charge: Charge): QuotedCharge => {
    const totalCentavos = charge.when === 'perInstallment' ? charge.centavos * installments : charge.centavos;
    return { ...charge, totalCentavos, share: Number((totalCentavos / financedCentavos).toFixed(4)) };
  };

/** The figures that follow from the instalments. */
function costsOf(schedule: readonly QuotedInstallment[], periods: readonly Period[], releasedCentavos: number) {
  const payments = periods.map(({ daysFromStart }, at) => ({
    days: daysFromStart,
    centavos: schedule[at]?.installmentCentavos ?? 0,
  }));
  const cet = cetOf(releasedCentavos, payments);
  if (!cet.ok) return cet;
  return ok({
    totalCentavos: payments.reduce((sum, { centavos }) => sum + centavos, 0),
    interestCentavos: schedule.reduce((sum, { interestCentavos }) => sum + interestCentavos, 0),
    cetMonthly: cet.value.monthly,
    cetAnnual: cet.value.annual,
  });
}

/** Everything that the customer sees of a computed debt. */
export function describeQuote(
  terms: LoanTerms,
  rate: Ratio,
  debt: Debt,
  periods: readonly Period[],
): Calculated<Quote> {
  const charges = [...terms.fees, ...terms.insurances];
  const financedCentavos = debt.principalCentavos;
  const iofCentavos = debt.iof.totalCentavos;
  const releasedCentavos = financedCentavos - iofCentavos - sumOf(charges, 'financed') - sumOf(charges, 'upFront');
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const schedule = scheduleOf(periods, debt, sumOf(charges, 'perInstallment'));
  const costs = costsOf(schedule, periods, releasedCentavos);
  if (!costs.ok) return costs;
  const { requestedCentavos, installments, paidOutOn, firstDueOn } = terms;
  const quoted = quotedCharge(installments, financedCentavos);
  return ok({
    ...{ requestedCentavos, releasedCentavos, financedCentavos, iofCentavos },
    ...{ fees: terms.fees.map(quoted), insurances: terms.insurances.map(quoted) },
    ...{ installmentCentavos: schedule[0]?.installmentCentavos ?? 0, installments, schedule, ...costs.value },
    ...{ monthlyRate: Number(terms.monthlyRate), annualRate: annualRateOf(rate) },
    ...{ firstDueOn: schedule[0]?.dueOn ?? firstDueOn, lastDueOn: schedule.at(-1)?.dueOn ?? firstDueOn },
    rulesOf: paidOutOn,
  });
}
