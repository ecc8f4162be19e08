import type { CalendarDate } from '@passo/domain';
import { dayCounts } from '../calendar/dayCount.ts';
import type { IofRounding } from '../iof/iof.ts';
import type { Centavos } from '../number/centavos.ts';
import { interestOf } from '../number/interest.ts';
import type { Calculated } from '../problem.ts';
import { methods } from '../quote/methods.ts';
import type { AnyTerms, Rounding } from '../quote/terms.ts';
import type { IofRates } from '../rules/iof.ts';
import { iofPayers, type IofPayer } from '../rules/iofPayer.ts';
import type { Accrual } from '../schedule/periods.ts';
import type { Repayment } from '../schedule/plan.ts';
import { chargesAt, type ReadCharge } from './charges.ts';
import { dayCountAt, timingAt } from './dates.ts';
import { known, type Names } from './known.ts';
import { amountAt, field, nameAt, optional, reading, wholeAt, wrong, type Place } from './place.ts';
import { iofRatesAt, rateDecimalsAt, toldRateAt } from './rates.ts';

/** Terms that were read: complete, in range, of one shape whatever they were written as. */
export interface ReadTerms {
  readonly requestedCentavos: Centavos;
  readonly paidOutOn: CalendarDate;
  readonly dueDates: readonly CalendarDate[];
  /** A month apart, wherever a holiday moved them to. */
  readonly monthly: boolean;
  readonly accrual: Accrual;
  readonly toldPer: 'month' | 'year';
  readonly repayment: Repayment;
  readonly fees: readonly ReadCharge[];
  readonly insurances: readonly ReadCharge[];
  readonly iof: 'financed' | 'upFront' | 'exempt';
  readonly iofRounding: IofRounding;
  readonly payer: IofPayer;
  /** Those in force on the day of the payment where it is absent. */
  readonly rates?: IofRates;
}

const iofs = { financed: true, upFront: true, exempt: true } as const;
const countings = { months: true, days: true } as const;
const roundedRows = { parts: true, installment: true } as const;
const absorbing = { installment: true, interest: true } as const;
export const iofRoundings = { total: true, perInstallment: true } as const;
const carrying = { carried: true } as const;

const termNames: Names<AnyTerms> = {
  ...{ requestedCentavos: true, installments: true, paidOutOn: true, firstDueOn: true, dueDates: true, dueRule: true },
  ...{ monthlyRate: true, annualRate: true, dayBase: true, dayCount: true, method: true, accrual: true },
  ...{ fees: true, insurances: true, iof: true, rates: true, payer: true, holidays: true, rounding: true },
  ...{ interestOnly: true, balloonCentavos: true, unpaidInterest: true },
};
const roundingNames: Names<Rounding> = { rates: true, rows: true, last: true, iof: true };

/** Where nothing is said of rounding there is no field to look for. */
const roundingAt = (place: Place, name: string): Place => {
  const rounding = field(place, 'rounding');
  return rounding.value === undefined ? rounding : field(known(rounding, roundingNames), name);
};

/** How interest grows, of any record that tells a rate, a method and a count of days. */
export function accrualAt(place: Place, calendar: Accrual['calendar']): Accrual {
  const method = methods[nameAt(field(place, 'method'), methods)];
  const counts = optional(field(place, 'accrual'), (name) => nameAt(name, countings)) ?? method.counts;
  const dayCount = dayCountAt(place);
  const decimals = optional(roundingAt(place, 'rates'), rateDecimalsAt);
  const interest = interestOf(toldRateAt(place), dayCounts[dayCount].daysOfYear, decimals);
  return { counts, interest, dayCount, calendar };
}

function repaymentAt(place: Place, requested: Centavos, installments: number): Repayment {
  const { level } = methods[nameAt(field(place, 'method'), methods)];
  const balloon = field(place, 'balloonCentavos');
  const balloonCentavos = optional(balloon, (one) => amountAt(one)) ?? 0;
  if (balloonCentavos >= requested) return wrong(balloon, 'amount.invalid');
  const grace = field(place, 'interestOnly');
  return {
    ...{ level, balloonCentavos },
    interestOnly: optional(grace, (one) => wholeAt(one, 0, installments - 1, 'installments.invalid')) ?? 0,
    carries: optional(field(place, 'unpaidInterest'), (name) => nameAt(name, carrying)) !== undefined,
    rows: optional(roundingAt(place, 'rows'), (name) => nameAt(name, roundedRows)) ?? 'parts',
    last: optional(roundingAt(place, 'last'), (name) => nameAt(name, absorbing)) ?? 'installment',
  };
}

/** Reads terms at a place in something larger. */
export function termsAt(told: Place): ReadTerms {
  const place = known(told, termNames);
  const requestedCentavos = amountAt(field(place, 'requestedCentavos'), 1);
  const timing = timingAt(place);
  const installments = timing.dueDates.length;
  const repayment = repaymentAt(place, requestedCentavos, installments);
  const [fees, insurances] = [
    chargesAt(field(place, 'fees'), installments),
    chargesAt(field(place, 'insurances'), installments),
  ];
  const { calendar, ...dates } = timing;
  const rates = optional(field(place, 'rates'), iofRatesAt);
  return {
    ...{ requestedCentavos, ...dates, repayment, fees, insurances },
    accrual: accrualAt(place, calendar),
    toldPer: field(place, 'annualRate').value === undefined ? 'month' : 'year',
    iof: nameAt(field(place, 'iof'), iofs),
    iofRounding: optional(roundingAt(place, 'iof'), (name) => nameAt(name, iofRoundings)) ?? 'total',
    payer: optional(field(place, 'payer'), (name) => nameAt(name, iofPayers)) ?? 'person',
    ...(rates !== undefined && { rates }),
  };
}

/** Reads whatever was given as the terms of a loan; a problem names the field that is wrong. */
export const readTerms = (told: unknown): Calculated<ReadTerms> => reading(() => termsAt({ value: told, path: '' }));
