import { describe, expect, test } from 'vitest';
import { anticipateFgts, type AnticipationRequest } from './anticipate.ts';
import { withdrawalOf } from './withdrawal.ts';

// Caixa's table; rows 20 and the boundaries of the published checks, in reais.
test.each([
  [500, 250],
  [1_000, 450],
  [5_000, 1_650],
  [10_000, 2_650],
  [15_000, 3_400],
  [20_000, 3_900],
  [50_000, 5_400],
  [0, 0],
  // One percent beyond each boundary: the next bracket's share and fixed part.
  [505, 252],
  [1_010, 453],
  [5_050, 1_660],
  [10_100, 2_665],
  [15_150, 3_415],
  [20_200, 3_910],
])('a balance of %d gives a withdrawal of %d', (balance, withdrawal) => {
  expect(withdrawalOf(balance * 100, '2026-11-21')).toEqual({ ok: true, value: withdrawal * 100 });
});

test('brackets meet: a centavo more never gives less', () => {
  for (const reais of [500, 1_000, 5_000, 10_000, 15_000, 20_000]) {
    const [at, above] = [withdrawalOf(reais * 100, '2026-11-21'), withdrawalOf(reais * 100 + 1, '2026-11-21')];
    expect(at.ok && above.ok && above.value - at.value).toBeGreaterThanOrEqual(0);
    expect(at.ok && above.ok && above.value - at.value).toBeLessThanOrEqual(1);
  }
});

const request: AnticipationRequest = {
  balanceCentavos: 1_000_000,
  birthMonth: 3,
  optedOn: '2024-01-10',
  on: '2026-11-21',
  years: 3,
  monthlyRate: 0.0179,
  dayBase: 365,
};

describe('anticipation', () => {
  test('sells at most 500 of each of the next three withdrawals since 2026-11-01', () => {
    const answer = anticipateFgts(request);
    if (!answer.ok) throw new Error(answer.problem.code);
    const { years, totalCentavos, financedCentavos, interestCentavos, releasedCentavos, iofCentavos } = answer.value;
    expect(years.map(({ dueOn }) => dueOn)).toEqual(['2027-03-05', '2028-03-07', '2029-03-07']);
    expect(years.map(({ withdrawalCentavos }) => withdrawalCentavos)).toEqual([265_000, 212_000, 169_600]);
    expect(totalCentavos).toBe(150_000);
    expect(financedCentavos + interestCentavos).toBe(totalCentavos);
    expect(releasedCentavos + iofCentavos).toBe(financedCentavos);
    expect(answer.value.balanceLeftCentavos).toBe(1_000_000 - 265_000 - 212_000 - 169_600);
    // The fund pays by the fifth business day of March: in 104 days, and then about a year and two years later.
    const worth = [104, 472, 837].map((days) => Math.round(50_000 / 1.0179 ** ((12 * days) / 365)));
    expect(financedCentavos).toBe(worth.reduce((sum, present) => sum + present, 0));
    expect(answer.value.cetAnnual).toBeGreaterThan(1.0179 ** 12 - 1);
  });

  test('five withdrawals until 2026-10-31, three afterwards', () => {
    expect(anticipateFgts({ ...request, years: 5, on: '2026-10-31' })).toMatchObject({ ok: true });
    expect(anticipateFgts({ ...request, years: 4 })).toMatchObject({ problem: { code: 'term.tooLong' } });
    expect(anticipateFgts({ ...request, years: 6, on: '2026-10-31' })).toMatchObject({
      problem: { code: 'term.tooLong' },
    });
  });

  test('waits 90 days after the choice', () => {
    expect(anticipateFgts({ ...request, optedOn: '2026-08-24' })).toMatchObject({
      problem: { code: 'waiting.period' },
    });
    expect(anticipateFgts({ ...request, optedOn: '2026-08-23' })).toMatchObject({ ok: true });
  });

  test('counts them to the day of the authorisation, not to the payment', () => {
    const opted = { ...request, optedOn: '2026-08-23' } as const;
    expect(anticipateFgts({ ...opted, authorisedOn: '2026-11-21' })).toMatchObject({ ok: true });
    expect(anticipateFgts({ ...opted, authorisedOn: '2026-11-20' })).toMatchObject({
      problem: { code: 'waiting.period' },
    });
    expect(anticipateFgts({ ...opted, authorisedOn: '2026-11-22' })).toMatchObject({
      problem: { code: 'dates.invalid' },
    });
  });

  test('sells each withdrawal once', () => {
    expect(anticipateFgts({ ...request, takenYears: [2028] })).toMatchObject({ problem: { code: 'competence.taken' } });
    expect(anticipateFgts({ ...request, years: 1, takenYears: [2028] })).toMatchObject({ ok: true });
  });

  test('stops at the first withdrawal below 100', () => {
    const answer = anticipateFgts({ ...request, balanceCentavos: 25_000 });
    expect(answer.ok && answer.value.years.map(({ anticipatedCentavos }) => anticipatedCentavos)).toEqual([12_500]);
  });

  test.each([
    [{ balanceCentavos: 0 }, 'balance.tooSmall'],
    [{ balanceCentavos: 19_000 }, 'balance.tooSmall'],
    [{ balanceCentavos: -1 }, 'amount.invalid'],
    [{ balanceCentavos: Number.NaN }, 'amount.invalid'],
    [{ birthMonth: 13 }, 'dates.invalid'],
    [{ birthMonth: Number.NaN }, 'dates.invalid'],
    [{ years: 0 }, 'installments.invalid'],
    [{ years: 1.5 }, 'installments.invalid'],
    [{ on: '2025-01-10' as const }, 'rules.unknown'],
    [{ monthlyRate: -0.01 }, 'rate.invalid'],
    [{ monthlyRate: '1000%', birthMonth: 11 }, 'released.nothing'],
  ])('%j is refused with %s', (change, code) => {
    expect(anticipateFgts({ ...request, ...change })).toMatchObject({ ok: false, problem: { code } });
  });
});
