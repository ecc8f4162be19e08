import { addDays } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepay, quoteLoan, settle, type AnyTerms, type RunningDebt } from '../index.ts';
import { had, share } from '../testing/debts.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const RUNS = Math.max(200, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 20);

const common = { fees: [], insurances: [], iof: 'exempt' } as const;

/** Loans whose first period may be of many months, its interest carried on where the instalments do not reach it. */
const longFirst: fc.Arbitrary<AnyTerms> = fc
  .record({
    requestedCentavos: fc.integer({ min: 100_000, max: 10 ** 8 }),
    installments: fc.integer({ min: 2, max: 96 }),
    monthlyRate: fc.integer({ min: 30, max: 400 }).map((part) => part / 10_000),
    paidOutOn: fc.constantFrom('2026-01-10', '2026-01-31', '2025-11-15'),
    wait: fc.integer({ min: 1, max: 200 }),
    method: fc.constantFrom('price', 'byDays', 'sac'),
    dayCount: fc.constantFrom('act/365', 'act/360', '30/360', 'bus/252'),
    dueRule: fc.constantFrom('sameDay', 'nextBusinessDay'),
  })
  .map(({ wait, ...terms }) => ({
    ...{ ...common, ...terms, unpaidInterest: 'carried' },
    firstDueOn: addDays(terms.paidOutOn, wait),
  }));

const debtOf = (terms: AnyTerms, paid = 0): RunningDebt => {
  const { schedule } = had(quoteLoan(terms));
  const { method, paidOutOn } = terms;
  const [rate, count] = [
    'monthlyRate' in terms ? { monthlyRate: terms.monthlyRate } : { annualRate: terms.annualRate },
    'dayCount' in terms ? { dayCount: terms.dayCount } : { dayBase: terms.dayBase },
  ];
  return { method, paidOutOn, open: schedule.slice(paid), ...rate, ...count };
};

describe(`a debt of which nothing is said but its rows (seed ${SEED}, ${RUNS} each)`, () => {
  test('is on the day of its payment what was lent, but for half a centavo of each row', () => {
    const property = fc.property(longFirst, (terms) => {
      const { financedCentavos, installments } = had(quoteLoan(terms));
      const { settlementCentavos } = had(settle(debtOf(terms), terms.paidOutOn));
      expect(Math.abs(settlementCentavos - financedCentavos)).toBeLessThanOrEqual(installments / 2 + 1);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('once instalments are paid, goes on from the last due date', () => {
    // Due dates of a month's end, or moved by a holiday, do not say where the month before them began.
    const plain = longFirst.filter(
      (terms) => 'firstDueOn' in terms && terms.dueRule === 'sameDay' && Number(terms.firstDueOn.slice(8)) <= 28,
    );
    const property = fc.property(plain, share, (terms, part) => {
      const { schedule, installments } = had(quoteLoan(terms));
      const paid = 1 + Math.floor((installments - 2) * part);
      const { dueOn: on = terms.paidOutOn } = schedule[paid - 1] ?? {};
      const debt = debtOf(terms, paid);
      expect(had(settle(debt, on))).toEqual(had(settle({ ...debt, periodFrom: on }, on)));
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });
});

const grace = { ...common, requestedCentavos: 1_000_000, monthlyRate: '2%', dayBase: 365, method: 'price' } as const;

test('three months before the first instalment cost three months', () => {
  const dates = { paidOutOn: '2026-01-10', firstDueOn: '2026-04-10', installments: 12 } as const;
  const debt = debtOf({ ...grace, ...dates });
  const [first, second] = [had(settle(debt, '2026-01-10')), had(settle(debt, '2026-02-10'))];
  expect(Math.abs(first.settlementCentavos - 1_000_000)).toBeLessThanOrEqual(12);
  // 31 of 90 days of three months.
  const grown = first.settlementCentavos * 1.02 ** ((3 * 31) / 90);
  expect(Math.abs(second.settlementCentavos - grown)).toBeLessThanOrEqual(1);
  const early = had(prepay(debt, { on: '2026-01-10', centavos: 400_000 })).smallerInstallments;
  expect(Math.abs(had(settle(early.debt, '2026-01-10')).settlementCentavos - 600_000)).toBeLessThanOrEqual(24);
});

test('a rate that is told with two decimals tells the first period all the same', () => {
  const dates = { paidOutOn: '2026-01-10', firstDueOn: '2026-04-10', installments: 12 } as const;
  const debt = { ...debtOf({ ...grace, ...dates, monthlyRate: '1.7948%' }), monthlyRate: '1.79%' } as const;
  expect(settle(debt, '2026-02-10')).toEqual(settle({ ...debt, periodFrom: '2026-01-10' }, '2026-02-10'));
});
