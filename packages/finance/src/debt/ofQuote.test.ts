import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepay, quoteLoan, quotePortability, requote, runningDebtOf, settle, type AnyTerms } from '../index.ts';
import { anyLoans } from '../testing/anyLoans.ts';
import { had, share, valueOf } from '../testing/debts.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const RUNS = Math.max(300, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 20);
const runs = { seed: SEED, numRuns: RUNS };

const terms = {
  ...{ requestedCentavos: 1_000_000, installments: 24, monthlyRate: 0.02, dayBase: 365, method: 'price' },
  ...{ paidOutOn: '2026-01-10', firstDueOn: '2026-02-10', iof: 'financed' },
} as const satisfies AnyTerms;

describe(`a quote becomes a debt that runs (seed ${SEED}, ${RUNS} each)`, () => {
  test('on the day of the payment it is what was financed, to the centavo', () => {
    const property = fc.property(anyLoans, (one) => {
      const quote = had(quoteLoan(one));
      const debt = valueOf(runningDebtOf(one, quote));
      expect(valueOf(settle(debt, one.paidOutOn)).settlementCentavos).toBe(quote.financedCentavos);
    });
    fc.assert(property, runs);
  });

  test('after n instalments it is the balance of the n-th row, to the centavo', () => {
    const property = fc.property(anyLoans, share, (one, part) => {
      const quote = had(quoteLoan(one));
      const paid = Math.floor(quote.installments * part);
      fc.pre(paid > 0);
      const { dueOn, balanceCentavos } = quote.schedule[paid - 1] ?? { dueOn: one.paidOutOn, balanceCentavos: 0 };
      const debt = valueOf(runningDebtOf(one, quote, { paid }));
      expect(valueOf(settle(debt, dueOn)).comingCentavos).toBe(balanceCentavos);
    });
    fc.assert(property, runs);
  });

  test('whatever is paid of it early, the rest is owed to the centavo, and a day later no less', () => {
    const property = fc.property(anyLoans, share, share, (one, when, part) => {
      const quote = had(quoteLoan(one));
      const debt = valueOf(runningDebtOf(one, quote));
      const on = addDays(one.paidOutOn, Math.floor(((quote.schedule[0]?.days ?? 1) - 1) * when));
      const owed = valueOf(settle(debt, on)).settlementCentavos;
      const centavos = 1 + Math.floor((owed - 2) * part);
      const { shorterTerm, smallerInstallments } = had(prepay(debt, { on, centavos }));
      for (const { debt: left } of [shorterTerm, smallerInstallments]) {
        expect(valueOf(settle(left, on)).settlementCentavos).toBe(owed - centavos);
        expect(valueOf(settle(left, addDays(on, 1))).settlementCentavos).toBeGreaterThanOrEqual(owed - centavos);
      }
    });
    fc.assert(property, runs);
  });
});

test('paid out later, it runs from the day of the payment', () => {
  const late = valueOf(requote(terms, '2026-01-20'));
  const debt = valueOf(runningDebtOf(terms, late));
  expect(debt.paidOutOn).toBe('2026-01-20');
  expect(valueOf(settle(debt, '2026-01-20')).settlementCentavos).toBe(late.financedCentavos);
});

test('what a portability made is a debt like any', () => {
  const old = valueOf(runningDebtOf(terms, valueOf(quoteLoan(terms)), { paid: 8 }));
  const dates = { paidOutOn: '2026-09-10', firstDueOn: '2026-10-10', installments: 16 } as const;
  const anew = { ...dates, monthlyRate: 0.015, dayBase: 365, method: 'price' } as const;
  const { quote, settlementCentavos } = valueOf(quotePortability(old, anew));
  expect(settlementCentavos).toBe(valueOf(quoteLoan(terms)).schedule[7]?.balanceCentavos);
  const moved = valueOf(runningDebtOf(anew, quote));
  expect(valueOf(settle(moved, '2026-09-10')).settlementCentavos).toBe(settlementCentavos);
});

test('what the contract asks of a late instalment goes along', () => {
  const late = { fine: '1%', monthlyInterest: '0.5%' };
  const debt = valueOf(runningDebtOf(terms, valueOf(quoteLoan(terms)), { late }));
  expect(valueOf(settle(debt, '2026-02-20')).fineCentavos).toBe(
    Math.round(valueOf(settle(debt, '2026-02-20')).dueCentavos / 100),
  );
});

test.each<[string, object, object, string, string]>([
  ['rows of another rate', { monthlyRate: 0.021 }, {}, 'quote.schedule', 'input.invalid'],
  ['rows of other days', { firstDueOn: '2026-02-11' }, {}, 'quote.schedule', 'input.invalid'],
  ['rows of fewer instalments', { installments: 23 }, {}, 'quote.schedule', 'input.invalid'],
  ['nothing open', {}, { paid: 24 }, 'progress.paid', 'installments.invalid'],
  ['an option that nobody knows', {}, { payed: 1 }, 'progress.payed', 'input.unknown'],
])('%s: refused', (_what, change, running, path, code) => {
  const quote = valueOf(quoteLoan(terms));
  expect(runningDebtOf({ ...terms, ...change }, quote, running)).toMatchObject({ problem: { path, code } });
});
