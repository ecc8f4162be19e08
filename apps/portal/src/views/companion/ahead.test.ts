import { expect, it } from 'vitest';
import { aheadOf } from './ahead.ts';

const phase = (title: string, seconds: number) => ({ title, share: 0, seconds });

it.each([
  [0, ['Análise: não depende de você', 'Oferta: ~1 min', 'Contrato: ~3 min', 'Dinheiro: depois da assinatura']],
  [3, ['Dinheiro: depois da assinatura']],
  [4, []],
])('after the phase %i', (at, expected) => {
  const phases = [
    ...[phase('Você', 60), phase('Análise', 0), phase('Oferta', 20)],
    ...[phase('Contrato', 121), phase('Dinheiro', 0)],
  ];
  const told = aheadOf({ phases, at, seconds: 201 }).map(({ title, takes }) => `${title}: ${takes}`);
  expect(told).toEqual(expected);
});
