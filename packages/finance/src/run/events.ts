import type { CalendarDate } from '@passo/domain';

/** What happens to a running debt on a day. Amounts in centavos. */
export type DebtEvent =
  /**
   * A payment: what is due first, the oldest instalment first. What is more pays the next instalments early, the first of them first, each
   * at its worth of that day: whoever pays early, all or in part, owes that much less interest (CDC, art. 52, § 2º), and what has not
   * fallen due is nothing to impute a payment to at its face (Código Civil, art. 352). It never costs more than a settlement of that day.
   */
  | { readonly kind: 'payment'; readonly on: CalendarDate; readonly centavos: number }
  /** What is due first; the rest takes from the debt at its worth of that day, and the contract ends sooner or its instalments shrink. */
  | {
      readonly kind: 'amortisation';
      readonly on: CalendarDate;
      readonly centavos: number;
      readonly reduces: 'term' | 'installments';
    }
  /** All that is due, and the debt at its worth of that day. */
  | { readonly kind: 'settlement'; readonly on: CalendarDate };

/** What an amount went to: the parts add up to `paidCentavos`. */
export interface Imputed {
  readonly paidCentavos: number;
  readonly fineCentavos: number;
  /** Interest of delay (mora). */
  readonly lateInterestCentavos: number;
  /** Below zero where the rounding of rows is given back. */
  readonly interestCentavos: number;
  readonly principalCentavos: number;
}

export interface DebtMovement extends Imputed {
  readonly kind: DebtEvent['kind'];
  readonly on: CalendarDate;
  /** Principal that is still to be paid afterwards. */
  readonly balanceCentavos: number;
}

/** What is still to be paid of an instalment. */
export interface OpenLine {
  readonly dueOn: CalendarDate;
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
  readonly fineCentavos: number;
  readonly lateInterestCentavos: number;
}

export interface DebtRun {
  readonly movements: readonly DebtMovement[];
  /** Of all movements together. */
  readonly total: Imputed;
  /** The day up to which delay is counted. */
  readonly on: CalendarDate;
  /** Principal that is still to be paid; 0 where the debt is paid. */
  readonly balanceCentavos: number;
  /** Instalments of which something is open on that day, those that are late with what delay cost. */
  readonly open: readonly OpenLine[];
}
