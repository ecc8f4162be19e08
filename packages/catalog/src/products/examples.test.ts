import { expect, it } from 'vitest';
import { examplesOf } from './examples.ts';
import { loanProducts, type LoanProduct } from './index.ts';

const on = '2026-11-20' as const;
const triable = loanProducts.flatMap(([slug, product]) => {
  const examples = examplesOf(product, product.usualRate, on);
  return examples === null ? [] : [{ slug, product, examples }];
});

/** What a usual case asks by; undefined where it rests on more than one amount. */
const asksBy = ({ example }: LoanProduct): string | undefined => {
  const { balanceCentavos, collateralCentavos } = example?.details ?? {};
  if (balanceCentavos !== undefined) return 'balance';
  return collateralCentavos === undefined && (example?.requestedCentavos ?? 0) > 0 ? 'amount' : undefined;
};

it('is there for what is asked by one amount alone', () => {
  const asked = loanProducts.flatMap(([slug, product]) => {
    const by = asksBy(product);
    return by === undefined ? [] : [[slug, by]];
  });
  expect(triable.map(({ slug, examples: { by } }) => [slug, by])).toEqual(asked);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['clt', 'amount'],
      ['fgts', 'balance'],
    ]),
  );
});

it.each(triable)(
  '$slug: each is what the product’s own rules say, more money costs more, and the usual case is there',
  (one) => {
    const { product, examples } = one;
    const { example } = product;
    const { balanceCentavos } = example?.details ?? {};
    for (const { asked, quote } of examples.each) {
      const details = balanceCentavos === undefined ? {} : { details: { ...example?.details, balanceCentavos: asked } };
      const requestedCentavos = balanceCentavos === undefined ? asked : 0;
      const question = { ...example, installments: example?.installments ?? 0, requestedCentavos, ...details };
      expect(product.quote({ ...question, monthlyRate: product.usualRate, paidOutOn: on })).toEqual({
        ok: true,
        value: quote,
      });
    }
    const totals = examples.each.map(({ quote }) => quote.totalCentavos);
    expect(totals).toEqual([...totals].sort((less, more) => less - more));
    expect(examples.each[examples.usual]?.asked).toBe(balanceCentavos ?? example?.requestedCentavos);
  },
);
