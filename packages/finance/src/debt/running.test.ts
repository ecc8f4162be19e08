import type { CalendarDate } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import {
  prepay,
  quoteLoan,
  quotePortability,
  renegotiate,
  settle,
  type LoanTerms,
  type Quote,
  type RunningContract,
  type RunningDebt,
} from '../index.ts';

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
  iof: 'exempt',
} as const satisfies LoanTerms;

const value = <T>(answer: { ok: true; value: T } | { ok: false; problem: { code: string } }): T => {
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value;
};

const quoted = (changes: Partial<LoanTerms> = {}): Quote => value(quoteLoan({ ...terms, ...changes }));

const running = (paid: number, changes: Partial<LoanTerms> = {}): RunningContract => {
  const { monthlyRate, dayBase, method, paidOutOn } = { ...terms, ...changes };
  return { monthlyRate, dayBase, method, paidOutOn, open: quoted(changes).schedule.slice(paid) };
};
const { installmentCentavos } = quoted();

describe('settled by the contract’s own method', () => {
  test('a contract by days and one by months cost differently within a month', () => {
    const by = (method: 'price' | 'byDays') => value(settle(running(8, { method }), '2026-09-20')).settlementCentavos;
    expect(by('price')).not.toBe(by('byDays'));
  });

  test('a third of a month of Price is a third of its interest, compound', () => {
    const [on, later] = ['2026-09-10', '2026-09-20'] as const;
    const balance = value(settle(running(8), on)).settlementCentavos;
    // 10 September to 10 October has thirty days, ten of which have passed.
    const grown = Math.round(balance * 1.02 ** (10 / 30));
    expect(Math.abs(value(settle(running(8), later)).settlementCentavos - grown)).toBeLessThanOrEqual(1);
  });

  test('the first of February is no dearer than the other days', () => {
    const short = running(0, { paidOutOn: '2026-02-01', firstDueOn: '2026-03-01' });
    const on = (day: '2026-02-01' | '2026-02-02') => value(settle(short, day)).settlementCentavos;
    expect(on('2026-02-02') / on('2026-02-01')).toBeCloseTo(1.02 ** (1 / 28), 5);
  });

  test('a contract by the year and by business days settles as one', () => {
    const contract = { ...terms, method: 'byDays' as const };
    const debt: RunningDebt = {
      ...{ method: 'byDays', annualRate: '26.824179456%', dayCount: 'bus/252', paidOutOn: '2026-01-10' },
      open: quoted(contract).schedule,
    };
    expect(value(settle(debt, '2026-03-01')).settlementCentavos).toBeGreaterThan(1_000_000);
  });
});

describe('what is late', () => {
  test('costs its fine and its interest, by the law where the contract is silent', () => {
    const late = value(settle(running(8), '2026-11-20'));
    // Due on 10 October (a Saturday: 13, after a holiday) and on 10 November: 41 and 10 days late.
    expect(late.dueCentavos).toBe(2 * installmentCentavos);
    expect(late.fineCentavos).toBe(2 * Math.round(installmentCentavos * 0.02));
    const interest = [41, 10].map((days) => Math.round((installmentCentavos * 0.01 * days) / 30));
    expect(late.lateInterestCentavos).toBe((interest[0] ?? 0) + (interest[1] ?? 0));
    const parts = late.dueCentavos + late.fineCentavos + late.lateInterestCentavos + late.comingCentavos;
    expect(late.settlementCentavos).toBe(parts);
  });

  test('by what the contract says, where it says something', () => {
    const mild = { ...running(8), late: { fine: 0, monthlyInterest: '0.5%' } };
    const late = value(settle(mild, '2026-11-20'));
    expect(late.fineCentavos).toBe(0);
    expect(late.lateInterestCentavos).toBeLessThan(value(settle(running(8), '2026-11-20')).lateInterestCentavos);
  });

  test('on the business day after a due date without banks nothing is late', () => {
    expect(value(settle(running(8), '2026-10-13')).fineCentavos).toBe(0);
    expect(value(settle(running(8), '2026-10-14')).fineCentavos).toBeGreaterThan(0);
  });

  test('payments made count, the first instalment first; those of tomorrow do not', () => {
    const payments = [
      { on: '2026-10-10', centavos: installmentCentavos },
      { on: '2026-11-10', centavos: 10_000 },
      { on: '2026-12-10', centavos: 500_000 },
    ] as const;
    const paid = value(settle({ ...running(8), payments }, '2026-11-10'));
    expect(paid.dueCentavos).toBe(installmentCentavos - 10_000);
    expect(paid.fineCentavos).toBe(0);
    expect(paid.openCentavos).toBe(value(settle(running(9), '2026-11-10')).openCentavos - 10_000);
  });
});

