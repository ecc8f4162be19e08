import { addDays } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms } from '../quote/terms.ts';
import { payOutOn } from './payOut.ts';

const on = '2026-11-20';
function quoted(terms: Partial<LoanTerms> = {}) {
  const quote = quoteLoan({
    ...{ requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179, paidOutOn: on, firstDueOn: '2026-12-25' },
    ...{ dayBase: 365, method: 'byDays', fees: [], insurances: [], iof: 'financed', ...terms },
  });
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
}

describe('the day on which the money is really paid', () => {
  it.each(['byDays', 'price', 'sac'] as const)('%s: a few days later costs less and ends on the same day', (method) => {
    for (const late of [1, 3, 5]) {
      const quote = quoted({ method });
      const found = payOutOn(quote, addDays(on, late));
      if (found.kind !== 'within') throw new Error(`${late} days: ${found.kind}`);
      expect(found.quote.totalCentavos).toBeLessThan(quote.totalCentavos);
      expect(found.quote).toMatchObject({ rulesOf: addDays(on, late), lastDueOn: quote.lastDueOn });
      expect(found.quote.releasedCentavos).toBe(quote.releasedCentavos);
    }
  });

  it.each([
    ['the day itself', 0, 'same'],
    ['the day before', -1, 'same'],
    ['six days later', 6, 'beyond'],
    ['ten days later', 10, 'beyond'],
  ])('%s: as it should be', (_what, late, kind) => expect(payOutOn(quoted(), addDays(on, late)).kind).toBe(kind));

  it('of a lender that reckons otherwise than we do nothing is reckoned again', () => {
    const quote = quoted();
    expect(payOutOn({ ...quote, totalCentavos: quote.totalCentavos + 1 }, addDays(on, 1)).kind).toBe('beyond');
  });
});
