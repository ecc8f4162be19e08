import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLoan, runDebt, runningDebtOf } from '../index.ts';
import { eventsOf, habits } from '../testing/debtEvents.ts';
import { debts, had, valueOf } from '../testing/debts.ts';
import { NaiveDays } from '../testing/naiveDays.ts';
import { NaiveDebt } from '../testing/naiveRun.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const seed = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const numRuns = Math.max(100, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 80);

test(`the naive twin agrees on every part of every event (seed ${seed}, ${numRuns})`, { timeout: 600_000 }, () => {
  let parts = 0;
  const property = fc.property(debts, habits, (terms, some) => {
    const quote = had(quoteLoan(terms));
    const debt = valueOf(runningDebtOf(terms, quote));
    const events = eventsOf(debt, some);
    const naive = new NaiveDays(new NaiveDebt(terms, quote));
    expect(
      valueOf(runDebt(debt, events)).movements.map((one) => ({
        ...{ fine: one.fineCentavos, mora: one.lateInterestCentavos, interest: one.interestCentavos },
        ...{ principal: one.principalCentavos, balance: one.balanceCentavos },
      })),
    ).toEqual(events.map((event) => naive.happen(event)));
    parts += events.filter(({ kind, on }, at) => kind === events[at - 1]?.kind && on === events[at - 1]?.on).length;
  });
  fc.assert(property, { seed, numRuns });
  expect(parts).toBeGreaterThan(numRuns / 20);
});
