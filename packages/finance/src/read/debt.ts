import { daysBetween, type CalendarDate } from '@passo/domain';
import type { Centavos } from '../number/centavos.ts';
import type { Fixed } from '../number/fixed.ts';
import type { Ratio } from '../number/ratio.ts';
import type { Accrual } from '../schedule/periods.ts';
import type { MadePayment, RunningDebt } from '../debt/runningDebt.ts';
import { calendarAt } from './dates.ts';
import { known, type Names } from './known.ts';
import { amountAt, dateAt, field, items, nameAt, optional, wrong, type Place } from './place.ts';
import { beginningOf } from './periodFrom.ts';
import { spacingOf, type Spacing } from '../schedule/contractPeriods.ts';
import { rowsAt, type OpenRow } from './openRows.ts';
import { rateAt } from './rates.ts';
import { accrualAt } from './terms.ts';

interface ReadAmount {
  readonly on: CalendarDate;
  readonly centavos: Centavos;
}

/** A payment made, and where it stands. */
export interface ReadPayment extends ReadAmount {
  readonly path: string;
}

/** What a contract asks of what is late. */
export interface LateTerms {
  readonly fine: Ratio;
  readonly monthlyInterest: Ratio;
}

/** What is owed on a day: whole centavos, and what a fraction of one that a payment left is more or less than them. */
export interface Owed extends MadePayment {
  readonly fraction?: Fixed;
}

/** A running debt that was read. */
export interface ReadDebt {
  readonly paidOutOn: CalendarDate;
  readonly rows: readonly OpenRow[];
  readonly payments: readonly ReadPayment[];
  readonly told?: ReadAmount;
  readonly late?: LateTerms;
  readonly owed?: Owed;
  readonly periodFrom: CalendarDate;
  readonly spacing: Spacing;
  readonly accrual: Accrual;
}

const paymentNames: Names<MadePayment> = { on: true, centavos: true };
const lateNames: Names<LateTerms> = { fine: true, monthlyInterest: true };
const debtNames: Names<RunningDebt> = {
  ...{ method: true, paidOutOn: true, open: true, payments: true, told: true, late: true, periodFrom: true },
  ...{ monthlyRate: true, annualRate: true, dayBase: true, dayCount: true, accrual: true, holidays: true },
  ...{ rounding: true, owed: true, dueDates: true },
};
const spacings: Readonly<Record<Spacing, true>> = { monthly: true, own: true };

export const paymentAt = (place: Place, least = 0): ReadAmount => ({
  on: dateAt(field(known(place, paymentNames), 'on')),
  centavos: amountAt(field(place, 'centavos'), least),
});

export const lateAt = (place: Place): LateTerms => ({
  fine: rateAt(field(known(place, lateNames), 'fine')),
  monthlyInterest: rateAt(field(place, 'monthlyInterest')),
});

/** Fifty years, as long as a schedule may be, and as long after it as anybody asks. */
export const MAX_DAYS = 18_300;

/** Where the first period begins, and how interest grows over it and the next ones. */
function growingAt(place: Place, rows: readonly OpenRow[], paidOutOn: CalendarDate) {
  const accrual = accrualAt(place, calendarAt(field(place, 'holidays')));
  const told = optional(field(place, 'dueDates'), (name) => nameAt(name, spacings));
  const spacing = told ?? spacingOf(rows.map(({ dueOn }) => dueOn));
  const from = field(place, 'periodFrom');
  const periodFrom = optional(from, dateAt) ?? beginningOf(rows, paidOutOn, accrual, spacing);
  return periodFrom < (rows[0]?.dueOn ?? periodFrom) ? { accrual, spacing, periodFrom } : wrong(from, 'dates.invalid');
}

/** An amount that is told of a day of the contract. */
function amountSince(place: Place, paidOutOn: CalendarDate): ReadAmount {
  const told = paymentAt(place);
  return told.on < paidOutOn ? wrong(field(place, 'on'), 'dates.invalid') : told;
}

const paymentsAt = (place: Place, paidOutOn: CalendarDate): readonly ReadPayment[] =>
  items(place).map((one) => ({ ...amountSince(one, paidOutOn), path: one.path }));

export function debtAt(whole: Place): ReadDebt {
  const place = known(whole, debtNames);
  const rows = rowsAt(field(place, 'open'));
  const paidOutOn = dateAt(field(place, 'paidOutOn'));
  const [first, last] = [rows[0]?.dueOn ?? paidOutOn, rows.at(-1)?.dueOn ?? paidOutOn];
  if (first <= paidOutOn || daysBetween(first, last) > MAX_DAYS) return wrong(field(place, 'open'), 'dates.invalid');
  const growing = growingAt(place, rows, paidOutOn);
  if (daysBetween(paidOutOn, last) > 2 * MAX_DAYS) return wrong(field(place, 'paidOutOn'), 'dates.invalid');
  const [told, owed] = ['told', 'owed'].map((name) =>
    optional(field(place, name), (one) => amountSince(one, paidOutOn)),
  );
  const late = optional(field(place, 'late'), lateAt);
  return {
    ...{ paidOutOn, rows, ...growing },
    payments: optional(field(place, 'payments'), (list) => paymentsAt(list, paidOutOn)) ?? [],
    ...(told !== undefined && { told }),
    ...(owed !== undefined && { owed }),
    ...(late !== undefined && { late }),
  };
}
