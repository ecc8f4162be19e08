import type { Offer } from '@passo/catalog';
import { addDays, addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import { late, on, type Change, type Dishonest } from './honest.ts';
import { inQuote, inRows, quotedAs, saying, type Quote } from './changes.ts';
import { limitLies } from './limitLies.ts';
import { portabilityLies } from './portabilityLies.ts';
import { wordLies } from './wordLies.ts';

/* Offers that add up and are still not to be believed, or not to be signed: each with the code under which operators hear of it. */

/** An amount moved from one row to another: all sums stay. */
const moved = (centavos: number): Change =>
  inRows((row, at) => {
    const delta = at === 3 ? centavos : at === 4 ? -centavos : 0;
    const amortisationCentavos = row.amortisationCentavos + delta;
    const balanceCentavos = row.balanceCentavos - (at === 3 ? centavos : 0);
    return { amortisationCentavos, balanceCentavos, installmentCentavos: row.installmentCentavos + delta };
  });

/** Interest that no rate asks for, in every row; totals follow. */
const dearer = (centavos: number): Change =>
  inQuote(({ schedule, totalCentavos, interestCentavos, installmentCentavos, installments }) => ({
    schedule: schedule.map((row) => ({
      ...row,
      interestCentavos: row.interestCentavos + centavos,
      installmentCentavos: row.installmentCentavos + centavos,
    })),
    ...{ installmentCentavos: installmentCentavos + centavos, totalCentavos: totalCentavos + centavos * installments },
    interestCentavos: interestCentavos + centavos * installments,
  }));

/** Less is handed over and called tax. */
const taxed = (more: (quote: Quote) => number): Change =>
  inQuote((quote) => ({
    iofCentavos: quote.iofCentavos + more(quote),
    releasedCentavos: quote.releasedCentavos - more(quote),
  }));

export const dishonest: readonly Dishonest[] = [
  ['a CET of 1 %', 'cdc', inQuote(() => ({ cetAnnual: 0.01, cetMonthly: 0.0008 })), 'cet.differs'],
  ['a CET half a point lower', 'clt', inQuote(({ cetAnnual }) => ({ cetAnnual: cetAnnual - 0.005 })), 'cet.differs'],
  ['a CET half a point higher', 'clt', inQuote(({ cetAnnual }) => ({ cetAnnual: cetAnnual + 0.005 })), 'cet.differs'],
  [
    'a monthly CET of another year',
    'inss',
    inQuote(({ cetMonthly }) => ({ cetMonthly: cetMonthly / 2 })),
    'cet.differs',
  ],
  ['a CET that is the rate', 'vehicle', inQuote(({ annualRate }) => ({ cetAnnual: annualRate })), 'cet.differs'],
  ['a CET of the FGTS', 'fgts', inQuote(() => ({ cetAnnual: 0.1 })), 'cet.differs'],
  [
    'a rate that its rows contradict',
    'clt',
    inQuote(() => ({ monthlyRate: 0.0149, annualRate: 0.19422 })),
    'rate.differs',
  ],
  ['a rate of nothing', 'cdc', inQuote(() => ({ monthlyRate: 0, annualRate: 0 })), 'rate.differs'],
  [
    'a rate just below the ceiling',
    'inss',
    (offer) => inQuote(() => ({ monthlyRate: 0.0185, annualRate: 0.24602 }))(quotedAs({ monthlyRate: 0.025 })(offer)),
    'rate.differs',
  ],
  [
    'another yearly rate',
    'clt',
    inQuote(({ monthlyRate }) => ({ annualRate: monthlyRate * 12 })),
    'annualRate.differs',
  ],
  ['a yearly rate of nothing', 'inss', inQuote(() => ({ annualRate: 0 })), 'annualRate.differs'],
  ['a rate of the FGTS', 'fgts', inQuote(() => ({ monthlyRate: 0.012, annualRate: 0.15389 })), 'rate.differs'],
  [
    'interest in a consortium',
    'consortium',
    inQuote(() => ({ monthlyRate: 0.01, annualRate: 0.12683 })),
    'rate.differs',
  ],
  ['a real more in every installment', 'clt', dearer(100), 'rate.differs'],
  ['R$ 50,00 more in every installment', 'clt', dearer(5_000), 'rate.differs'],
  ['ten centavos more in every installment', 'inss', dearer(10), 'schedule.differs'],
  ['an installment that pays another', 'clt', moved(5_000), 'schedule.differs'],
  ['an installment that takes from another', 'cdc', moved(-5_000), 'schedule.differs'],
  [
    'no IOF',
    'cdc',
    inQuote(({ iofCentavos, releasedCentavos }) => ({
      iofCentavos: 0,
      releasedCentavos: releasedCentavos + iofCentavos,
    })),
    'iof.differs',
  ],
  ['IOF of R$ 1,00 more', 'clt', taxed(() => 100), 'iof.differs'],
  ['twice the IOF', 'inss', taxed(({ iofCentavos }) => iofCentavos), 'iof.differs'],
  ['IOF on a home', 'real-estate', taxed(() => 100_000), 'iof.differs'],
  ['IOF on a debt that changes banks', 'portability', taxed(() => 20_000), 'iof.differs'],
  [
    'IOF on the old debt again',
    'refinancing',
    taxed(({ financedCentavos }) => Math.round(financedCentavos * 0.03)),
    'iof.differs',
  ],
  ['a day of which no rules are known', 'inss', inQuote(() => ({ rulesOf: '2020-01-01' })), 'rules.unknown'],
  ['a payment long ago', 'cdc', inQuote(() => ({ rulesOf: '2026-10-20' })), 'dates.differ'],
  ['a payment in a month', 'clt', quotedAs({ paidOutOn: '2026-12-20', firstDueOn: '2027-01-25' }), 'payOut.differs'],
  [
    'rows whose days are not theirs',
    'inss',
    inRows((row, at) => (at === 2 ? { days: row.days - 9 } : {})),
    'dates.differ',
  ],
  [
    'a first due date in three months',
    'cdc',
    quotedAs({ firstDueOn: '2027-02-20', installments: 6 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date after the cut-off',
    'inss',
    quotedAs({ firstDueOn: '2027-01-07', installments: 12 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date two months out',
    'clt',
    quotedAs({ firstDueOn: '2027-01-25', installments: 12 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date on the day of the payment',
    'cdc',
    inRows((_row, at) => (at === 0 ? { dueOn: on, days: 0 } : at === 1 ? { days: 61 } : {})),
    'dates.differ',
  ],
  [
    'a pause between installments',
    'cdc',
    inRows((row, at) => (at > 6 ? { dueOn: addMonths(row.dueOn, 3), ...(at === 7 && { days: row.days + 90 }) } : {})),
    'dates.differ',
  ],
  ['a pause that its rows own to', 'clt', pause, 'dates.irregular'],
  ['that it expired yesterday', 'cdc', saying({ validUntil: addDays(on, -1) }), 'validity.expired'],
  ['that it expired last year', 'fgts', saying({ validUntil: '2025-11-20' }), 'validity.expired'],
  ['that it stands for a day', 'clt', saying({ validUntil: addDays(on, 1) }), 'validity.tooShort'],
  ['that it stands beyond the first installment', 'inss', saying({ validUntil: '2027-03-01' }), 'validity.tooLong'],
  ['a fine of 10 %', 'cdc', saying({ late: { ...late, fine: 0.1 } }), 'fine.aboveLimit'],
  ['a fine on what Caixa pays', 'fgts', saying({ late: { fine: 0.02, monthlyInterest: 0 } }), 'fine.aboveLimit'],
  ['a fine of 2.01 %', 'clt', saying({ late: { ...late, fine: 0.0201 } }), 'fine.aboveLimit'],
  ['interest of delay of 2 %', 'cdc', saying({ late: { ...late, monthlyInterest: 0.02 } }), 'lateInterest.aboveLimit'],
  [
    'interest of delay of 12 %',
    'consortium',
    saying({ late: { ...late, monthlyInterest: 0.12 } }),
    'lateInterest.aboveLimit',
  ],
  ...limitLies,
  ...portabilityLies,
  ...wordLies,
];

/** Two months in which nothing is due, told as they are. */
function pause(offer: Offer): unknown {
  const dueOf = (at: number): CalendarDate => {
    const dueOn = offer.quote.schedule[at]?.dueOn ?? on;
    return at < 12 ? dueOn : addMonths(dueOn, 2);
  };
  return inRows((_row, at) => ({ dueOn: dueOf(at), days: daysBetween(at === 0 ? on : dueOf(at - 1), dueOf(at)) }))(
    offer,
  );
}
