import { describe, expect, test } from 'vitest';
import { portability, type Replacing } from '../index.ts';

const debt = { lastDueOn: '2031-10-07', openCentavos: 1_331_800, settlementCentavos: 780_000 } as const;
const offer: Replacing = { lastDueOn: '2031-10-07', totalCentavos: 1_331_800, releasedCentavos: 780_000 };

describe('an offer that replaces a debt', () => {
  test('keeps it where it ends on its last day, pays as much and hands over what settles it', () => {
    expect(portability(offer, debt).wrong).toEqual([]);
  });

  test.each<[string, Partial<Replacing>, string]>([
    ['a day longer', { lastDueOn: '2031-10-08' }, 'portability.longer'],
    ['a centavo dearer', { totalCentavos: 1_331_801 }, 'portability.dearer'],
    ['a centavo of new money', { releasedCentavos: 780_001 }, 'portability.newMoney'],
  ])('%s: it does not', (_what, change, code) => {
    expect(portability({ ...offer, ...change }, debt).wrong).toEqual([code]);
  });

  test('rounding is no new money, where it is said how much of it there may be', () => {
    expect(portability({ ...offer, releasedCentavos: 780_001 }, debt, 1).wrong).toEqual([]);
    expect(portability({ ...offer, releasedCentavos: 780_002 }, debt, 1).wrong).toEqual(['portability.newMoney']);
  });

  test('all that is wrong is told, with the source', () => {
    const told = portability({ lastDueOn: '2034-11-07', totalCentavos: 1_603_800, releasedCentavos: 790_000 }, debt);
    expect(told.wrong).toEqual(['portability.longer', 'portability.dearer', 'portability.newMoney']);
    expect(told.source).toContain('Resolução CMN 5.057/2022');
  });
});
