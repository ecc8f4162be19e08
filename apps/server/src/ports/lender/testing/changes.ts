import type { Offer } from '@passo/catalog';
import type { LoanTerms } from '@passo/finance';
import { quotedOn, type Change } from './honest.ts';

/* How one makes of an honest offer another one. */

export type Quote = Offer['quote'];
type Row = Quote['schedule'][number];

export const inQuote =
  (change: (quote: Quote) => object): Change =>
  (offer) => ({ ...offer, quote: { ...offer.quote, ...change(offer.quote) } });
export const saying =
  (change: object): Change =>
  (offer) => ({ ...offer, ...change });
export const quotedAs =
  (terms: Partial<LoanTerms>) =>
  (offer: Offer): Offer => ({ ...offer, quote: quotedOn(terms) });
export const inRows =
  (change: (row: Row, at: number) => object): Change =>
  (offer) => {
    const schedule = offer.quote.schedule.map((row, at) => ({ ...row, ...change(row, at) }));
    const [first, last] = [schedule[0], schedule.at(-1)];
    return inQuote(() => ({ schedule, firstDueOn: first?.dueOn, lastDueOn: last?.dueOn }))(offer);
  };

export const fee = (centavos: number, when: 'financed' | 'perInstallment' = 'financed') => ({
  fees: [{ name: 'Tarifa de cadastro', centavos, when }],
});
export const insured = { insurances: [{ name: 'Seguro prestamista', centavos: 990, when: 'financed' }] } as const;

export const namedAs =
  (change: object): Change =>
  (offer) => ({ ...offer, lender: { ...offer.lender, ...change } });
