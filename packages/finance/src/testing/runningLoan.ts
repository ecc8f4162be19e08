import { quoteLoan, runningDebtOf, type AnyTerms } from '../index.ts';
import { valueOf } from './debts.ts';

/* A loan of twelve months by Price, and the debt that it makes. */

export const terms = {
  ...{ requestedCentavos: 1_000_000, installments: 12, monthlyRate: 0.02, dayBase: 365, method: 'price' },
  ...{ paidOutOn: '2026-01-12', firstDueOn: '2026-02-12', iof: 'exempt' },
} as const satisfies AnyTerms;
export const quote = valueOf(quoteLoan(terms));
export const debt = valueOf(runningDebtOf(terms, quote));

/** The first installment, paid on its day. */
export const first = { on: '2026-02-12', kind: 'payment', centavos: quote.installmentCentavos } as const;
