import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactSchedule, quoteLoan, rateOfInstallment, type LoanTerms } from '../index.ts';
import { debts, had } from '../testing/debts.ts';

const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 50;

const askedOf = ({ requestedCentavos, installments, paidOutOn, firstDueOn, dayBase, method }: LoanTerms) => ({
  ...{ requestedCentavos, installments, paidOutOn, firstDueOn, dayBase, method },
});

test(`the rate of an instalment makes that instalment (seed ${SEED}, ${RUNS} loans)`, { timeout: 300_000 }, () => {
  const level = debts.filter(({ method, monthlyRate }) => method !== 'sac' && Number(monthlyRate) > 0.0001);
  const property = fc.property(level, (terms) => {
    const { schedule } = had(quoteLoan(terms));
    const installment = schedule[0]?.installmentCentavos ?? 0;
    const rate = had(rateOfInstallment(installment, askedOf(terms)));
    const again = had(exactSchedule({ ...terms, monthlyRate: rate.toFixed(10) }));
    // Ten decimals of the rate move a large instalment by less than a hundredth of a centavo in a thousand reais.
    const slack = 0.01 + installment * 1e-7;
    expect(Math.abs((again[0]?.installment ?? 0) - installment)).toBeLessThan(slack);
  });
  fc.assert(property, { seed: SEED, numRuns: RUNS });
});

const asked = {
  ...{ requestedCentavos: 1_000_000, installments: 12, paidOutOn: '2026-01-10', firstDueOn: '2026-02-10' },
  ...{ dayBase: 365, method: 'price' },
} as const satisfies ReturnType<typeof askedOf>;

test.each<[number, number]>([
  // 1,000,000 · 2 % / (1 − 1.02^−12) is 94,559.6597 centavos.
  [94_560, 0.0200006],
  [83_334, 0.0000012],
])('%d centavos twelve times for R$ 10.000,00 are %d a month', (installment, rate) =>
  expect(had(rateOfInstallment(installment, asked))).toBeCloseTo(rate, 6),
);

test.each<[number, object, string, string | undefined]>([
  [83_333, {}, 'amount.tooSmall', undefined],
  [0, {}, 'amount.invalid', 'installmentCentavos'],
  [90_000, { method: 'sac' }, 'input.invalid', 'method'],
  [90_000, { monthlyRate: 0.02 }, 'input.unknown', 'monthlyRate'],
  [90_000, { interestOnly: 2 }, 'input.unknown', 'interestOnly'],
])('%d centavos with %j: %s', (installment, change, code, path) => {
  const found = rateOfInstallment(installment, Object.assign({}, asked, change));
  const problem = found.ok ? undefined : found.problem;
  expect([problem?.code, problem?.path]).toEqual([code, path]);
});
