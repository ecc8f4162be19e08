import { describe, expect, test } from 'vitest';
import { planConsortium } from '../consortium/consortium.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';
import { lateCharges } from './late.ts';
import { quotePortability } from './portability.ts';
import { quoteRefinancing } from './refinance.ts';
import type { RunningContract } from './runningDebt.ts';
import { settle } from './settle.ts';

const terms = {
  requestedCentavos: 1_000_000,
  installments: 24,
  monthlyRate: 0.02,
  paidOutOn: '2026-01-10',
  firstDueOn: '2026-02-10',
  dayBase: 365,
  method: 'price',
  fees: [],
  insurances: [],
  iof: 'financed',
} as const satisfies LoanTerms;

const quoted = (changes: Partial<LoanTerms> = {}): Quote => {
  const quote = quoteLoan({ ...terms, ...changes });
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
};

const running = (paid: number, changes: Partial<LoanTerms> = {}): RunningContract => {
  const { monthlyRate, dayBase, method, paidOutOn } = { ...terms, ...changes };
  return { monthlyRate, dayBase, method, paidOutOn, open: quoted(changes).schedule.slice(paid) };
};

describe('settling early', () => {
  test.each(['price', 'byDays', 'sac'] as const)('%s: on a due date it is the balance', (method) => {
    const { schedule } = quoted({ method });
    const settlement = settle(running(8, { method }), '2026-09-10');
    const balance = schedule[7]?.balanceCentavos ?? 0;
    expect(settlement.ok && Math.abs(settlement.value.settlementCentavos - balance)).toBeLessThanOrEqual(12);
  });

  test('on the first day it is the debt, at the end the last instalment', () => {
    const first = settle(running(0), '2026-01-10');
    expect(first.ok && Math.abs(first.value.settlementCentavos - quoted().financedCentavos)).toBeLessThanOrEqual(12);
    const last = quoted().schedule.at(-1);
    const end = settle(running(23), '2028-01-10');
    expect(end).toMatchObject({ value: { settlementCentavos: last?.installmentCentavos, discountCentavos: 0 } });
  });

  test('each day costs a little more', () => {
    const days = ['2026-09-10', '2026-09-11', '2026-09-30', '2026-10-09'] as const;
    const amounts = days
      .map((day) => settle(running(8), day))
      .map((one) => (one.ok ? one.value.settlementCentavos : 0));
    expect([...amounts].sort((a, b) => a - b)).toEqual(amounts);
    expect(new Set(amounts).size).toBe(days.length);
  });

  test.each([
    ['on one day twice', ['2026-10-10', '2026-10-10']],
    ['in the wrong order', ['2026-11-10', '2026-10-10']],
    ['on a day that does not exist', ['2026-10-10', '2026-11-31']],
    ['beyond what a contract lasts', ['2026-10-10', '2077-01-10']],
  ] as const)('what is due %s is no contract', (_what, dates) => {
    const open = dates.map((dueOn) => ({ dueOn, interestCentavos: 100, amortisationCentavos: 10_000 }));
    expect(settle({ ...running(0), open }, '2026-10-01')).toMatchObject({ problem: { code: 'dates.invalid' } });
  });

  test('nothing open is no contract', () => {
    expect(settle(running(24), '2028-02-01')).toMatchObject({ problem: { code: 'amount.invalid' } });
  });
});

describe('late payment', () => {
  test('2 % once and 1 % a month by days', () => {
    expect(lateCharges({ installmentCentavos: 44_716, dueOn: '2026-12-22', paidOn: '2027-01-06' })).toEqual({
      ok: true,
      value: { daysLate: 15, fineCentavos: 894, interestCentavos: 224, totalCentavos: 45_834 },
    });
  });

  test('a due date without banks waits for the next business day', () => {
    const christmas = { installmentCentavos: 44_716, dueOn: '2026-12-25' } as const;
    expect(lateCharges({ ...christmas, paidOn: '2026-12-28' })).toMatchObject({
      value: { daysLate: 0, totalCentavos: 44_716 },
    });
    expect(lateCharges({ ...christmas, paidOn: '2026-12-29' })).toMatchObject({ value: { daysLate: 4 } });
  });
});

