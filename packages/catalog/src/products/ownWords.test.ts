import { describe, expect, it } from 'vitest';
import { exampleDebt } from '../testing/exampleDebt.ts';
import { foreignWords, loanProduct } from './index.ts';
import type { LoanQuestion } from './product.ts';

/* What a product's own offers say, in every way in which they say it, is what it lets anybody say. */

const paidOutOn = '2026-11-20' as const;
const withdrawals = [
  { dueOn: '2027-05-01', centavos: 50_000 },
  { dueOn: '2028-05-01', centavos: 40_000 },
] as const;
const debt = exampleDebt();

const asked: readonly (readonly [slug: string, question: Partial<LoanQuestion>])[] = [
  ['cdc', { details: { collateralCentavos: 400_000, downPaymentCentavos: 100_000, insured: true } }],
  ['vehicle', { installments: 48, details: { collateralCentavos: 6_000_000, insured: true } }],
  ['vehicle-equity', { details: { collateralCentavos: 6_000_000, collateralToldBy: 'customer' } }],
  ['vehicle-equity', { details: { collateralCentavos: 6_000_000, collateralToldBy: 'guide' } }],
  ['home-equity', { requestedCentavos: 10_000_000, installments: 60, details: { collateralCentavos: 40_000_000 } }],
  ['payroll-card', { requestedCentavos: 100_000, details: { limitCentavos: 259_360 } }],
  ['real-estate', { installments: 120, details: { collateralCentavos: 40_000_000, system: 'price' } }],
  [
    'fgts',
    { installments: 1, details: { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2020-01-15' } },
  ],
  ['fgts', { installments: 2, details: { withdrawals, birthDate: '1990-05-12' } }],
  ['refinancing', { requestedCentavos: 200_000, installments: 84, details: { debt } }],
  ['portability', { requestedCentavos: 0, installments: 48, details: { debt } }],
];

describe.each(asked)('%s', (slug, more) => {
  const product = loanProduct(slug);
  const question = { requestedCentavos: 1_000_000, installments: 24, monthlyRate: product?.usualRate ?? 0, paidOutOn };

  it('knows the words of its own offers, and no others', () => {
    const quoted = product?.quote({ ...question, ...more });
    if (product === undefined || quoted?.ok !== true) throw new Error(`the example of ${slug} is a loan`);
    const lines = product.linesOf?.({ ...question, ...more }, quoted.value) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(foreignWords({ lines, quote: quoted.value }, product)).toEqual([]);
    for (const at of lines.keys()) {
      const told = lines.map((line, index) => (index === at ? { ...line, label: `${line.label} sem juros` } : line));
      expect(foreignWords({ lines: told, quote: quoted.value }, product)).toEqual(['line.unknown']);
    }
  });
});
