import type { CalendarDate } from '@passo/domain';
import type { Quote } from '../quote/terms.ts';
import type { ReplacedDebt } from '../rules/portability.ts';
import type { Regulation } from '../rules/regulation.ts';

/** An offer as far as the law looks at it, whoever wrote it. Amounts in centavos, rates as fractions. */
export interface RegulatedOffer {
  readonly quote: Quote;
  /** The last day on which it can be taken. */
  readonly validUntil: CalendarDate;
  readonly late: { readonly fine: number; readonly monthlyInterest: number };
  /** Where it says that nothing is lent at interest, and that a fund pays it back. */
  readonly interestFree?: boolean;
  readonly unit?: 'installment' | 'withdrawal';
  /** Of what is released, the part that settles an older debt. */
  readonly settledCentavos?: number;
}

/** What is known of the customer; what is not known is not held against an offer. */
export interface RegulatedPerson {
  readonly birthDate?: CalendarDate;
  /** The largest instalment that the law leaves free. */
  readonly marginCentavos?: number;
  /** Whether an insurance was ticked. */
  readonly insured?: boolean;
  /** The term that was asked for. */
  readonly installments?: number;
  /** The debt that changes banks, on the day of the offer: a portability is judged by it, and is none without. */
  readonly replacedDebt?: ReplacedDebt;
}

/** Everything that a check may look at. */
export interface Subject {
  readonly offer: RegulatedOffer;
  readonly quote: Quote;
  readonly rules: Regulation;
  readonly person: RegulatedPerson;
  /** Today. */
  readonly on: CalendarDate;
}

/** What is wrong with it, as operators are told; null where nothing is. */
export type Check = (subject: Subject) => RegulatedCode | null;

/** Listed, not only typed: a log shows the codes that it knows. */
export const regulatedCodes = [
  'rules.unknown',
  'kind.differs',
  'amounts.negative',
  'totals.differ',
  'charges.differ',
  'released.differs',
  'dates.differ',
  'dates.irregular',
  'payOut.differs',
  'firstDue.tooLate',
  'validity.expired',
  'validity.tooShort',
  'validity.tooLong',
  'term.aboveLimit',
  'term.differs',
  'age.atEnd',
  'balance.grows',
  'grace.hidden',
  'schedule.differs',
  'installments.uneven',
  'rate.differs',
  'annualRate.differs',
  'iof.differs',
  'cet.differs',
  'rate.aboveCeiling',
  'fine.aboveLimit',
  'lateInterest.aboveLimit',
  'fee.notAllowed',
  'insurance.notAllowed',
  'insurance.notChosen',
  'withdrawal.outsideLimits',
  'margin.exceeded',
  'portability.debtUnknown',
  'portability.debtDiffers',
  'portability.longer',
  'portability.dearer',
  'portability.newMoney',
  'debt.unnamed',
] as const;

export type RegulatedCode = (typeof regulatedCodes)[number];

/** The parts of which each instalment pays the debt. */
export const debtPartOf = ({ interestCentavos, amortisationCentavos }: Quote['schedule'][number]): number =>
  interestCentavos + amortisationCentavos;
