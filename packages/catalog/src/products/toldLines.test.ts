import { addDays } from '@passo/domain';
import { expect, it } from 'vitest';
import type { Offer } from '../ports/lender.ts';
import { loanProduct, wrongWith } from './index.ts';
import type { LoanProduct } from './product.ts';

/* What a lender tells beside the figures lifts no limit, and what the law says of one product alone holds for every lender. */

const on = '2026-11-20' as const;

function offerOf(slug: string): { readonly product: LoanProduct; readonly offer: Omit<Offer, 'id' | 'lender'> } {
  const product = loanProduct(slug);
  if (product?.example === undefined) throw new Error(`${slug} has no example`);
  const quoted = product.quote({ ...product.example, monthlyRate: product.usualRate, paidOutOn: on });
  if (!quoted.ok) throw new Error(quoted.problem.message);
  const unit = product.unit === undefined ? {} : { unit: product.unit };
  return {
    product,
    offer: { quote: quoted.value, validUntil: addDays(on, product.validDays), late: product.late, ...unit },
  };
}

it.each(['clt', 'payroll-agreement', 'inss'])('%s: an old installment that nobody pays lifts no margin', (slug) => {
  const { product, offer } = offerOf(slug);
  const lines = [{ key: 'parcelaAntiga', label: 'Parcela de hoje', centavos: 99_999_999 }];
  const person = { marginCentavos: offer.quote.installmentCentavos - 100 };
  expect(wrongWith({ ...offer, lines }, product, person, on)).toEqual(['margin.exceeded']);
  expect(wrongWith(offer, product, { marginCentavos: offer.quote.installmentCentavos }, on)).toEqual([]);
});

it('fgts: no lender anticipates more years, or more or less of one, than the rules of the day', () => {
  const { product, offer } = offerOf('fgts');
  expect(wrongWith(offer, product, {}, on)).toEqual([]);
  const [first] = offer.quote.schedule;
  if (first === undefined) throw new Error('nothing is sold');
  const told = (schedule: Offer['quote']['schedule']) =>
    wrongWith({ ...offer, quote: { ...offer.quote, schedule, installments: schedule.length } }, product, {}, on);
  const four = [...offer.quote.schedule, { ...first, number: 4, dueOn: addDays(first.dueOn, 1100) }];
  expect(told(four)).toContain('term.aboveLimit');
  for (const installmentCentavos of [50_001, 9_999]) {
    expect(told(offer.quote.schedule.map((row) => ({ ...row, installmentCentavos })))).toContain(
      'withdrawal.outsideLimits',
    );
  }
});

it('fgts: a fund that pays later next year than this one is waited for', () => {
  const { product } = offerOf('fgts');
  const details = { balanceCentavos: 1_000_000, birthDate: '1990-03-12', optedOn: '2020-01-15' };
  const question = { requestedCentavos: 0, installments: 3, monthlyRate: product.usualRate, details };
  for (const paidOutOn of ['2027-03-05', '2027-03-06'] as const) {
    expect(product.quote({ ...question, paidOutOn }).ok, paidOutOn).toBe(true);
  }
});
