import { describe, expect, test } from 'vitest';
import { quoteLoan, runDebt, runningDebtOf, settle, type DebtEvent } from '../index.ts';
import { valueOf } from '../testing/debts.ts';
import { debt, first, quote, terms } from '../testing/runningLoan.ts';

const { installmentCentavos } = quote;
const movements = (...events: readonly DebtEvent[]) => valueOf(runDebt(debt, events)).movements;

describe('a payment', () => {
  test('late by 28 days: 2 % once, 1 % a month pro rata, then interest, then principal', () => {
    // 945.60 of which 200.00 are interest: fine 18.91, interest of delay 945.60 · 1 % · 28/30 = 8.83.
    const [paid] = movements({ ...first, on: '2026-03-12', centavos: installmentCentavos + 1_891 + 883 });
    expect(installmentCentavos).toBe(94_560);
    expect(paid).toMatchObject({
      ...{ fineCentavos: 1_891, lateInterestCentavos: 883, interestCentavos: 20_000, principalCentavos: 74_560 },
      balanceCentavos: 925_440,
    });
  });

  test('of a part, late: the rest is late from that day on, and is fined no more', () => {
    const run = valueOf(
      runDebt(
        debt,
        [
          { ...first, on: '2026-02-22', centavos: 50_000 },
          { ...first, on: '2026-03-04', centavos: 30_000 },
        ],
        '2026-03-11',
      ),
    );
    // Ten days on 945.60, then ten on what 500.00 less 18.91 and 3.15 leave, 467.66, then seven on 169.22:
    // 3.152, 1.5589 and 0.3949, of which 4.71 are paid and 5.11 are all.
    expect(run.movements.map((one) => [one.fineCentavos, one.lateInterestCentavos])).toEqual([
      [1_891, 315],
      [0, 156],
    ]);
    expect(run.open[0]).toEqual({
      ...{ dueOn: '2026-02-12', fineCentavos: 0, lateInterestCentavos: 40, interestCentavos: 0 },
      amortisationCentavos: 16_922,
    });
  });

  test('on the business day after a due date without banks is on time', () => {
    const days = { paidOutOn: '2026-01-14', firstDueOn: '2026-02-14' } as const; // a Saturday before Carnival
    const carnival = valueOf(runningDebtOf({ ...terms, ...days }, valueOf(quoteLoan({ ...terms, ...days }))));
    const on = (day: '2026-02-18' | '2026-02-19') =>
      valueOf(runDebt(carnival, [{ ...first, on: day }])).total.fineCentavos;
    expect([on('2026-02-18'), on('2026-02-19')]).toEqual([0, 1_891]);
  });

  test('before anything is due pays the next instalments at their worth of that day', () => {
    const on = '2026-01-20';
    const run = valueOf(runDebt(debt, [{ ...first, on, centavos: installmentCentavos + 10_000 }]));
    // Eight days of interest first. The first instalment is 23 of 31 days away, what is more reaches a month further.
    expect(run.movements[0]?.interestCentavos).toBe(Math.round(1_000_000 * (1.02 ** (8 / 31) - 1)));
    const rest = installmentCentavos + 10_000 - installmentCentavos / 1.02 ** (23 / 31);
    const [next, second] = run.open.map((one) => one.interestCentavos + one.amortisationCentavos);
    expect([run.open[0]?.dueOn, next]).toEqual([
      '2026-03-12',
      installmentCentavos - Math.round(rest * 1.02 ** (1 + 23 / 31)),
    ]);
    expect([run.open.length, second]).toEqual([11, installmentCentavos]);
  });

  test('of all that settles the debt settles it, and a centavo more is refused', () => {
    const [on, whole] = ['2026-01-20', valueOf(settle(debt, '2026-01-20')).settlementCentavos] as const;
    expect(valueOf(runDebt(debt, [{ ...first, on, centavos: whole }]))).toMatchObject({ balanceCentavos: 0, open: [] });
    expect(runDebt(debt, [{ ...first, on, centavos: whole + 1 }])).toMatchObject({
      problem: { path: 'events.0', code: 'payment.tooLarge' },
    });
  });
});

test('the oldest of two late instalments is paid first', () => {
  const [paid] = movements({ ...first, on: '2026-03-20', centavos: installmentCentavos });
  expect(paid?.fineCentavos).toBe(1_891);
});

describe('an amortisation', () => {
  const early = { kind: 'amortisation', on: '2026-02-12', centavos: installmentCentavos + 300_000 } as const;

  test('pays what is due, then principal alone on a due date', () => {
    const [paid] = movements({ ...early, reduces: 'term' });
    expect(paid).toMatchObject({ interestCentavos: 20_000, principalCentavos: 374_560, balanceCentavos: 625_440 });
  });

  test('ends sooner with the same instalments, or as late with smaller ones', () => {
    const left = (reduces: 'term' | 'installments') =>
      valueOf(runDebt(debt, [{ ...early, reduces }])).open.map(
        (one) => one.interestCentavos + one.amortisationCentavos,
      );
    expect([left('term').length, left('term')[0]]).toEqual([8, installmentCentavos]);
    // 6,254.40 in eleven at 2 %.
    expect([left('installments').length, left('installments')[0]]).toEqual([11, 63_906]);
  });

  test('in the midst of a month pays the interest of its days first', () => {
    const [paid] = movements({ ...early, on: '2026-01-22', centavos: 300_000, reduces: 'term' });
    expect(paid?.interestCentavos).toBe(Math.round(1_000_000 * (1.02 ** (10 / 31) - 1)));
  });
});

test('a settlement pays what is late and the rest at its worth, and nothing is left', () => {
  const on = '2026-03-04';
  const run = valueOf(runDebt(debt, [{ kind: 'settlement', on }]));
  expect(run.total.paidCentavos).toBe(valueOf(settle(debt, on)).settlementCentavos);
  expect([run.total.principalCentavos, run.balanceCentavos, run.open]).toEqual([1_000_000, 0, []]);
});
