import { expect, test } from 'vitest';
import { marginsOf, maxInstallmentFor } from './margin.ts';

const ON = '2026-11-21';

// Row 23 of the published checks: margins of 2026 on a minimum wage of 1,621.00.
test.each([
  ['inss', { loanCentavos: 56_735, cardCentavos: 8_105, benefitCardCentavos: 8_105 }],
  ['bpc', { loanCentavos: 48_630, cardCentavos: 8_105, benefitCardCentavos: 0 }],
  ['privatePayroll', { loanCentavos: 56_735 }],
] as const)('%s on 1,621.00', (kind, expected) => {
  expect(marginsOf(162_100, kind, ON)).toMatchObject({ ok: true, value: expected });
});

test('is rounded down, never up', () => {
  expect(marginsOf(101, 'inss', ON)).toMatchObject({ value: { loanCentavos: 35, cardCentavos: 5 } });
});

test('carries the ceiling of the rate and of the term', () => {
  const margins = marginsOf(162_100, 'inss', ON);
  expect(margins.ok && margins.value.rule.maxMonthlyRate).toMatchObject({ num: 185n, den: 10_000n });
  expect(margins.ok && margins.value.rule.maxInstallments).toBe(96);
});

test.each([
  [-1, ON, 'margin.invalid'],
  [Number.NaN, ON, 'margin.invalid'],
  [162_100, '1999-01-01', 'rules.unknown'],
] as const)('%d on %s is refused with %s', (income, on, code) => {
  expect(marginsOf(income, 'inss', on)).toMatchObject({ ok: false, problem: { code } });
});

test('what is used already is taken off', () => {
  expect(maxInstallmentFor(56_735, 20_000)).toEqual({ ok: true, value: 36_735 });
  expect(maxInstallmentFor(56_735, 56_735)).toMatchObject({ problem: { code: 'margin.tooSmall' } });
  expect(maxInstallmentFor(56_735, -1)).toMatchObject({ problem: { code: 'margin.invalid' } });
});
