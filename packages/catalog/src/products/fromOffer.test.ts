import { expect, it } from 'vitest';
import { fromOffer } from './fromOffer.ts';
import { loanProducts } from './index.ts';

const on = '2026-11-20' as const;

it.each(loanProducts)('%s: what is promised at first sight is what its own rules come to', (_slug, product) => {
  const from = fromOffer(product, on);
  expect(from).not.toBeNull();
  if (from === null || product.example === undefined) return expect(from?.cetAnnual).toBeNull();
  const quoted = product.quote({ ...product.example, monthlyRate: from.monthlyRate, paidOutOn: on });
  expect(quoted).toEqual({ ok: true, value: from.example });
  const ceiling = product.highestRate?.(on) ?? Infinity;
  expect(from.monthlyRate).toBeLessThanOrEqual(ceiling);
  // No term is cheaper than what is said, and one is as cheap.
  expect(from.cetAnnual).toBeLessThanOrEqual(from.example?.cetAnnual ?? Infinity);
});

it('promises nothing on a day whose rules are not known', () => {
  const inss = loanProducts.find(([slug]) => slug === 'inss')?.[1];
  expect(inss && fromOffer(inss, '1990-01-01')).toBeNull();
});
