import { ok } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import { grossUp, type DebtOf } from './principal.ts';

/** Debts of which the state takes what the tax says, and how often one was asked for. */
function taxedBy(tax: (principal: number) => number): { readonly debtOf: DebtOf; readonly asked: () => number } {
  let asked = 0;
  const debtOf: DebtOf = (principalCentavos) => {
    asked += 1;
    const iof = { dailyCentavos: 0, additionalCentavos: 0, totalCentavos: tax(principalCentavos) };
    return ok({ principalCentavos, steps: [], iof });
  };
  return { debtOf, asked: () => asked };
}
const leftOf = (net: number, debtOf: DebtOf): number | string => {
  const debt = grossUp(net, debtOf);
  return debt.ok ? debt.value.principalCentavos - debt.value.iof.totalCentavos : debt.problem.code;
};

describe('the debt that leaves an amount once its tax is paid', () => {
  test.each<[string, (principal: number) => number]>([
    ['nothing', () => 0],
    ['three percent', (principal) => Math.round(principal * 0.03)],
    ['three percent and a fixed part', (principal) => Math.round(principal * 0.03) + 500],
  ])('where %s is taken', (_what, tax) => expect(leftOf(100_000, taxedBy(tax).debtOf)).toBe(100_000));

  test('leaves a centavo more where rounding jumps over it', () => {
    // What is left goes 99,999, 100,001, 100,002 ...
    const jumping = (principal: number): number => (principal <= 103_000 ? 3_001 : 3_000);
    expect(leftOf(100_000, taxedBy(jumping).debtOf)).toBe(100_001);
  });

  test('is the least of those that leave as much', () => {
    const { debtOf } = taxedBy((principal) => Math.round(principal * 0.03));
    const twice = { count: 0 };
    for (let net = 100_000; net < 100_100; net += 1) {
      const debt = grossUp(net, debtOf);
      const principal = debt.ok ? debt.value.principalCentavos : 0;
      const leaves = (of: number): number => of - Math.round(of * 0.03);
      expect([leaves(principal), leaves(principal - 1) < net]).toEqual([net, true]);
      twice.count += leaves(principal + 1) === net ? 1 : 0;
    }
    // Three of a hundred centavos are the tax's: so often two debts leave the same.
    expect(twice.count).toBe(3);
  });

  test('is given up after forty tries', () => {
    const { debtOf, asked } = taxedBy((principal) => principal);
    expect(leftOf(100_000, debtOf)).toBe('amount.invalid');
    expect(asked()).toBe(1 + 40);
  });
});
