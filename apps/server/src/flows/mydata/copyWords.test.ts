import type { Json } from '@passo/engine';
import { expect, it } from 'vitest';
import { eventWords, fileWords, inWords, resultLabel } from './copyWords.ts';

it.each<[string, Json, string]>([
  ['nothing', null, '—'],
  ['yes', true, 'Sim'],
  ['a number', 1234.5, '1.234,5'],
  ['a day', '2026-11-20', '20/11/2026'],
  ['a choice', { value: 24, label: '24x' }, '24x'],
  ['what has parts', { cnpj: '11222333000181', name: 'Padaria' }, 'CNPJ: 11222333000181, nome: Padaria'],
  [
    'a vehicle',
    { plate: 'ABC1D23', vehicle: { marca: 'Fiat', anoModelo: '2022 Flex', codigoAno: '2022-5', valor: 51_300 } },
    'placa: ABC1D23, veículo: marca: Fiat, ano: 2022 Flex, valor: R$ 51.300,00',
  ],
  ['parts that only machines need', { id: 'of_1', sha256: 'x' }, '—'],
  ['what every object has', { constructor: 1, toString: 2 }, '—'],
  ['several', [{ name: 'Tarifa', value: 50, share: 0.1 }], 'nome: Tarifa, valor: R$ 50,00'],
  ['rates', { monthlyRate: 0.0179 }, 'juros ao mês: 1,79%'],
  ['none of several', [], '—'],
])('%s is written for people', (_what, value, expected) => {
  expect(inWords(value)).toBe(expected);
});

it('has words for what it does not know, and they say nothing of the house', () => {
  expect([eventWords('step.submitted'), eventWords('some.thing'), eventWords('constructor')]).toEqual([
    'Respostas enviadas',
    'Atualização do pedido',
    'Atualização do pedido',
  ]);
  expect([resultLabel('oferta'), resultLabel('link'), resultLabel('toString')]).toEqual(['Oferta', null, null]);
  expect([fileWords('image/jpeg'), fileWords('x/y')]).toEqual(['foto', 'arquivo']);
});
