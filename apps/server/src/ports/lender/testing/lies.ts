import type { Offer } from '@passo/catalog';

/* What a lender may say instead of an offer: everything that was ever seen on a wire, and some that was not yet. */

type Change = (offer: Offer) => unknown;

const inQuote =
  (change: Readonly<Record<string, unknown>>): Change =>
  (offer) => ({ ...offer, quote: { ...offer.quote, ...change } });

const inRow =
  (at: number, change: Readonly<Record<string, unknown>>): Change =>
  (offer) => ({
    ...offer,
    quote: {
      ...offer.quote,
      schedule: offer.quote.schedule.map((row, index) => (index === at ? { ...row, ...change } : row)),
    },
  });

const unpaid: Change = (offer) => inRow(offer.quote.schedule.length - 1, { balanceCentavos: 1 })(offer);

const fee = { name: 'Tarifa de cadastro', centavos: 1, when: 'perInstallment', totalCentavos: 77, share: 0 };

/** Each makes of a good offer one that must not be believed. */
export const lies: readonly (readonly [string, Change])[] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['a text', () => 'R$ 100,00'],
  ['an empty record', () => ({})],
  ['a list of lists', (offer) => [[offer]]],
  ['an installment that is a text', inQuote({ installmentCentavos: '45534' })],
  ['an installment that is null', inQuote({ installmentCentavos: null })],
  ['an installment that is no number', inQuote({ installmentCentavos: Number.NaN })],
  ['an installment without end', inQuote({ installmentCentavos: Number.POSITIVE_INFINITY })],
  ['an installment below zero', inQuote({ installmentCentavos: -45_534 })],
  ['an installment of nothing', inQuote({ installmentCentavos: 0 })],
  ['half a centavo', inQuote({ iofCentavos: 0.5 })],
  ['more than numbers hold', inQuote({ totalCentavos: 1e300 })],
  ['a rate below zero', inQuote({ monthlyRate: -0.01 })],
  ['a rate in percent where a fraction is meant', inQuote({ monthlyRate: 17.9 })],
  ['a rate that is a text', inQuote({ monthlyRate: '0,0179' })],
  ['a CET that is no number', inQuote({ cetAnnual: Number.NaN })],
  ['no CET', inQuote({ cetAnnual: undefined })],
  [
    'another number of installments than rows',
    (offer) => inQuote({ installments: offer.quote.installments + 1 })(offer),
  ],
  ['no rows', inQuote({ schedule: [], installments: 0 })],
  ['ten thousand rows', (offer) => inQuote({ schedule: Array(10_000).fill(offer.quote.schedule[0]) })(offer)],
  ['rows that are null', inQuote({ schedule: [null] })],
  ['a total that its rows do not make', (offer) => inQuote({ totalCentavos: offer.quote.totalCentavos + 1 })(offer)],
  [
    'interest that its rows do not make',
    (offer) => inQuote({ interestCentavos: offer.quote.interestCentavos + 1 })(offer),
  ],
  ['released money that the debt does not make', inQuote({ releasedCentavos: 1 })],
  ['a row that its parts do not make', inRow(1, { interestCentavos: 7_777_777 })],
  ['charges that its rows do not make', inQuote({ fees: [fee], insurances: [] })],
  ['a row of a date that is none', inRow(1, { dueOn: '2027-02-30' })],
  ['rows in another order', inRow(1, { dueOn: '2020-01-01' })],
  ['a row without a number', inRow(1, { number: null })],
  ['a debt that is not paid back', unpaid],
  ['a first due date that is not the first', inQuote({ firstDueOn: '2026-12-24' })],
  ['a last day that is none', (offer) => ({ ...offer, validUntil: 'amanhã' })],
  ['no lender', (offer) => ({ ...offer, lender: undefined })],
  ['a lender without a name', (offer) => ({ ...offer, lender: { name: '', cnpj: '1' } })],
  ['an id that no form can carry', (offer) => ({ ...offer, id: 'x'.repeat(65) })],
  ['an id that is a clause', (offer) => ({ ...offer, id: 'Multa de 10 % por dia' })],
  ['late charges that are null', (offer) => ({ ...offer, late: { fine: null, monthlyInterest: null } })],
  ['a line without an amount', (offer) => ({ ...offer, lines: [{ key: 'x', label: 'x', centavos: null }] })],
];
