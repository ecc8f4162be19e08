import { describe, expect, it } from 'vitest';
import { loanProduct } from '../products/index.ts';
import { otherChassisOf } from './chassis.ts';
import { conflicts } from './conflicts.ts';
import { missingIn } from './particulars.ts';

const facts = (chassi: string, marca: string, year: string, product = 'vehicle', on = '2026-11-20') => ({
  answers: { chassi, modeloVeiculo: { value: '', label: 'x', marca }, anoModeloVeiculo: { value: '', label: year } },
  results: { oferta: { quote: { rulesOf: on }, lender: {}, validUntil: on } },
  product,
});
/** A chassis with that maker and that sign of the year. */
const of = (maker: string, year: string): string => `${maker}341ACX${year}Y123456`;

describe('a chassis of the vehicle of the offer', () => {
  it.each([
    ['of its year', of('9BD', 'R'), 'Fiat', '2024 Flex'],
    ['of the year after that in which it was made', of('9BD', 'R'), 'Fiat', '2023 Flex'],
    ['of the year before', of('9bd', 'r'), 'Fiat', '2025'],
    ['of a digit', of('9BW', '9'), 'VW - VolksWagen', '2009 Gasolina'],
    ['that is new', of('9BG', 'V'), 'GM - Chevrolet', 'Zero km Flex'],
    ['of another name of one company', of('988', 'R'), 'RAM', '2024 Diesel'],
    ['of a maker that is not listed', of('KNA', 'R'), 'Kia Motors', '2024 Diesel'],
    ['listed, and the offer of one that is not', of('9BM', 'R'), 'MARCOPOLO', '2024 Diesel'],
    ['of before the rule', of('9BW', 'Z'), 'VW', '1998 Gasolina'],
    ['from Europe', of('WBA', '0'), 'BMW', '2020 Gasolina'],
    ['of a year that nobody says', of('9BD', 'V'), 'Fiat', 'Flex'],
    ['that is none', '9BD', 'Honda', '2024'],
  ])('%s', (_what, chassi, marca, year) => expect(otherChassisOf(facts(chassi, marca, year))).toBeNull());
});

describe('a chassis of another vehicle', () => {
  it.each([
    ['year', 'two years later', of('9BD', 'R'), 'Fiat', '2022 Flex'],
    ['year', 'of the nineties', of('9BW', 'V'), 'VW', '2022 Flex'],
    ['year', 'of no year', of('9BD', '0'), 'Fiat', '2022 Flex'],
    ['year', 'of one that is not new', of('9BD', 'R'), 'Fiat', 'Zero km Flex'],
    ['maker', 'of Volkswagen', of('9BW', 'R'), 'Fiat', '2024 Flex'],
    ['maker', 'a motorcycle', of('9C2', 'R'), 'Yamaha', '2024 Gasolina'],
  ] as const)('%s: %s', (is, _what, chassi, marca, year) => {
    expect(otherChassisOf(facts(chassi, marca, year))).toBe(is);
    expect(conflicts(facts(chassi, marca, year)).map(({ field }) => field)).toEqual(['chassi']);
    for (const slug of ['vehicle', 'vehicle-equity'])
      expect(missingIn(loanProduct(slug)?.particulars?.of(facts(chassi, marca, year)) ?? [])).toContain(
        'Veículo: Chassi da marca e do ano da oferta',
      );
  });
});
