import { expect, it } from 'vitest';
import { examplesOf } from './examples.ts';
import { loanProducts } from './index.ts';

const on = '2026-11-20' as const;
const triable = loanProducts.flatMap(([slug, product]) => {
  const examples = examplesOf(product, product.usualRate, on);
  return examples === null ? [] : [{ slug, product, examples }];
});

it('is there for what is asked by one amount alone', () =>
  expect(Object.fromEntries(triable.map(({ slug, examples: { by } }) => [slug, by]))).toEqual({
    'card-withdrawal': 'amount',
    cdc: 'amount',
    clt: 'amount',
    consortium: 'amount',
    energy: 'amount',
    fgts: 'balance',
    inss: 'amount',
    'payroll-agreement': 'amount',
    personal: 'amount',
  }));

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
