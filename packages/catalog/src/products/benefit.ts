import { addMonths, dateOf, dateParts, addDays, type CalendarDate } from '@passo/domain';
import { isRecord, type Facts } from '@passo/engine';
import { inForce, marginTables, nextBusinessDay, regulations, type MarginRule } from '@passo/finance';
import { kept, text } from '../ports/facts.ts';

/* What a benefit of the INSS pays back, whatever it is called. */

/** The benefit pays on the first days of the month. */
const DUE_DAY = 7;

/** The second business day of a month: until then the INSS is told of a loan that the month's benefit shall pay. */
function cutOffOf(inMonth: CalendarDate): CalendarDate {
  const { year, month } = dateParts(inMonth);
  const first = nextBusinessDay(dateOf(year, month, 1) ?? inMonth);
  return nextBusinessDay(addDays(first, 1));
}

/** The first payment of the benefit whose cut-off has not passed (Instrução Normativa PRES/INSS 138/2022, art. 17). */
export function firstBenefitDay(paidOutOn: CalendarDate): CalendarDate {
  const { year, month } = dateParts(paidOutOn);
  const inMonth = dateOf(year, month, DUE_DAY) ?? paidOutOn;
  return paidOutOn <= cutOffOf(inMonth) ? inMonth : addMonths(inMonth, 1);
}

/** The ceiling of the day for what a benefit pays back; 0 on a day whose rules are not known. */
export const ceilingOf =
  (product: 'inssLoan' | 'inssRefinancing' | 'inssPortability' | 'inssCard') =>
  (on: CalendarDate): number => {
    const rule = inForce(regulations[product], on);
    return rule.ok ? (rule.value.value.maxMonthlyRate?.approximation ?? 0) : 0;
  };

/** One of the benefits that the INSS told, as it was kept. */
export type KeptBenefit = Readonly<Record<string, unknown>>;

/** The one that the customer chose. */
export function benefitOf(facts: Facts): KeptBenefit | undefined {
  const chosen = text(facts, 'beneficio');
  const { benefits } = kept(facts, 'beneficios');
  return Array.isArray(benefits) ? benefits.filter(isRecord).find(({ number }) => number === chosen) : undefined;
}

export const amountOf = (benefit: KeptBenefit | undefined): number =>
  typeof benefit?.amountCentavos === 'number' ? benefit.amountCentavos : 0;

/**
 * What of a benefit is free for installments of a kind, in centavos: as the INSS told, and never more than the law's share. The highest of
 * all days stands for a day that nobody names: the lender looks again on the day of the offer.
 */
export function marginIn(benefit: KeptBenefit, told: unknown, part: 'loan' | 'card'): number {
  if (typeof told !== 'number') return 0;
  const { amountCentavos: amount } = benefit;
  if (typeof amount !== 'number') return told;
  const table = benefit.assistance === true ? marginTables.bpc : marginTables.inss;
  const shareOf = ({ [part]: { num, den } }: MarginRule): number => Math.floor((amount * Number(num)) / Number(den));
  return Math.min(told, Math.max(...table.map(({ value }) => shareOf(value))));
}
