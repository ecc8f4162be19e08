import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepay, quoteLoan, quotePortability, requote, settle, type Quote } from './index.ts';
import { dayIn, debts, had, running, runningOf, share } from './testing/debts.ts';
import { loans, silentLoans } from './testing/terms.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_121);
const RUNS = Math.max(100, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 10);

describe(`any loan and any running debt (seed ${SEED}, ${RUNS} each)`, () => {
  test('the balance never grows unless the terms say that interest is carried', { timeout: 300_000 }, () => {
    const found = { refused: 0, grew: 0 };
    const property = fc.property(silentLoans, (terms) => {
      const [quote, carrying] = [quoteLoan(terms), quoteLoan({ ...terms, unpaidInterest: 'carried' })];
      const grows = (one: Quote) =>
        one.schedule.some(
          (row, at) => row.balanceCentavos > (one.schedule[at - 1]?.balanceCentavos ?? one.financedCentavos),
        );
      if (quote.ok) {
        expect(grows(quote.value)).toBe(false);
        expect(carrying).toEqual(quote);
      } else if (quote.problem.code === 'balance.grows') {
        found.refused += 1;
        found.grew += carrying.ok ? 1 : 0;
      }
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(found.grew).toBeGreaterThan(0);
  });

  test('a quote for the same day is the same quote', { timeout: 300_000 }, () => {
    const property = fc.property(loans, (terms) => {
      expect(requote(terms, terms.paidOutOn)).toEqual(quoteLoan(terms));
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('paid out later a loan costs no more interest, on the same due dates', { timeout: 300_000 }, () => {
    const property = fc.property(debts, fc.integer({ min: 1, max: 20 }), (terms, days) => {
      const [first, later] = [had(quoteLoan(terms)), had(requote(terms, addDays(terms.paidOutOn, days)))];
      expect(later.schedule.map(({ dueOn }) => dueOn)).toEqual(first.schedule.map(({ dueOn }) => dueOn));
      expect(later.interestCentavos).toBeLessThanOrEqual(first.interestCentavos + first.installments);
      expect(later.releasedCentavos).toBe(first.releasedCentavos);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('settling costs a day more each day, also over a due date', { timeout: 300_000 }, () => {
    const property = fc.property(running, share, (some, part) => {
      const { debt, terms, quote, paid } = some;
      const due = debt.open[0]?.dueOn ?? debt.paidOutOn;
      const inside = dayIn(some, part);
      const [today, tomorrow] = [had(settle(debt, inside)), had(settle(debt, addDays(inside, 1)))];
      const [eve, on] = [had(settle(debt, addDays(due, -1))), had(settle(debt, due))];
      // The instalment of the day is paid on it: what is left goes on from there.
      const rest = had(settle(runningOf(terms, quote, paid + 1), due));
      const instalment = quote.schedule[paid]?.installmentCentavos ?? 0;
      expect(Math.abs(on.settlementCentavos - instalment - rest.settlementCentavos)).toBeLessThanOrEqual(1);
      // One day of a month of 28, and the rounding of both.
      const aDay = (before: number) => before * ((1 + Number(terms.monthlyRate)) ** (1 / 27.9) - 1) + 2;
      for (const [before, after] of [
        [today, tomorrow],
        [eve, on],
      ] as const) {
        const step = after.settlementCentavos - before.settlementCentavos;
        expect(step).toBeGreaterThanOrEqual(-1);
        expect(step).toBeLessThanOrEqual(aDay(before.settlementCentavos));
      }
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('paying early and settling commute', { timeout: 300_000 }, () => {
    const property = fc.property(running, share, share, (some, part, sum) => {
      const { debt, quote } = some;
      const on = dayIn(some, part);
      const whole = had(settle(debt, on)).settlementCentavos;
      const centavos = Math.max(1, Math.floor(whole * 0.9 * sum));
      const early = had(prepay(debt, { on, centavos }));
      for (const way of [early.shorterTerm, early.smallerInstallments]) {
        // Each instalment is whole centavos: half of one, of each, is the most that is lost on the way.
        const slack = quote.installments + 1;
        expect(Math.abs(had(settle(way.debt, on)).settlementCentavos + centavos - whole)).toBeLessThanOrEqual(slack);
        expect(way.lastDueOn <= quote.lastDueOn).toBe(true);
        expect(way.savedCentavos).toBeGreaterThanOrEqual(-slack);
      }
      expect(early.smallerInstallments.totalCentavos).toBeGreaterThanOrEqual(
        early.shorterTerm.totalCentavos - quote.installments,
      );
      const due = debt.open[0]?.dueOn ?? on;
      const [now, then] = [had(settle(early.smallerInstallments.debt, due)), had(settle(debt, due))];
      const grown = centavos * (1 + Number(some.terms.monthlyRate)) ** 1.2;
      const less = then.settlementCentavos - now.settlementCentavos;
      expect(less).toBeGreaterThanOrEqual(centavos - quote.installments - 1);
      expect(less).toBeLessThanOrEqual(grown + quote.installments + 1);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('a portability never ends later, costs more or brings new money', { timeout: 300_000 }, () => {
    const found = { taken: 0, later: 0, dearer: 0 };
    const anew = fc.record({
      rate: fc.integer({ min: 1, max: 900 }).map((part) => part / 10_000),
      count: fc.integer({ min: 1, max: 120 }),
      wait: fc.integer({ min: 20, max: 70 }),
      method: fc.constantFrom('price', 'byDays', 'sac'),
    });
    const property = fc.property(running, share, anew, (some, part, { rate, count, wait, method }) => {
      const { debt, quote } = some;
      const paidOutOn = dayIn(some, part);
      const terms = { installments: count, monthlyRate: rate, paidOutOn, firstDueOn: addDays(paidOutOn, wait), method };
      const moved = quotePortability(debt, { ...terms, dayBase: 365 });
      if (!moved.ok) {
        found.later += moved.problem.code === 'term.tooLong' ? 1 : 0;
        found.dearer += moved.problem.code === 'saving.none' ? 1 : 0;
        return;
      }
      found.taken += 1;
      const { settlementCentavos, openCentavos } = had(settle(debt, paidOutOn));
      const { lastDueOn, totalCentavos, releasedCentavos, iofCentavos } = moved.value.quote;
      expect(lastDueOn <= quote.lastDueOn).toBe(true);
      expect(totalCentavos).toBeLessThan(openCentavos);
      expect(moved.value.savingsCentavos).toBe(openCentavos - totalCentavos);
      expect([releasedCentavos, iofCentavos]).toEqual([settlementCentavos, 0]);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(Math.min(found.taken, found.later, found.dearer)).toBeGreaterThan(0);
  });
});
