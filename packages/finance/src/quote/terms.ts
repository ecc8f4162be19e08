import type { CalendarDate } from '@passo/domain';
import type { DayBase, Rate } from '../number/rate.ts';
import type { Method } from '../schedule/periods.ts';

/** A fee or an insurance. */
export interface Charge {
  readonly name: string;
  /** The whole amount; of a `perInstallment` charge, the part of each instalment. */
  readonly centavos: number;
  /** Added to the debt, taken off what is handed over, or paid with each instalment. */
  readonly when: 'financed' | 'upFront' | 'perInstallment';
}

export interface LoanTerms {
  /** What the customer asks to receive. */
  readonly requestedCentavos: number;
  readonly installments: number;
  /** Fraction a month: 0.0179 is 1.79 % a.m. */
  readonly monthlyRate: Rate;
  readonly paidOutOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  readonly dayBase: DayBase;
  readonly method: Method;
  readonly fees: readonly Charge[];
  readonly insurances: readonly Charge[];
  /** `financed`: the debt grows so that the customer receives what was asked; `upFront`: taken off; `exempt`: housing. */
  readonly iof: 'financed' | 'upFront' | 'exempt';
  readonly dueRule?: 'sameDay' | 'nextBusinessDay';
  /** First instalments that pay interest only. */
  readonly interestOnly?: number;
  /** Principal left for the last instalment. */
  readonly balloonCentavos?: number;
}

export interface QuotedCharge extends Charge {
  /** All of it over the whole contract. */
  readonly totalCentavos: number;
  /** Fraction of the financed total, four decimals. */
  readonly share: number;
}

export interface QuotedInstallment {
  readonly number: number;
  readonly dueOn: CalendarDate;
  /** Calendar days since the previous due date (since the payment, for the first). */
  readonly days: number;
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
  /** Fees and insurances paid with this instalment. */
  readonly chargesCentavos: number;
  /** Interest, amortisation and charges together: what is paid on the due date. */
  readonly installmentCentavos: number;
  readonly balanceCentavos: number;
}

/** Everything that the customer must see before signing, and what the contract and the lender receive. */
export interface Quote {
  readonly requestedCentavos: number;
  /** What the customer really receives: `financed − IOF − financed and up-front charges`. */
  readonly releasedCentavos: number;
  readonly financedCentavos: number;
  readonly iofCentavos: number;
  readonly fees: readonly QuotedCharge[];
  readonly insurances: readonly QuotedCharge[];
  /** The first instalment; all are alike but the last one (Price, by days), or the highest (SAC). */
  readonly installmentCentavos: number;
  readonly installments: number;
  readonly schedule: readonly QuotedInstallment[];
  readonly totalCentavos: number;
  readonly interestCentavos: number;
  /** Fractions. */
  readonly monthlyRate: number;
  readonly annualRate: number;
  /** Fractions of four decimals: percentages of two. */
  readonly cetMonthly: number;
  readonly cetAnnual: number;
  readonly firstDueOn: CalendarDate;
  readonly lastDueOn: CalendarDate;
  /** The day whose regulated numbers were used. */
  readonly rulesOf: CalendarDate;
}
