import { addDays, daysBetween } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepay, quoteLoan, runDebt, runningDebtOf, settle, type DebtEvent, type Quote } from '../index.ts';
import { anyLoans } from '../testing/anyLoans.ts';
import { had, share, valueOf } from '../testing/debts.ts';
import { eventsOf, habits } from '../testing/debtEvents.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const RUNS = Math.max(200, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 40);
const runs = { seed: SEED, numRuns: RUNS };

const onTime = ({ schedule }: Quote): readonly DebtEvent[] =>
  schedule.map(({ dueOn, interestCentavos, amortisationCentavos }) => ({
    ...{ kind: 'payment', on: dueOn, centavos: interestCentavos + amortisationCentavos },
  }));

describe(`a debt over time (seed ${SEED}, ${RUNS} each)`, () => {
  test('paid on time, it goes by its schedule and ends at zero', () => {
    const property = fc.property(anyLoans, (terms) => {
      const quote = had(quoteLoan(terms));
      const run = valueOf(runDebt(valueOf(runningDebtOf(terms, quote)), onTime(quote)));
      expect([run.balanceCentavos, run.open]).toEqual([0, []]);
      expect(run.movements.map((one) => [one.interestCentavos, one.principalCentavos])).toEqual(
        quote.schedule.map((row) => [row.interestCentavos, row.amortisationCentavos]),
      );
      expect(run.total).toMatchObject({
        principalCentavos: quote.financedCentavos,
        fineCentavos: 0,
        lateInterestCentavos: 0,
      });
    });
    fc.assert(property, runs);
  });

  test('nothing is lost: the parts are what was paid, all principal is the debt', () => {
    const seen = { late: 0, amortisation: 0, settlement: 0, ahead: 0 };
    const property = fc.property(anyLoans, habits, (terms, some) => {
      const quote = had(quoteLoan(terms));
      const debt = valueOf(runningDebtOf(terms, quote));
      const events = eventsOf(debt, some);
      const run = valueOf(runDebt(debt, events));
      let balance = quote.financedCentavos;
      for (const [at, one] of run.movements.entries()) {
        const parts = one.fineCentavos + one.lateInterestCentavos + one.interestCentavos + one.principalCentavos;
        const event = events[at];
        expect(parts).toBe(event !== undefined && 'centavos' in event ? event.centavos : one.paidCentavos);
        expect(one.balanceCentavos).toBe((balance -= one.principalCentavos));
        seen.late += one.fineCentavos > 0 ? 1 : 0;
        if (one.kind !== 'payment') seen[one.kind] += 1;
        else seen.ahead += one.paidCentavos > 0 && one.fineCentavos === 0 ? 1 : 0;
      }
      expect(run.balanceCentavos).toBe(balance);
      expect(run.open.reduce((sum, line) => sum + line.amortisationCentavos, 0)).toBe(balance);
    });
    fc.assert(property, runs);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 20);
  });

  test('settling costs what `settle` says, and amortising leaves what `prepay` says', () => {
    const property = fc.property(anyLoans, share, share, (terms, when, part) => {
      const quote = had(quoteLoan(terms));
      const debt = valueOf(runningDebtOf(terms, quote));
      const on = quote.schedule[Math.floor(quote.installments * when)]?.dueOn ?? terms.paidOutOn;
      const whole = valueOf(settle(debt, on)).settlementCentavos;
      expect(valueOf(runDebt(debt, [{ kind: 'settlement', on }])).total.paidCentavos).toBe(whole);
      const centavos = Math.max(1, Math.floor(whole * part));
      const early = had(prepay(debt, { on, centavos }));
      for (const [reduces, way] of [
        ['term', early.shorterTerm],
        ['installments', early.smallerInstallments],
      ] as const) {
        const { open } = valueOf(runDebt(debt, [{ kind: 'amortisation', on, centavos, reduces }]));
        expect(open.map((line) => line.interestCentavos + line.amortisationCentavos)).toEqual(
          way.debt.open.map((row) => row.interestCentavos + row.amortisationCentavos),
        );
      }
    });
    fc.assert(property, runs);
  });

  test('paying ahead costs no more: what is paid before and what settles afterwards are what settles at once', () => {
    let ahead = 0;
    const property = fc.property(anyLoans, share, share, (terms, when, part) => {
      const quote = had(quoteLoan(terms));
      const debt = valueOf(runningDebtOf(terms, quote));
      const [from, to] = [terms.paidOutOn, quote.schedule.at(-1)?.dueOn ?? terms.paidOutOn];
      const on = addDays(from, Math.floor(daysBetween(from, to) * when));
      const whole = valueOf(settle(debt, on)).settlementCentavos;
      fc.pre(whole > 1);
      const centavos = Math.max(1, Math.floor((whole - 1) * part));
      const { total } = valueOf(
        runDebt(debt, [
          { kind: 'payment', on, centavos },
          { kind: 'settlement', on },
        ]),
      );
      expect(total.paidCentavos).toBe(whole);
      ahead += on < (quote.schedule[0]?.dueOn ?? on) ? 1 : 0;
    });
    fc.assert(property, runs);
    expect(ahead).toBeGreaterThan(RUNS / 20);
  });
});
