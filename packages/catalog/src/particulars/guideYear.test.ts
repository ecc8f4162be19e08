import { describe, expect, it } from 'vitest';
import { isOneYear, isSoldNew, readGuideYear } from './guideYear.ts';

it.each([
  ['2022-5', '2022 Flex', { year: '2022', fuel: '5' }],
  ['32000-1', 'Zero km Gasolina', { year: 'new', fuel: '1' }],
  ['', '32000 Gasolina', { year: 'new', fuel: '1' }],
  ['', 'zero km', { year: 'new', fuel: '' }],
  ['', 'Zero km 2026 Flex', { year: '2026', fuel: '5' }],
  ['', '2025/2026', { year: '2026', fuel: '' }],
  ['', '2021-2022', { year: '2022', fuel: '' }],
  ['', '2021/22 Flex', { year: '2022', fuel: '5' }],
  ['', '1999 / 00', { year: '2000', fuel: '' }],
  ['', '2022-10', { year: '2022', fuel: '' }],
  ['2021-2022', '', { year: '2022', fuel: '' }],
  ['2026', '2025 Diesel', { year: '2026', fuel: '3' }],
  ['2022-9', 'Gasolina', { year: '2022', fuel: '1' }],
  ['', 'ALCOOL/GASOLINA', { year: '', fuel: '5' }],
  ['', 'GASOL/GAS NATURAL', { year: '', fuel: '1' }],
  ['', '2019 Álcool', { year: '2019', fuel: '2' }],
  ['', '2024 Elétrico', { year: '2024', fuel: '4' }],
  ['', '2024 GASOLINA/ELETRICO', { year: '2024', fuel: '6' }],
  ['', '2024 Híbrido', { year: '2024', fuel: '6' }],
  ['-', '', { year: '', fuel: '' }],
])('%s, %s is read', (code, words, expected) => expect(readGuideYear(code, words)).toEqual(expected));

const isOne = (told: string, said: string, on: string, mayBeNew = true): boolean =>
  isOneYear(readGuideYear(told, ''), readGuideYear(said, ''), { on, mayBeNew });

describe('what was told of a vehicle and what was said of it', () => {
  it.each([
    // The guide names the main fuel alone, and newer tables both.
    ...[['2018-1', '2018-5'] as const, ['2018-5', '2018-1'] as const],
    ...[['2024-1', '2024-6'] as const, ['2024-1', '2024-4'] as const, ['2024-4', '2024-5'] as const],
    ...[['2018-2', '2018-5'] as const, ['2024-6', '2024-3'] as const],
    ...[['2018', '2018-3'] as const, ['2018-3', '2018'] as const, ['-', '2018-3'] as const],
    // What is sold as new is of this year or the next one.
    ...[['2026-5', '32000-5'] as const, ['2027-1', '32000-5'] as const, ['32000-1', '2026-5'] as const],
  ])('%s and %s are of one', (told, said) => expect(isOne(told, said, '2026-11-20')).toBe(true));

  it.each([
    ['2018-1', '2018-2'],
    ['2018-1', '2018-3'],
    ['2018-5', '2018-3'],
    ['2018-2', '2018-6'],
    ['2018-5', '2019-5'],
    ['2025-5', '32000-5'],
    ['2028-5', '32000-5'],
    ['32000-5', '2025-5'],
    ['2026-3', '32000-5'],
    ['2018-5', '-'],
  ])('%s and %s are of two', (told, said) => expect(isOne(told, said, '2026-11-20')).toBe(false));

  it('any year may be new before there is an offer', () => expect(isOne('2019-5', '32000-5', '')).toBe(true));

  it.each(['32000-5', '2026-5', '-'])('%s and new are of two where the vehicle cannot be new', (told) =>
    expect(isOne(told, '32000-5', '2026-11-20', false)).toBe(false),
  );

  it('is of one that is new in the code, and may be so', () =>
    expect(isOne('32000-5', '2026-5', '2026-11-20', false)).toBe(true));

  it.each([
    ['2027-01-08', true],
    ['2027-06-30', true],
    ['2027-07-01', false],
    ['2028-01-08', false],
  ])('the model of 2026 is sold new on %s: %s', (on, expected) => expect(isSoldNew('2026', on)).toBe(expected));
});
