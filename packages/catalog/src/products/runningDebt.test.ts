import { expect, it } from 'vitest';
import type { RunningDebt } from '../ports/loan.ts';
import { settlementOf } from './runningDebt.ts';

const debt: RunningDebt = {
  ...{ id: 'C-1', lender: 'Banco', product: 'inss', paidOutOn: '2025-11-07', monthlyRate: 0.02 },
  ...{ installments: 2, installmentCentavos: 40_000 },
  open: [
    { dueOn: '2026-12-07', interestCentavos: 15_000, amortisationCentavos: 25_000 },
    { dueOn: '2027-01-07', interestCentavos: 14_500, amortisationCentavos: 25_500 },
  ],
};
const on = '2026-11-20';

it('a contract settles by its own method, by days where none is told', () => {
  const [silent, byDays, price] = [debt, { ...debt, method: 'byDays' }, { ...debt, method: 'price' }] as const;
  expect(settlementOf({ debt: silent }, on)).toBe(settlementOf({ debt: byDays }, on));
  expect(settlementOf({ debt: price }, on)).not.toBe(settlementOf({ debt: byDays }, on));
});

it('what the bank that is owed tells decides', () => {
  expect(settlementOf({ debt: { ...debt, told: { on, centavos: 77_777 } } }, on)).toBe(77_777);
  expect(settlementOf({ debt: { ...debt, told: { on: 'ontem', centavos: 77_777 } } }, on)).toBe(0);
});
