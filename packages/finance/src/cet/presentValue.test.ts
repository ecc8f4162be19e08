import { expect, test } from 'vitest';
import { durationOf, presentValueOf } from '../index.ts';
import { had } from '../testing/debts.ts';

const curve = [
  { days: 100, annualRate: '10%' },
  { days: 300, annualRate: '14%' },
] as const;
const worth = (days: number): number => had(presentValueOf([{ days, centavos: 100_000_000 }], curve, 252));

test.each<[number, number]>([
  [0, 1],
  [50, 1.1 ** (50 / 252)],
  [100, 1.1 ** (100 / 252)],
  // Half the way between two points half of what grows between them.
  [200, Math.sqrt(1.1 ** (100 / 252) * 1.14 ** (300 / 252))],
  [300, 1.14 ** (300 / 252)],
  [504, 1.14 ** 2],
])('in %d days one real is worth what grows to one: %d', (days, growth) =>
  expect(worth(days)).toBe(Math.round(100_000_000 / growth)),
);

test('payments are worth the sum of what each is', () => {
  const payments = [50, 200, 504].map((days) => ({ days, centavos: 100_000_000 }));
  const sum = worth(50) + worth(200) + worth(504);
  expect(Math.abs(had(presentValueOf(payments, curve, 252)) - sum)).toBeLessThanOrEqual(2);
});

test.each<[readonly { days: number; annualRate: number }[], string]>([
  [[], 'curve'],
  [[{ days: 0, annualRate: 0.1 }], 'curve.0.days'],
  [
    [
      { days: 10, annualRate: 0.1 },
      { days: 10, annualRate: 0.1 },
    ],
    'curve.1.days',
  ],
])('a curve of %j is a problem of %s', (points, path) =>
  expect(presentValueOf([{ days: 1, centavos: 1 }], points)).toMatchObject({ problem: { path } }),
);

test('the duration of one payment is its time, of a bond at par the textbook’s', () => {
  expect(had(durationOf([{ days: 730, centavos: 1 }], '10%'))).toEqual({ macaulay: 2, modified: 2 / 1.1 });
  // A coupon of 10 % for three years at 10 %: (1.1 / 0.1) · (1 − 1.1^−3) years.
  const bond = [10, 10, 110].map((centavos, at) => ({ days: 365 * (at + 1), centavos }));
  const { macaulay, modified } = had(durationOf(bond, '10%'));
  expect(macaulay).toBeCloseTo(11 * (1 - 1.1 ** -3), 10);
  // What the worth really does where the rate moves a little.
  const at = (rate: number): number =>
    bond.reduce((sum, { days, centavos }) => sum + centavos * (1 + rate) ** (-days / 365), 0);
  expect(modified).toBeCloseTo((at(0.1 - 1e-6) - at(0.1 + 1e-6)) / (2e-6 * at(0.1)), 6);
  expect(durationOf([], '10%')).toMatchObject({ problem: { code: 'amount.invalid' } });
});
