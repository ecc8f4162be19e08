import { addDays, type CalendarDate } from '@passo/domain';
import { businessDaysAfter, type AnyTerms, type DayCount, type LoanTerms, type Rounding } from '@passo/finance';
import { firstDueDay, monthAfter } from './dueDays.ts';

/* How lenders' calculators reckon a loan whose installments the customer pays: invented rules, told in docs/finance.md. */

/** One calculator's own way; what a product fixes (a payroll's day, a method, a tax that is none) it leaves as it is. */
interface Reckoning {
  readonly accrual: 'months' | 'days';
  readonly dayCount: DayCount;
  readonly firstDue: (paidOutOn: CalendarDate) => CalendarDate;
  /** The debt grows by the tax, or less is handed over. */
  readonly iof: 'financed' | 'upFront';
  /** The same of fees that are paid once. */
  readonly fees: 'financed' | 'upFront';
  readonly rounding: Rounding;
  /** What a question is answered that the bank's limits do not allow: all limits, the nearest that they do, or no more than a no. */
  readonly wrong: 'limits' | 'nearest' | 'no';
}

/** The house's, but for what each says. */
const usual = {
  ...{ accrual: 'months', dayCount: 'act/365', firstDue: monthAfter, iof: 'financed', fees: 'financed' },
  ...{ rounding: {}, wrong: 'limits' },
} as const satisfies Reckoning;

const daysOn =
  (days: number) =>
  (paidOutOn: CalendarDate): CalendarDate =>
    addDays(paidOutOn, days);

const reckonings = {
  agx: { ...usual, accrual: 'days', firstDue: daysOn(30), rounding: { last: 'interest' } },
  afinz: {
    ...usual,
    ...{ accrual: 'days', dayCount: 'act/360', wrong: 'nearest' },
    firstDue: (paidOutOn) => firstDueDay(paidOutOn, 10, 20),
  },
  qitech: { ...usual, accrual: 'days', rounding: { rates: { annual: 6 } } },
  funcao: {
    ...usual,
    ...{ fees: 'upFront', rounding: { iof: 'perInstallment' }, wrong: 'no' },
    firstDue: (paidOutOn) => firstDueDay(paidOutOn, 15, 15),
  },
  nio: { ...usual, accrual: 'days', dayCount: 'bus/252', firstDue: daysOn(45), wrong: 'nearest' },
  crefisa: {
    ...usual,
    ...{ accrual: 'days', dayCount: '30/360', iof: 'upFront', fees: 'upFront', wrong: 'no' },
    firstDue: (paidOutOn) => businessDaysAfter(paidOutOn, 22),
  },
  cdc: { ...usual, firstDue: daysOn(30), rounding: { rows: 'installment' } },
  multiple: { ...usual, rounding: { rows: 'installment', last: 'interest' } },
  fgts: { ...usual, accrual: 'days', iof: 'upFront' },
} as const satisfies Readonly<Record<string, Reckoning>>;

export type CalculatorName = keyof typeof reckonings;

export const isCalculator = (name: string): name is CalculatorName => Object.hasOwn(reckonings, name);
export const calculatorNames: readonly CalculatorName[] = Object.keys(reckonings).filter(isCalculator);

/** Those that reckon a loan which pays itself back in installments; the fund's reckons withdrawals alone. */
export const loanCalculators: readonly CalculatorName[] = calculatorNames.filter((name) => name !== 'fgts');

const reckoningOf = (name: CalculatorName): Reckoning => reckonings[name];

/** What it answers where its bank's limits do not allow what is asked; all limits where no calculator is named. */
export const answersWrong = (name: CalculatorName | undefined): Reckoning['wrong'] =>
  name === undefined ? usual.wrong : reckoningOf(name).wrong;

/** The first due date where the product leaves it open. */
export const firstDueBy = (name: CalculatorName | undefined, paidOutOn: CalendarDate): CalendarDate =>
  (name === undefined ? usual : reckoningOf(name)).firstDue(paidOutOn);

type WithoutAmount<T> = T extends unknown ? Omit<T, 'requestedCentavos'> : never;
/** All of a loan but how much. */
type ReckonedTerms = WithoutAmount<AnyTerms>;

/** A product's terms as this calculator reckons them. */
export function reckonedBy(
  name: CalculatorName | undefined,
  { dayBase, ...terms }: Omit<LoanTerms, 'requestedCentavos'>,
): ReckonedTerms {
  if (name === undefined) return { ...terms, dayBase };
  const { accrual, dayCount, iof, fees, rounding } = reckoningOf(name);
  return {
    ...terms,
    ...{ dayCount, rounding },
    // What a product counts by days, from one payroll to the next, has no months.
    accrual: terms.method === 'byDays' ? 'days' : accrual,
    iof: terms.iof === 'exempt' ? terms.iof : iof,
    fees: (terms.fees ?? []).map((fee) => (fee.when === 'financed' ? { ...fee, when: fees } : fee)),
  };
}
