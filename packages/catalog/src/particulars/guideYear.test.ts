import { describe, expect, it } from 'vitest';
import { isOneYear, readGuideYear } from './guideYear.ts';

it.each([
  ['2022-5', '2022 Flex', { year: '2022', fuel: '5' }],
  ['32000-1', 'Zero km Gasolina', { year: 'new', fuel: '1' }],
  ['', '32000 Gasolina', { year: 'new', fuel: '1' }],
  ['', 'zero km', { year: 'new', fuel: '' }],
  ['', 'Zero km 2026 Flex', { year: '2026', fuel: '5' }],
  ['', '2025/2026', { year: '2026', fuel: '' }],
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

const isOne = (told: string, said: string, on: string): boolean =>
  isOneYear(readGuideYear(told, ''), readGuideYear(said, ''), on);

describe('what was told of a vehicle and what was said of it', () => {
  it.each([
    // The guide names the main fuel alone, and newer tables both.
    ...[['2018-1', '2018-5'] as const, ['2018-5', '2018-1'] as const],
    ...[['2024-1', '2024-6'] as const, ['2024-1', '2024-4'] as const, ['2024-4', '2024-5'] as const],
    ...[['2018-2', '2018-5'] as const, ['2024-6', '2024-3'] as const],
    ...[['2018', '2018-3'] as const, ['2018-3', '2018'] as const, ['-', '2018-3'] as const],
    // What is sold as new is of this year or the next one.
    ...[['2026-5', '32000-5'] as const, ['2027-1', '32000-5'] as const, ['32000-1', '2026-5'] as const],
  ])('%s and %s are of one', (told, said) => expect(isOne(told, said, '2026')).toBe(true));

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
  ])('%s and %s are of two', (told, said) => expect(isOne(told, said, '2026')).toBe(false));

  it('any year may be new before there is an offer', () => expect(isOne('2019-5', '32000-5', '')).toBe(true));
});
