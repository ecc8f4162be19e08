import { catalog } from '@passo/catalog';
import { calls } from '@passo/contract';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { expect, it } from 'vitest';
import { beginWith, isOffered } from './wish.ts';
import { listKeys } from './question.ts';

const [offer] = calls.simulationRange.data.parse(calls.simulationRange.examples.data).simulations;

/** The wish of a step whose limits take the offer that is in view, in reais. */
function wishForm(requested: number, installments: number): Form {
  const values = [installments, installments + 12].map((value) => ({ value, label: `${value}x` }));
  const fields = [
    { key: listKeys.amount, component: 'sliderMoney', label: 'Valor', minValue: 100, maxValue: requested },
    { key: listKeys.term, component: 'radioChip', label: 'Prazo', values },
  ];
  return new Form(compileForm(fields, catalog.fields), emptyContext('2026-11-20'));
}

it('begins with the very amount and term of the offer in view', () => {
  if (offer === undefined) throw new Error('the example has no offer');
  const form = wishForm(offer.requested, offer.installments);
  beginWith(form, offer, null);
  expect(form.view(listKeys.amount)?.value).toBe(Math.round(offer.requested * 100));
  expect(isOffered(form, offer)).toBe(true);
});

it.each([
  ['what was tried on the first page', -100, -100],
  ['the offer where more was tried than may be asked for', 100, 0],
])('begins with %s', (_what, more, begun) => {
  if (offer === undefined) throw new Error('the example has no offer');
  const form = wishForm(offer.requested, offer.installments);
  beginWith(form, offer, offer.requested + more);
  expect(form.view(listKeys.amount)?.value).toBe(Math.round((offer.requested + begun) * 100));
});
