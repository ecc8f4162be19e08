import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateCharges, runDebt, type DebtEvent, type RunningDebt } from '../index.ts';
import { had, valueOf } from '../testing/debts.ts';

/* However a late instalment is paid, day by day or at once, its delay costs the same but for the rounding of one amount. */

const [SEED, numRuns] = [Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126), 300];
const dueOn = '2026-02-12';

const single = (centavos: number): RunningDebt => ({
  ...{ method: 'price', monthlyRate: 0.02, dayBase: 365, paidOutOn: '2026-01-12' },
  open: [{ dueOn, interestCentavos: 0, amortisationCentavos: centavos }],
});

interface Paid {
  readonly day: number;
  readonly centavos: number;
}

const eventsOf = (payments: readonly Paid[]): readonly DebtEvent[] =>
  payments.map(({ day, centavos }) => ({ kind: 'payment', on: addDays(dueOn, day), centavos }));

/** Interest of delay up to a day, what was paid of it and what is open. */
function delayOf(face: number, payments: readonly Paid[], lastDay: number): number {
  const { total, open } = had(runDebt(single(face), eventsOf(payments), addDays(dueOn, lastDay)));
  return total.lateInterestCentavos + (open[0]?.lateInterestCentavos ?? 0);
}

/** The same with every fraction: the fine, the interest of the days, then the debt. */
function exactDelay(face: number, payments: readonly Paid[], lastDay: number): number {
  let [unpaid, costs, interest, from] = [face, Math.round(face * 0.02), 0, 0];
  for (const { day, centavos } of [...payments, { day: lastDay, centavos: 0 }]) {
    const more = (unpaid * 0.01 * (day - from)) / 30;
    [interest, costs, from] = [interest + more, costs + more, day];
    const toDebt = Math.max(0, centavos - costs);
    [unpaid, costs] = [unpaid - toDebt, costs - (centavos - toDebt)];
  }
  return interest;
}

const payments = (most: number): fc.Arbitrary<readonly Paid[]> =>
  fc
    .array(fc.record({ day: fc.integer({ min: 1, max: 90 }), centavos: fc.integer({ min: 1, max: most }) }), {
      minLength: 1,
      maxLength: 60,
    })
    .map((some) => some.toSorted((a, b) => a.day - b.day));

describe('paying a late instalment in parts', () => {
  test.each([
    ['half a centavo a day or more', 1_500, 15],
    ['less than half a centavo a day', 1_490, 15],
    ['a centavo and a half a day', 4_500, 45],
  ])('one centavo on each of thirty days, %s', (_what, face, month) => {
    const daily = Array.from({ length: 30 }, (_, at) => ({ day: at + 1, centavos: 1 }));
    expect(delayOf(face, daily, 30)).toBe(month);
  });

  test('is, while no part of the debt is paid, what one payment on the last day costs', () => {
    const property = fc.property(fc.integer({ min: 1_000, max: 5_000_000 }), payments(1), (face, some) => {
      // Two hundredths of the fine are more than sixty centavos: none of these payments reaches the debt.
      fc.pre(face * 0.02 > some.length);
      const whole = valueOf(lateCharges({ installmentCentavos: face, dueOn, paidOn: addDays(dueOn, 90) }));
      expect(delayOf(face, some, 90)).toBe(whole.interestCentavos);
    });
    fc.assert(property, { seed: SEED, numRuns });
  });

  test('is never further than a centavo from what is reckoned with every fraction', () => {
    let seen = 0;
    const property = fc.property(fc.integer({ min: 1_000, max: 500_000 }), payments(4_000), (face, some) => {
      fc.pre(some.reduce((sum, { centavos }) => sum + centavos, 0) < face);
      seen += 1;
      expect(Math.abs(delayOf(face, some, 90) - exactDelay(face, some, 90))).toBeLessThanOrEqual(1);
    });
    fc.assert(property, { seed: SEED, numRuns });
    expect(seen).toBeGreaterThan(numRuns / 2);
  });
});