describe('what was paid ahead', () => {
  const on = '2026-09-20';
  const settled = (debt: RunningDebt, day: CalendarDate) => value(settle(debt, day)).settlementCentavos;
  const owed = { ...running(8), owed: { on: '2026-09-10', centavos: 738_000 } } as const;

  test.each([
    ['by the rows', running(8)],
    ['by the balance of its schedule', owed],
    ['by days', { ...running(8), method: 'byDays' } as const],
  ])('of a debt %s is worth what was paid, and grows as the debt does', (_what, debt) => {
    for (const centavos of [10_000, installmentCentavos, 300_000]) {
      const ahead = { ...debt, payments: [{ on, centavos }] } as const;
      expect(settled(ahead, on)).toBe(settled(debt, on) - centavos);
      const later = '2026-10-05';
      const grown = (centavos * settled(debt, later)) / settled(debt, on);
      expect(Math.abs(settled(debt, later) - settled(ahead, later) - grown)).toBeLessThanOrEqual(2);
    }
  });
});

describe('the balance that the bank told', () => {
  const told = { on: '2026-09-10', centavos: 700_000 } as const;

  test('decides on its day, and grows by the contract’s rate afterwards', () => {
    const debt = { ...running(8), told };
    expect(value(settle(debt, '2026-09-10'))).toMatchObject({ settlementCentavos: 700_000, by: 'told' });
    const grown = Math.round(700_000 * 1.02 ** ((12 * 10) / 365));
    expect(value(settle(debt, '2026-09-20'))).toMatchObject({ settlementCentavos: grown, by: 'told' });
    expect(value(settle(debt, '2026-09-09')).by).toBe('contract');
  });

  test.each([
    [{ told: { on: '2025-12-31', centavos: 1 } }, '2026-09-10', 'dates.invalid'],
    [{ told: { on: '2026-09-10', centavos: 10 ** 12 }, monthlyRate: '1000%' }, '2040-09-10', 'amount.tooLarge'],
    [{}, '9999-12-31', 'dates.invalid'],
    [{}, '2026-01-09', 'dates.invalid'],
    [{ paidOutOn: '1900-01-10' }, '2026-09-10', 'dates.invalid'],
  ] as const)('%j on %s is refused with %s', (change, on, code) => {
    expect(settle({ ...running(8), ...change }, on)).toMatchObject({ problem: { code } });
  });

  test('less what was paid since', () => {
    const payments = [{ on: '2026-09-15', centavos: 100_000 }] as const;
    const left = value(settle({ ...running(8), told, payments }, '2026-09-15')).settlementCentavos;
    expect(left).toBe(Math.round(700_000 * 1.02 ** ((12 * 5) / 365)) - 100_000);
  });
});

