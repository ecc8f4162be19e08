import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runDebt, settle, type MadePayment, type RunningDebt } from '../index.ts';
import { had, valueOf } from '../testing/debts.ts';

/* Somebody who pays a little each day owes the interest of every day, rounded once. */

const seed = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const [paidOutOn, dueOn] = ['2026-01-12', '2026-02-12'] as const;

/** One instalment, 31 days away, at 2 % a month. */
const single = (centavos: number): RunningDebt => ({
  ...{ method: 'price', monthlyRate: 0.02, dayBase: 365, paidOutOn, periodFrom: paidOutOn },
  open: [{ dueOn, interestCentavos: 0, amortisationCentavos: centavos }],
});

const daily = (centavos: number, days: number): readonly MadePayment[] =>
  Array.from({ length: days }, (_, at) => ({ on: addDays(paidOutOn, at + 1), centavos }));

const after = (face: number, centavos: number, days: number) => {
  const [debt, payments, on] = [single(face), daily(centavos, days), addDays(paidOutOn, days)];
  const events = payments.map((one) => ({ kind: 'payment' as const, ...one }));
  const { movements } = had(runDebt(debt, [...events, { kind: 'settlement', on }]));
  return { settled: had(settle({ ...debt, payments }, on)).settlementCentavos, run: movements.at(-1)?.paidCentavos };
};

test('a centavo on each of thirty days takes no day’s interest from R$ 20.00', () => {
  // 1.3 centavos a day: rounded day by day, nine of forty would be nobody's.
  let exact = 2_000 / 1.02;
  for (let day = 1; day <= 30; day += 1) exact = exact * 1.02 ** (1 / 31) - 1;
  expect(after(2_000, 1, 30)).toEqual({ settled: Math.round(exact), run: Math.round(exact) });
  expect(valueOf(settle({ ...single(2_000), payments: daily(1, 30) }, dueOn)).settlementCentavos).toBe(
    Math.round(exact * 1.02 ** (1 / 31)),
  );
});

test('whatever is paid each day, it is never half a centavo from what is reckoned with every fraction', () => {
  const sums = fc.integer({ min: 1_000, max: 5_000_000 }).chain((face) =>
    fc.record({
      face: fc.constant(face),
      centavos: fc.integer({ min: 1, max: Math.floor(face / 35) }),
      days: fc.integer({ min: 1, max: 30 }),
    }),
  );
  const property = fc.property(sums, ({ face, centavos, days }) => {
    let exact = face / 1.02;
    for (let day = 1; day <= days; day += 1) exact = exact * 1.02 ** (1 / 31) - centavos;
    const { settled, run } = after(face, centavos, days);
    expect(Math.abs(settled - exact)).toBeLessThan(0.5001);
    expect(run).toBe(settled);
  });
  fc.assert(property, { seed, numRuns: 150 });
});