describe('refinancing', () => {
  const anew = {
    ...terms,
    requestedCentavos: 1_200_000,
    paidOutOn: '2026-09-10',
    firstDueOn: '2026-10-10',
    installments: 36,
  } as const;

  test('settles the old debt and hands over the troco', () => {
    const answer = quoteRefinancing(running(8), anew);
    if (!answer.ok) throw new Error(answer.problem.code);
    const { quote, settlementCentavos, trocoCentavos } = answer.value;
    expect(settlementCentavos + trocoCentavos).toBe(quote.releasedCentavos);
    expect(quote.releasedCentavos).toBe(1_200_000);
    expect(quote.financedCentavos).toBe(quote.releasedCentavos + quote.iofCentavos);
  });

  test('old money is taxed again only for the days that the first year still had', () => {
    const full = quoted(anew).iofCentavos;
    const answer = quoteRefinancing(running(8), anew);
    if (!answer.ok) throw new Error(answer.problem.code);
    const { iofCentavos } = answer.value.quote;
    const onTrocoAlone = Math.round((full * answer.value.trocoCentavos) / 1_200_000);
    expect(iofCentavos).toBeLessThan(full);
    expect(iofCentavos).toBeGreaterThan(onTrocoAlone);
  });

  test('after a year the old money owes nothing more', () => {
    const later = { ...anew, paidOutOn: '2027-02-10', firstDueOn: '2027-03-10' } as const;
    const answer = quoteRefinancing(running(13), later);
    if (!answer.ok) throw new Error(answer.problem.code);
    const { quote, trocoCentavos } = answer.value;
    const troco = quoted({ ...later, requestedCentavos: trocoCentavos });
    // The new principal is the troco and its IOF: taxed as a loan of its own, but for rounding.
    expect(Math.abs(quote.iofCentavos - troco.iofCentavos)).toBeLessThanOrEqual(5);
  });

  test('must cover the debt', () => {
    expect(quoteRefinancing(running(8), { ...anew, requestedCentavos: 100_000 })).toMatchObject({
      problem: { code: 'debt.notCovered' },
    });
  });
});

describe('portability', () => {
  const better = {
    installments: 16,
    monthlyRate: 0.015,
    paidOutOn: '2026-09-10',
    firstDueOn: '2026-10-10',
    dayBase: 365,
    method: 'price',
  } as const;

  test('a lower rate makes each instalment and the whole cheaper, without IOF', () => {
    const answer = quotePortability(running(8), better);
    if (!answer.ok) throw new Error(answer.problem.code);
    expect(answer.value.quote.iofCentavos).toBe(0);
    expect(answer.value.quote.financedCentavos).toBe(answer.value.settlementCentavos);
    expect(answer.value.quote.installmentCentavos).toBeLessThan(quoted().installmentCentavos);
    expect(answer.value.savingsCentavos).toBeGreaterThan(0);
  });

  test('may not last longer than the old contract', () => {
    expect(quotePortability(running(8), { ...better, installments: 17 })).toMatchObject({
      problem: { code: 'term.tooLong' },
    });
  });
});

describe('consortium', () => {
  test('shares credit, fee and fund over the plan, to the centavo', () => {
    const plan = planConsortium({
      creditCentavos: 10_000_000,
      installments: 180,
      administrationFee: 0.18,
      reserveFund: '0.02',
    });
    if (!plan.ok) throw new Error(plan.problem.code);
    expect(plan.value).toMatchObject({
      totalCentavos: 12_000_000,
      installmentCentavos: 66_666,
      lastInstallmentCentavos: 66_786,
    });
  });

  test.each([
    [{ creditCentavos: 0 }, 'amount.invalid'],
    [{ installments: 0 }, 'installments.invalid'],
    [{ administrationFee: -1 }, 'rate.invalid'],
    [{ creditCentavos: 1 }, 'amount.tooSmall'],
  ])('%j is refused with %s', (change, code) => {
    const good = { creditCentavos: 10_000_000, installments: 180, administrationFee: 0.18, reserveFund: 0 };
    expect(planConsortium({ ...good, ...change })).toMatchObject({ ok: false, problem: { code } });
  });
});
