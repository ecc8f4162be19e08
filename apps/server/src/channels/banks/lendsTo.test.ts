import { expect, it } from 'vitest';
import type { Lending } from './bank.ts';
import { refusalOf } from './lendsTo.ts';

const on = '2026-11-20';
const rules = { monthlyRate: 0.02, minimumCentavos: 0, maximumCentavos: 0, terms: [] };
const said = (more: Partial<Lending>, birthDate: string, incomeCentavos = 0) =>
  refusalOf({ ...rules, ...more }, { birthDate, incomeCentavos }, on)?.replaceAll('\u00a0', ' ') ?? null;

it.each([
  ['on the birthday itself', { from: 25 }, '2001-11-20', null],
  ['a day before it', { from: 25 }, '2001-11-21', 'Este banco empresta a quem tem 25 anos ou mais.'],
  ['in the last year', { to: 70 }, '1955-11-21', null],
  ['on the day after it', { to: 70 }, '1955-11-20', 'Este banco empresta a quem tem até 70 anos.'],
  ['outside of both', { from: 25, to: 70 }, '2008-01-01', 'Este banco empresta a quem tem de 25 a 70 anos.'],
  ['of no known age', { from: 25 }, '', null],
])('%s: %j', (_when, age, birthDate, expected) => expect(said({ age }, birthDate)).toBe(expected));

it.each([
  [299_999, 'Este banco empresta a quem ganha R$ 3.000,00 por mês ou mais.'],
  [300_000, null],
  [0, null],
])('an income of %i centavos', (income, expected) =>
  expect(said({ incomeCentavos: 300_000 }, '', income)).toBe(expected),
);

it('a bank that wants nothing lends to anybody', () => expect(said({}, '2008-01-01', 1)).toBeNull());
