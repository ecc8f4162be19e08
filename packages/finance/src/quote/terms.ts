import type { CalendarDate } from '@passo/domain';
import type { DayCount } from '../calendar/dayCount.ts';
import type { RateDecimals } from '../number/interest.ts';
import type { Rate } from '../number/rate.ts';
import type { IofRounding, ToldIofRates } from '../iof/iof.ts';
import type { IofPayer } from '../rules/iofPayer.ts';
import type { Method } from './methods.ts';

/** Days of a year on which daily interest is counted: `act/360` and `act/365`. */
export type DayBase = 360 | 365;

/** A fee or an insurance. */
export interface Charge {
  readonly name: string;
  /** The whole amount; of a `perInstallment` charge, the part of each instalment. */
  readonly centavos: number;
  /** Added to the debt, taken off what is handed over, or paid with each instalment. */
  readonly when: 'financed' | 'upFront' | 'perInstallment';
}

/** A charge that is another with each instalment, as an insurance on what is still owed. */
export interface VaryingCharge {
  readonly name: string;
  readonly when: 'perInstallment';
  /** One amount for each instalment, in their order. */
  readonly eachCentavos: readonly number[];
}

/** Where a lender rounds. What is absent is rounded as the house does. */
export interface Rounding {
  /** Decimals of the rates, as fractions; exact where it is absent. */
  readonly rates?: RateDecimals;
  /** `parts` (the house): interest and instalment are whole centavos. `installment`: only what is paid is, the balance is exact. */
  readonly rows?: 'parts' | 'installment';
  /** What of the last row absorbs what rounding left: the instalment (the house), or its interest, the instalment being as the others. */
  readonly last?: 'installment' | 'interest';
  readonly iof?: IofRounding;
}

interface CommonTerms {
  /** What the customer asks to receive. */
  readonly requestedCentavos: number;
  readonly paidOutOn: CalendarDate;
  readonly method: Method;
  /** None where they are absent. */
  readonly fees?: readonly (Charge | VaryingCharge)[];
  readonly insurances?: readonly (Charge | VaryingCharge)[];
  /** `financed`: the debt grows so that the customer receives what was asked; `upFront`: taken off; `exempt`: housing. */
  readonly iof: 'financed' | 'upFront' | 'exempt';
  /** Who borrows: `person` where it is absent, `company`, or `simples` (a company of the Simples Nacional). It decides the IOF rates. */
  readonly payer?: IofPayer;
  /** IOF rates of the caller's; those in force on the day of the payment where it is absent. */
  readonly rates?: ToldIofRates;
  /** Whether interest grows by months or by days; as the method does where it is absent. */
  readonly accrual?: 'months' | 'days';
  /** Days on which nothing is paid, beside Saturdays and Sundays; the holidays of Brazilian banks where it is absent. */
  readonly holidays?: readonly CalendarDate[];
  /** First instalments that pay interest only. */
  readonly interestOnly?: number;
  /** Principal left for the last instalment. */
  readonly balloonCentavos?: number;
  /** `carried`: interest that an instalment does not reach is paid by the next ones. Absent: such a loan is refused. */
  readonly unpaidInterest?: 'carried';
  readonly rounding?: Rounding;
}

interface Monthly {
  /** 0.0179 or '1.79%' a month. */
  readonly monthlyRate: Rate;
}

interface MonthByMonth {
  readonly installments: number;
  /** The same day of the following months, their last one where they are shorter. */
  readonly firstDueOn: CalendarDate;
  readonly dueRule?: 'sameDay' | 'nextBusinessDay';
}

interface ByBase {
  readonly dayBase: DayBase;
}

/** What most loans state. */
export interface LoanTerms extends CommonTerms, Monthly, MonthByMonth, ByBase {}

/** All that can be stated: a rate by the month or by the year, dates a month apart or one by one, days by base or by count. */
export type AnyTerms = CommonTerms &
  (Monthly | { readonly annualRate: Rate }) &
  (MonthByMonth | { readonly dueDates: readonly CalendarDate[] }) &
  (ByBase | { readonly dayCount: DayCount });

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
