import { ok } from '@passo/domain';
import { text } from '../ports/facts.ts';
import { payrollShare } from './income.ts';
import { usualLate } from './parts.ts';
import type { LoanProduct } from './product.ts';
import { debtLines, settlementOf } from './runningDebt.ts';

/** Old debt and *troco* together, in centavos. */
export const MOST_CENTAVOS = 15_000_000;

/** What the products have in common that settle a running contract by a new one, with or without a *troco*. */
export const settlesDebt = {
  maximumCentavos: MOST_CENTAVOS,
  terms: [24, 36, 48, 60, 72, 84, 96],
  chosen: ['contrato'],
  detailsOf: (facts) => {
    const contract = text(facts, 'contrato');
    return contract === '' ? {} : { contract };
  },
  validDays: 2,
  late: usualLate,
  maximumFor: ({ paidOutOn, details = {} }) => ok(Math.max(0, MOST_CENTAVOS - settlementOf(details, paidOutOn))),
  linesOf: ({ details = {}, paidOutOn }, quote) => {
    const settled = settlementOf(details, paidOutOn);
    return details.debt === undefined ? [] : debtLines(details.debt, settled, quote.releasedCentavos - settled);
  },
  bears: payrollShare('inss'),
} satisfies Partial<LoanProduct>;
