import type { CalendarDate } from '@passo/domain';
import type { DayCount } from '../calendar/dayCount.ts';
import type { Rate } from '../number/rate.ts';
import type { Method } from '../quote/methods.ts';
import type { DayBase, Rounding } from '../quote/terms.ts';

/** An instalment that is still to be paid, without fees and insurances: those end with the debt. */
export interface OpenInstallment {
  readonly dueOn: CalendarDate;
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
}

/** What was paid of instalments, without fine and interest of delay. */
export interface MadePayment {
  readonly on: CalendarDate;
  readonly centavos: number;
}

interface CommonDebt {
  readonly method: Method;
  readonly paidOutOn: CalendarDate;
  /** In order of due date. */
  readonly open: readonly OpenInstallment[];
  /**
   * Paid on account of these instalments, in whatever order they are told: each comes off on its own day as a payment of `runDebt` does, what is
   * due first, then the next ones at their worth of that day. Those after the day that is asked for are nothing to it yet. One before the debt
   * was paid out is refused with `dates.invalid`, one of more than is owed on its day with `payment.tooLarge`, both at its place (`payments.0`).
   */
  readonly payments?: readonly MadePayment[];
  /** What the bank that is owed says is owed on a day: it decides from that day on, and `prepay` before it is refused. */
  readonly told?: MadePayment;
  /** What the contract asks of a late instalment; the law's most where it is absent. */
  readonly late?: { readonly fine: Rate; readonly monthlyInterest: Rate };
  /**
   * Where the period of the first open instalment begins. Where it is absent: a month before that is due, or the day of the
   * payment, where the rows are worth what they pay back on that day.
   */
  readonly periodFrom?: CalendarDate;
  /**
   * What the schedule leaves owed on a day, of what falls due after it: from that day on a settlement is exact to the schedule.
   * Where it is absent, instalments to come are worth their present value, off by what rounding did to each of them.
   */
  readonly owed?: MadePayment;
  /** Whether due dates are a month apart, wherever a holiday moved them to, or days of the contract's own; read off them where absent. */
  readonly dueDates?: 'monthly' | 'own';
  readonly accrual?: 'months' | 'days';
  readonly holidays?: readonly CalendarDate[];
  readonly rounding?: Rounding;
}

/** A contract that runs, as most are told. */
export interface RunningContract extends CommonDebt {
  readonly monthlyRate: Rate;
  readonly dayBase: DayBase;
}

/** A contract that runs, its rate by the month or by the year, its days by base or by count. */
export type RunningDebt = CommonDebt &
  ({ readonly monthlyRate: Rate } | { readonly annualRate: Rate }) &
  ({ readonly dayBase: DayBase } | { readonly dayCount: DayCount });
