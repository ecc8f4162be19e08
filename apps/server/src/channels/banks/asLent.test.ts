import { fromOffer, loanProduct } from '@passo/catalog';
import { expect, it } from 'vitest';
import { asLent } from './asLent.ts';
import { lendingOf } from './bank.ts';
import { bankNamed, houseBank } from './testing/houseBank.ts';

const on = '2026-11-20' as const;

function fromOf(bank = houseBank, slug = 'cdc') {
  const [product, lending] = [loanProduct(slug), lendingOf(bank, slug)];
  if (product === undefined || lending === undefined) throw new Error(`${bank.slug} lends ${slug}`);
  return { own: fromOffer(product, on), lent: fromOffer(asLent(product, lending), on) };
}

it.each([
  ...['cdc', 'clt', 'fgts', 'inss', 'real-estate', 'consortium', 'portability'],
  ...['public-payroll', 'payroll-card', 'home-equity', 'home-consortium', 'boleto'],
])('%s: the house’s bank lends as the product is', (slug) => {
  const { own, lent } = fromOf(houseBank, slug);
  expect(lent).toEqual(own);
});

it('a first page says what its bank’s rate comes to, and no product’s', () => {
  const { lent } = fromOf(bankNamed('financeira-litoral'));
  expect(lent?.monthlyRate).toBe(0.0339);
  expect(lent?.example).toMatchObject({ monthlyRate: 0.0339, installments: 12 });
});

it('an example is one that the bank lends', () => {
  const { lent } = fromOf(bankNamed('banco-serra-azul'), 'personal');
  expect(lent?.example).toMatchObject({ requestedCentavos: 400_000, installments: 12, monthlyRate: 0.0329 });
  expect(lent?.examples?.each.every(({ asked }) => asked <= 400_000)).toBe(true);
});
