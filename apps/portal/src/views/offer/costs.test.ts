import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { cardOf, costRows, leadOf, offerFacts, offerNotes, percent } from './costs.ts';

const offer = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('adds up what is financed', () => {
  expect(costRows(offer).map(({ label, value, share }) => [label, plain(value), share])).toEqual([
    ['Você recebe', 'R$ 8.500,00', '96,5'],
    ['IOF', 'R$ 262,10', '3,0'],
    ['Tarifa de cadastro', 'R$ 50,00', '0,6'],
    ['Total financiado', 'R$ 8.812,10', '100'],
  ]);
});

it('tells everything that the law wants told', () => {
  const told = JSON.stringify([leadOf(offer), offerFacts(offer), offerNotes(offer)]);
  for (const part of [
    '22/11/2026',
    '25/12/2026',
    '25/11/2028',
    '1,79% a.m.',
    '23,73% a.a.',
    '2,04% a.m.',
    '27,41% a.a.',
  ]) {
    expect(told).toContain(part);
  }
  expect(plain(told)).toContain('R$ 10.731,84');
  expect(told).toContain('12.ABC.345/01DE-35');
  expect(told).toContain('quitar antes');
});

it('shows big what an offer is chosen by', () => {
  expect(plain(cardOf(offer).installment)).toBe('R$ 447,16');
  expect(cardOf(offer).label).toBe('Você paga 24 parcelas de');
});

it.each([
  [0.0179, '1,79%'],
  [0.2741, '27,41%'],
  [0, '0,00%'],
])('%d is %s', (fraction, text) => expect(percent(fraction)).toBe(text));