describe('paying a part early', () => {
  const debt = running(8);
  const whole = value(settle(debt, '2026-09-20')).settlementCentavos;

  test('the same instalments, sooner done; or as many, and smaller', () => {
    const { shorterTerm, smallerInstallments } = value(prepay(debt, { on: '2026-09-20', centavos: 300_000 }));
    expect(shorterTerm.installmentCentavos).toBe(installmentCentavos);
    expect(shorterTerm.installments).toBeLessThan(16);
    expect(smallerInstallments.installments).toBe(16);
    const share = (whole - 300_000) / whole;
    expect(Math.abs(smallerInstallments.installmentCentavos - installmentCentavos * share)).toBeLessThan(1);
    expect(shorterTerm.savedCentavos).toBeGreaterThan(smallerInstallments.savedCentavos);
    for (const { debt: after } of [shorterTerm, smallerInstallments])
      expect(Math.abs(value(settle(after, '2026-09-20')).settlementCentavos - (whole - 300_000))).toBeLessThanOrEqual(
        8,
      );
  });

  test('SAC stays SAC: its instalments fall as before', () => {
    const sac = running(8, { method: 'sac' });
    const { smallerInstallments } = value(prepay(sac, { on: '2026-09-10', centavos: 100_000 }));
    const amounts = smallerInstallments.debt.open.map((row) => row.interestCentavos + row.amortisationCentavos);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  test.each([
    ['nothing', 0, 'amount.invalid'],
    ['less than what is due and late', 54_000, 'payment.tooSmall'],
    ['all of it', 800_000, 'payment.tooLarge'],
  ])('%s is refused', (_what, centavos, code) => {
    expect(prepay(debt, { on: '2026-10-20', centavos })).toMatchObject({ problem: { code } });
  });

  test('what is late is paid first', () => {
    const paid = value(prepay(debt, { on: '2026-10-20', centavos: 100_000 }));
    const settlement = value(settle(debt, '2026-10-20'));
    expect(paid.dueCentavos).toBe(settlement.dueCentavos + settlement.fineCentavos + settlement.lateInterestCentavos);
    expect(paid.smallerInstallments.debt.open).toHaveLength(15);
  });

  test('an instalment that was paid ahead is no row any more', () => {
    const payments = [{ on: '2026-09-15', centavos: installmentCentavos }] as const;
    const ahead = value(prepay({ ...debt, payments }, { on: '2026-09-20', centavos: 300_000 }));
    const left = value(settle({ ...debt, payments }, '2026-09-20')).settlementCentavos - 300_000;
    for (const { debt: after, installments } of [ahead.shorterTerm, ahead.smallerInstallments]) {
      expect(after.open[0]?.dueOn).toBe('2026-11-10');
      expect(installments).toBeLessThanOrEqual(15);
      expect(Math.abs(value(settle(after, '2026-09-20')).settlementCentavos - left)).toBeLessThanOrEqual(16);
    }
  });

  test('where all is due there is nothing to be paid early, whatever the bank tells', () => {
    const told = { on: '2028-02-01', centavos: 2_000_000 } as const;
    const late = { ...running(22), told };
    expect(prepay(late, { on: '2028-02-01', centavos: 1_500_000 })).toMatchObject({
      problem: { code: 'payment.tooSmall' },
    });
  });

  test('twice is once, but for the rounding', () => {
    const on = '2026-09-20';
    const first = value(prepay(debt, { on, centavos: 100_000 })).smallerInstallments.debt;
    const twice = value(prepay(first, { on, centavos: 200_000 })).smallerInstallments;
    const once = value(prepay(debt, { on, centavos: 300_000 })).smallerInstallments;
    expect(Math.abs(twice.totalCentavos - once.totalCentavos)).toBeLessThanOrEqual(16);
  });
});

describe('renegotiated', () => {
  const anew = {
    ...terms,
    iof: 'financed',
    installments: 36,
    paidOutOn: '2026-11-20',
    firstDueOn: '2026-12-20',
  } as const;

  test('the late debt with what delay cost is the new one, and there is no troco', () => {
    const debt = running(8);
    const { settlementCentavos, trocoCentavos, quote } = value(renegotiate(debt, anew));
    expect(settlementCentavos).toBe(value(settle(debt, '2026-11-20')).settlementCentavos);
    expect(trocoCentavos).toBeLessThanOrEqual(1);
    expect(quote.financedCentavos).toBe(quote.releasedCentavos + quote.iofCentavos);
    expect(quote.iofCentavos).toBeLessThan(
      value(quoteLoan({ ...anew, requestedCentavos: settlementCentavos })).iofCentavos,
    );
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

  test.each([
    ['as many instalments that begin a month later end later', { firstDueOn: '2026-11-10' }, 'term.tooLong'],
    ['fewer that begin later may end later too', { installments: 15, firstDueOn: '2026-12-11' }, 'term.tooLong'],
    ['nothing lets it end later', { installments: 96 }, 'term.tooLong'],
    ['the same rate saves nothing', { monthlyRate: 0.02 }, 'saving.none'],
    ['the same rate for a shorter time saves nothing either', { monthlyRate: 0.02, installments: 8 }, 'saving.none'],
    ['a dearer one even less', { monthlyRate: 0.021, installments: 10 }, 'saving.none'],
  ] as const)('%s: refused', (_what, change, code) => {
    expect(quotePortability(running(8), { ...better, ...change })).toMatchObject({ problem: { code } });
  });

  test('whoever asks for a troco all the same gets none', () => {
    const more = { ...better, requestedCentavos: 10_000_000 };
    expect(value(quotePortability(running(8), more))).toEqual(value(quotePortability(running(8), better)));
    const asked = { ...better, askedCentavos: 100_000 };
    expect(quotePortability(running(8), asked)).toMatchObject({ ok: false, problem: { code: 'input.unknown' } });
  });

  test('where the old bank tells more than the contract says, that is what has to be saved on', () => {
    const told = { on: '2026-09-10', centavos: 780_000 } as const;
    const dear = quotePortability({ ...running(8), told }, better);
    expect(value(quotePortability(running(8), better)).savingsCentavos).toBeGreaterThan(
      dear.ok ? dear.value.savingsCentavos : 0,
    );
  });
});
