import { expect, it } from 'vitest';
import { aheadOf } from './ahead.ts';

const phase = (title: string, seconds: number) => ({ title, share: 0, seconds });

it.each([
  [0, ['Oferta: ~1 min', 'Contrato: ~3 min', 'Dinheiro: não depende de você']],
  [2, ['Dinheiro: não depende de você']],
  [3, []],
])('after the phase %i', (at, expected) => {
  const phases = [phase('Você', 60), phase('Oferta', 20), phase('Contrato', 121), phase('Dinheiro', 0)];
  const told = aheadOf({ phases, at, seconds: 201 }).map(({ title, takes }) => `${title}: ${takes}`);
  expect(told).toEqual(expected);
});
