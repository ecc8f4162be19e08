import { describe, expect, test } from 'vitest';
import { cents, exactRows, quoted } from '../testing/published.ts';

/*
 * passeidireto.com 92812089, scribd.com 622149570, sapling.com 8703730, brasilescola.uol.com.br 312005, oestudo.com 47298841 and
 * 1953566, soprovas.com 1885066.
 */

/* Tables of Brazilian course material. Where a table rounds only what it shows, the formula's own rows are told as it tells them. */

const shown = (rows: ReturnType<typeof exactRows>): readonly string[] =>
  rows.map((row) => [row.interest, row.amortisation, row.balance].map((one) => Math.abs(one).toFixed(2)).join(' '));

describe('Passei Direto, “Tabela Price e SAC”', () => {
  test('70,000 at 24 % a year nominal, five months: 14,851.09', () => {
    const debt = { principal: 70_000, rate: '2%', installments: 5 };
    expect(quoted(debt).installmentCentavos).toBe(1_485_109);
    expect(shown(exactRows(debt))).toEqual([
      '1400.00 13451.09 56548.91',
      '1130.98 13720.11 42828.80',
      '856.58 13994.51 28834.29',
      '576.69 14274.40 14559.89',
      '291.20 14559.89 0.00',
    ]);
  });

  test('80,000 at 12 % a year nominal, eight months: 10,455.22', () => {
    expect(shown(exactRows({ principal: 80_000, rate: '1%', installments: 8 }))).toEqual([
      '800.00 9655.22 70344.78',
      '703.45 9751.78 60593.00',
      '605.93 9849.29 50743.71',
      '507.44 9947.79 40795.92',
      '407.96 10047.26 30748.66',
      '307.49 10147.74 20600.92',
      '206.01 10249.21 10351.71',
      '103.52 10351.71 0.00',
    ]);
  });

  test('300,000 at 18 % a year nominal in six, the first after three months: 54,249.14', () => {
    const debt = { principal: 300_000, rate: '1.5%', installments: 6, more: { firstDueOn: '2026-04-10' } } as const;
    expect(quoted(debt).installmentCentavos).toBe(5_424_914);
    const rows = exactRows(debt);
    // Two months' interest is put to the debt in the table, and 4,636.01 of the third stands in the row.
    expect(rows[0]?.interest.toFixed(2)).toBe((4_500 + 4_567.5 + 4_636.01).toFixed(2));
    // 209,097.05 less 51,112.68 is told as 157,984.36: its rows are a centavo off from there on.
    const told = [259_454.37, 209_097.05, 157_984.36, 106_104.99, 53_447.42, 0];
    for (const [at, row] of rows.entries()) expect(Math.abs(row.balance - (told[at] ?? 0))).toBeLessThan(0.01);
  });
});

test('Scribd, “Simulação de financiamento”: 10,000 at 10 % in four', () => {
  const debt = { principal: 10_000, rate: '10%', installments: 4 };
  expect(quoted(debt).installmentCentavos).toBe(315_471);
  expect(shown(exactRows(debt))).toEqual([
    '1000.00 2154.71 7845.29',
    '784.53 2370.18 5475.11',
    '547.51 2607.20 2867.92',
    '286.79 2867.92 0.00',
  ]);
});

test('Sapling: 1,000 at 2 % a month in six is 178.53; 71.15 of interest', () => {
  const rows = exactRows({ principal: 1_000, rate: '2%', installments: 6 });
  expect(
    rows
      .map((row) => row.interest)
      .reduce((a, b) => a + b)
      .toFixed(2),
  ).toBe('71.15');
  const { schedule } = quoted({ principal: 1_000, rate: '2%', installments: 6 });
  expect(schedule.slice(0, 2).map((row) => [row.interestCentavos, row.amortisationCentavos])).toEqual([
    [2_000, 15_853],
    [1_683, 16_170],
  ]);
});

describe('SAC', () => {
  test('Brasil Escola: 70,000 at 2 % in 120, rounded row by row', () => {
    const { schedule } = quoted({ principal: 70_000, rate: '2%', installments: 120, method: 'sac' });
    expect(
      schedule.slice(0, 3).map((row) => [row.amortisationCentavos, row.interestCentavos, row.balanceCentavos]),
    ).toEqual([
      [58_333, 140_000, 6_941_667],
      [58_333, 138_833, 6_883_334],
      [58_333, 137_667, 6_825_001],
    ]);
  });

  test('O Estudo: 10,000 at 2 % in five', () => {
    const { schedule } = quoted({ principal: 10_000, rate: '2%', installments: 5, method: 'sac' });
    expect(schedule.map((row) => row.installmentCentavos)).toEqual([220_000, 216_000, 212_000, 208_000, 204_000]);
  });
});

describe('SAM, whose instalments are the mean of Price and SAC', () => {
  const both = (debt: { principal: number; rate: string; installments: number }) => [
    quoted(debt).schedule.map((row) => row.installmentCentavos),
    quoted({ ...debt, method: 'sac' }).schedule.map((row) => row.installmentCentavos),
  ];

  test('O Estudo: 300,000 at 4 % in five, to the centavo that the table cuts off', () => {
    const [price = [], sac = []] = both({ principal: 300_000, rate: '4%', installments: 5 });
    expect(sac).toEqual([7_200_000, 6_960_000, 6_720_000, 6_480_000, 6_240_000]);
    expect(price[0]).toBe(6_738_813);
    const told = [69_694.06, 68_494.07, 67_294.07, 66_094.07, 64_894.07];
    for (const [at, one] of told.entries())
      expect(Math.abs(((price[at] ?? 0) + (sac[at] ?? 0)) / 2 - cents(one))).toBeLessThanOrEqual(1);
  });

  test('Só Provas: 260,000 at 15 % in four; its sum of the interest of Price is wrong', () => {
    const [price = [], sac = []] = both({ principal: 260_000, rate: '15%', installments: 4 });
    expect([price[0], sac[0], sac[3]]).toEqual([9_106_899, 10_400_000, 7_475_000]);
    expect([0, 3].map((at) => Math.floor(((price[at] ?? 0) + (sac[at] ?? 0)) / 2))).toEqual([9_753_449, 8_290_949]);
    // Told as 104,250.96, which is not 4 × 91,068.99 − 260,000.
    expect(quoted({ principal: 260_000, rate: '15%', installments: 4 }).interestCentavos).toBe(10_427_596);
  });
});
