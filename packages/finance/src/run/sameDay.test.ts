import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  quoteLoan,
  runDebt,
  runningDebtOf,
  settle,
  type AnyTerms,
  type DebtEvent,
  type RunningDebt,
} from '../index.ts';
import { anyLoans } from '../testing/anyLoans.ts';
import { had, share, valueOf } from '../testing/debts.ts';

/* What is paid on one day leaves one debt, in however many parts it is paid. */

const seed = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const numRuns = Math.max(150, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 50);

/** A sum in parts at these shares of it; none of nothing. */
const partsOf = (centavos: number, shares: readonly number[]): readonly number[] => {
  const cuts = [0, ...shares.map((part) => Math.floor(centavos * part)).toSorted((a, b) => a - b), centavos];
  return cuts.slice(1).flatMap((cut, at) => (cut > (cuts[at] ?? 0) ? [cut - (cuts[at] ?? 0)] : []));
};

const ways = [
  { kind: 'payment' },
  { kind: 'amortisation', reduces: 'term' },
  { kind: 'amortisation', reduces: 'installments' },
] as const;

/** What was paid, and what is left. */
const endOf = (debt: RunningDebt, events: readonly DebtEvent[]) => {
  const { open, total, balanceCentavos, movements } = had(runDebt(debt, events));
  return { last: movements.at(-1)?.balanceCentavos, open, total, balanceCentavos };
};

describe(`paid on one day in parts (seed ${seed}, ${numRuns} each)`, () => {
  const shares = fc.array(share, { minLength: 1, maxLength: 16 });

  test.each(ways)('as %j, a sum leaves what one payment of it does', (way) => {
    const property = fc.property(anyLoans, share, share, shares, (terms, when, part, cuts) => {
      const debt = valueOf(runningDebtOf(terms, had(quoteLoan(terms))));
      const on = addDays(debt.paidOutOn, Math.floor(90 * when));
      const [{ settlementCentavos }, due] = [had(settle(debt, on)), debt.open.filter(({ dueOn }) => dueOn <= on)];
      // An amortisation is more than what is due: its first part too.
      fc.pre(way.kind === 'payment' || due.length === 0);
      const centavos = Math.floor(settlementCentavos * part);
      fc.pre(centavos > 0);
      const parts = partsOf(centavos, cuts).map((one) => ({ ...way, on, centavos: one }));
      expect(endOf(debt, parts)).toEqual(endOf(debt, [{ ...way, on, centavos }]));
    });
    fc.assert(property, { seed, numRuns });
  });

  test('as payments of a debt, a sum settles as one payment of it does', () => {
    const property = fc.property(anyLoans, share, share, shares, (terms, when, part, cuts) => {
      const debt = { ...valueOf(runningDebtOf(terms, had(quoteLoan(terms)))), late: { fine: 0, monthlyInterest: 0 } };
      const on = addDays(debt.paidOutOn, Math.floor(90 * when));
      const centavos = Math.floor(had(settle(debt, on)).settlementCentavos * part);
      const parts = partsOf(centavos, cuts).map((one) => ({ on, centavos: one }));
      for (const day of [on, addDays(on, 1), addDays(on, 40)])
        expect(settle({ ...debt, payments: parts }, day)).toEqual(
          settle({ ...debt, payments: [{ on, centavos }] }, day),
        );
    });
    fc.assert(property, { seed, numRuns });
  });
});

test('sixteen payments of a day are one, over 84 months', () => {
  const terms = {
    ...{ requestedCentavos: 2_000_000, installments: 84, monthlyRate: '1.85%', dayBase: 365, method: 'price' },
    ...{ paidOutOn: '2026-01-12', firstDueOn: '2026-02-12', iof: 'exempt' },
  } as const satisfies AnyTerms;
  const debt = valueOf(runningDebtOf(terms, valueOf(quoteLoan(terms))));
  const on = '2026-01-25';
  const left = (count: number) => {
    const payments = Array.from({ length: count }, () => ({ on, centavos: 310_000 / count }) as const);
    const events = payments.map((one) => ({ kind: 'payment' as const, ...one }));
    return [valueOf(runDebt(debt, events)).open, settle({ ...debt, payments }, '2028-01-12')];
  };
  expect(left(16)).toEqual(left(1));
});
