import { TRIED_AMOUNT } from '@passo/contract/triedAmount.ts';
import { expect, it, vi } from 'vitest';
import { triedAmount } from './triedAmount.ts';

const keeping = (kept: string | null) =>
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === `${TRIED_AMOUNT}energy` ? kept : null) });

it.each([
  ['600', 600],
  ['0', null],
  ['-600', null],
  ['', null],
  ['Infinity', null],
  ['{"a":1}', null],
  [null, null],
])('%j is %j', (kept, amount) => {
  keeping(kept);
  expect(triedAmount('energy')).toBe(amount);
});

it('is of its product alone, and nothing where the browser keeps nothing', () => {
  keeping('600');
  expect(triedAmount('inss')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  expect(triedAmount('energy')).toBeNull();
});
