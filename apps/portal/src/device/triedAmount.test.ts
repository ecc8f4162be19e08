import { TRIED_AMOUNT } from '@passo/contract/triedAmount.ts';
import { expect, it, vi } from 'vitest';
import { triedAmount, triedTerm } from './triedAmount.ts';

const keeping = (kept: string | null) =>
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === `${TRIED_AMOUNT}energy` ? kept : null) });

it.each([
  ['600 12', 600, 12],
  ['0 3', null, 3],
  ['600', 600, null],
  ['-600 -12', null, null],
  ['', null, null],
  ['Infinity Infinity', null, null],
  ['{"a":1}', null, null],
  [null, null, null],
])('%j is %j over %j installments', (kept, amount, term) => {
  keeping(kept);
  expect([triedAmount('energy'), triedTerm('energy')]).toEqual([amount, term]);
});

it('is of its product alone, and nothing where the browser keeps nothing', () => {
  keeping('600');
  expect(triedAmount('inss')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  expect(triedAmount('energy')).toBeNull();
});
