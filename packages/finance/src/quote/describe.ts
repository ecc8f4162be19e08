import { ok } from '@passo/domain';
import { costOfFlows } from '../cet/cet.ts';
import { annualRateOf } from '../number/interest.ts';
import { refuse, type Calculated } from '../problem.ts';
import { paidWith, sumOf, type ReadCharge } from '../read/charges.ts';
import type { ReadTerms } from '../read/terms.ts';
import type { Period } from '../schedule/periods.ts';
import type { Debt } from './principal.ts';
import type { Quote, QuotedCharge, QuotedInstallment } from './terms.ts';

function scheduleOf(
  periods: readonly Period[],
  { steps }: Debt,
  charges: readonly ReadCharge[],
): readonly QuotedInstallment[] {
  return periods.flatMap(({ dueOn, days }, at) => {
    const step = steps[at];
    if (step === undefined) return [];
    const { interestCentavos, amortisationCentavos, balanceCentavos } = step;
    const chargesCentavos = paidWith(charges, at);
    const installmentCentavos = interestCentavos + amortisationCentavos + chargesCentavos;
    const amounts = { interestCentavos, amortisationCentavos, chargesCentavos, installmentCentavos, balanceCentavos };
    return { number: at + 1, dueOn, days, ...amounts };
  });
}

const quotedCharge =
  (financedCentavos: number) =>
  ({ name, when, centavos, each }: ReadCharge): QuotedCharge => {
    const totalCentavos = when === 'perInstallment' ? each.reduce((sum, one) => sum + one, 0) : centavos;
    return { name, centavos, when, totalCentavos, share: Number((totalCentavos / financedCentavos).toFixed(4)) };
  };

/** The figures that follow from the instalments. */
function costsOf(schedule: readonly QuotedInstallment[], periods: readonly Period[], releasedCentavos: number) {
  const payments = periods.map(({ daysFromStart }, at) => ({
    days: daysFromStart,
    centavos: schedule[at]?.installmentCentavos ?? 0,
  }));
  const cet = costOfFlows(releasedCentavos, payments);
  if (!cet.ok) return cet;
  return ok({
    totalCentavos: payments.reduce((sum, { centavos }) => sum + centavos, 0),
    interestCentavos: schedule.reduce((sum, { interestCentavos }) => sum + interestCentavos, 0),
    cetMonthly: cet.value.monthly,
    cetAnnual: cet.value.annual,
  });
}

/** The monthly rate as it was told, or as it was worked out, with ten decimals; the yearly one with eight. */
function ratesOf({ accrual, toldPer }: ReadTerms): Pick<Quote, 'monthlyRate' | 'annualRate'> {
  const { monthly, annual } = accrual.interest;
  if (toldPer === 'month') return { monthlyRate: monthly.approximation, annualRate: annualRateOf(monthly) };
  return { monthlyRate: Number(monthly.approximation.toFixed(10)), annualRate: annual.approximation };
}

/** Everything that the customer sees of a computed debt. */
export function describeQuote(
  terms: ReadTerms,
  requestedCentavos: number,
  debt: Debt,
  periods: readonly Period[],
): Calculated<Quote> {
  const charges = [...terms.fees, ...terms.insurances];
  const financedCentavos = debt.principalCentavos;
  const iofCentavos = debt.iof.totalCentavos;
  const releasedCentavos = financedCentavos - iofCentavos - sumOf(charges, 'financed') - sumOf(charges, 'upFront');
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const schedule = scheduleOf(periods, debt, charges);
  const costs = costsOf(schedule, periods, releasedCentavos);
  if (!costs.ok) return costs;
  const quoted = quotedCharge(financedCentavos);
  const [first, last] = [schedule[0], schedule.at(-1)];
  return ok({
    ...{ requestedCentavos, releasedCentavos, financedCentavos, iofCentavos },
    ...{ fees: terms.fees.map(quoted), insurances: terms.insurances.map(quoted) },
    installmentCentavos: first?.installmentCentavos ?? 0,
    ...{ installments: periods.length, schedule, ...costs.value, ...ratesOf(terms) },
    ...{ firstDueOn: first?.dueOn ?? terms.paidOutOn, lastDueOn: last?.dueOn ?? terms.paidOutOn },
    rulesOf: terms.paidOutOn,
  });
}
