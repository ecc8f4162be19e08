import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRate } from '../number/rate.ts';
import { quoteLoan } from './quote.ts';
import type { Charge, LoanTerms } from './terms.ts';

const good: LoanTerms = {
  requestedCentavos: 850_000,
  installments: 24,
  monthlyRate: 0.0179,
  paidOutOn: '2026-11-22',
  firstDueOn: '2026-12-25',
  dayBase: 365,
  method: 'byDays',
  fees: [],
  insurances: [],
  iof: 'financed',
};

const fee = (centavos: number, when: Charge['when'] = 'upFront'): readonly Charge[] => [
  { name: 'Tarifa', centavos, when },
];

test.each<[Partial<LoanTerms>, string]>([
  [{ requestedCentavos: 0 }, 'amount.invalid'],
  [{ requestedCentavos: -1 }, 'amount.invalid'],
  [{ requestedCentavos: 0.5 }, 'amount.invalid'],
  [{ requestedCentavos: Number.NaN }, 'amount.invalid'],
  [{ requestedCentavos: Infinity }, 'amount.invalid'],
  [{ requestedCentavos: 10 ** 13 }, 'amount.invalid'],
  [{ requestedCentavos: 1 }, 'amount.tooSmall'],
  [{ requestedCentavos: 10 ** 12, fees: fee(10 ** 12, 'financed') }, 'amount.tooLarge'],
  [{ installments: 0 }, 'installments.invalid'],
  [{ installments: -3 }, 'installments.invalid'],
  [{ installments: 10_000 }, 'installments.invalid'],
  [{ installments: 1.5 }, 'installments.invalid'],
  [{ interestOnly: 24 }, 'installments.invalid'],
  [{ balloonCentavos: 850_000 }, 'amount.invalid'],
  [{ monthlyRate: -0.01 }, 'rate.invalid'],
  [{ monthlyRate: 10.01 }, 'rate.notFraction'],
  [{ monthlyRate: '1001%' }, 'rate.invalid'],
  [{ monthlyRate: 1.79 }, 'rate.notFraction'],
  [{ monthlyRate: Number.NaN }, 'rate.invalid'],
  [{ monthlyRate: '1,79%' }, 'rate.invalid'],
  [{ monthlyRate: '1e-2' }, 'rate.invalid'],
  [{ monthlyRate: '9'.repeat(1_000_000) }, 'rate.invalid'],
  [{ monthlyRate: '1000%' }, 'balance.grows'],
  [{ monthlyRate: '1000%', unpaidInterest: 'carried' }, 'term.unpayable'],
  [{ installments: 84, firstDueOn: '2027-05-25' }, 'balance.grows'],
  [{ paidOutOn: '2026-02-30' }, 'dates.invalid'],
  [{ firstDueOn: '2026-11-22' }, 'dates.invalid'],
  [{ firstDueOn: '2020-01-01' }, 'dates.invalid'],
  [{ firstDueOn: '2036-01-01' }, 'firstDue.tooLate'],
  [{ paidOutOn: '1990-01-01', firstDueOn: '1990-02-01' }, 'rules.unknown'],
  [{ fees: fee(-1) }, 'charges.invalid'],
  [{ fees: fee(Number.NaN) }, 'charges.invalid'],
  [{ fees: fee(850_000) }, 'released.nothing'],
  [{ fees: fee(849_999) }, 'cost.unbounded'],
])('%.60j is refused with %s', (change, code) => {
  expect(quoteLoan({ ...good, ...change })).toMatchObject({
    ok: false,
    problem: { code, message: expect.any(String) },
  });
});

describe('the edges that are good', () => {
  test.each<[string, Partial<LoanTerms>]>([
    ['one instalment of one centavo', { requestedCentavos: 1, installments: 1, iof: 'exempt' }],
    ['ten billion reais', { requestedCentavos: 9 * 10 ** 11 }],
    ['no interest', { monthlyRate: 0 }],
    ['0.0001 % a month', { monthlyRate: 0.000001 }],
    ['1,000 % a month, once', { monthlyRate: '1000%', installments: 1 }],
    ['a leap day', { paidOutOn: '2028-02-29', firstDueOn: '2028-03-31' }],
    ['due the next day', { firstDueOn: '2026-11-23' }],
    ['fifty years', { installments: 600, monthlyRate: 0.006, requestedCentavos: 30_000_000 }],
    ['three years of grace', { firstDueOn: '2029-11-01' }],
    ['interest only, then a balloon', { interestOnly: 6, balloonCentavos: 200_000 }],
    ['interest only and SAC', { interestOnly: 6, method: 'sac' }],
  ])('%s', (_name, change) => {
    const quote = quoteLoan({ ...good, unpaidInterest: 'carried', ...change });
    expect(quote).toMatchObject({ ok: true });
    if (quote.ok) expect(quote.value.schedule.at(-1)?.balanceCentavos).toBe(0);
  });

  test('grace pays interest only, the balloon comes last', () => {
    const quote = quoteLoan({ ...good, interestOnly: 6, balloonCentavos: 200_000 });
    if (!quote.ok) throw new Error(quote.problem.code);
    const { schedule, financedCentavos } = quote.value;
    expect(schedule.slice(0, 6).every((row) => row.amortisationCentavos === 0)).toBe(true);
    expect(schedule[5]?.balanceCentavos).toBe(financedCentavos);
    const [before, last] = schedule.slice(-2).map((row) => row.installmentCentavos);
    expect(Math.abs((last ?? 0) - (before ?? 0) - 200_000)).toBeLessThan(24);
  });

  test('after a long first period interest that an instalment does not reach is paid before principal', () => {
    const quote = quoteLoan({ ...good, installments: 84, firstDueOn: '2027-05-25', unpaidInterest: 'carried' });
    if (!quote.ok) throw new Error(quote.problem.code);
    const [first] = quote.value.schedule;
    expect(first?.amortisationCentavos).toBe(0);
    expect(first?.balanceCentavos).toBeGreaterThan(quote.value.financedCentavos);
  });

  test('due dates move to business days when asked', () => {
    const quote = quoteLoan({ ...good, dueRule: 'nextBusinessDay' });
    expect(quote.ok && quote.value.firstDueOn).toBe('2026-12-28');
  });
});

test('charges: financed ones add to the debt, up-front ones come off, those per instalment are paid with it', () => {
  const charges = [...fee(5_000, 'financed'), ...fee(3_000, 'upFront')];
  const quote = quoteLoan({ ...good, fees: charges, insurances: fee(1_000, 'perInstallment') });
  if (!quote.ok) throw new Error(quote.problem.code);
  const { releasedCentavos, financedCentavos, iofCentavos, schedule, insurances, totalCentavos } = quote.value;
  expect(releasedCentavos).toBe(850_000 - 3_000);
  expect(financedCentavos).toBe(releasedCentavos + iofCentavos + 8_000);
  expect(insurances[0]).toMatchObject({ centavos: 1_000, totalCentavos: 24_000 });
  expect(schedule.every((row) => row.chargesCentavos === 1_000)).toBe(true);
  expect(totalCentavos).toBe(
    schedule.reduce((sum, row) => sum + row.interestCentavos + row.amortisationCentavos, 24_000),
  );
});

test('rates are read as written', () => {
  const read = (rate: number | string) => {
    const parsed = parseRate(rate);
    return parsed.ok ? `${parsed.value.num}/${parsed.value.den}` : parsed.problem.code;
  };
  expect([read(0.0179), read('0.0179'), read(1e-7), read(0.1 + 0.2), read('200%')]).toEqual([
    ...['179/10000', '179/10000', '1/10000000', '30000000000000004/100000000000000000', '200/100'],
  ]);
});

test('whatever comes in, an answer comes out', () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, 1, 1e15, Number.NaN));
  const date = fc.constantFrom(
    '2026-11-22' as const,
    '0001-01-01' as const,
    '9999-12-31' as const,
    '2026-13-45' as const,
  );
  const terms = fc.record({
    requestedCentavos: number,
    installments: number,
    monthlyRate: fc.oneof(number, fc.string()),
    paidOutOn: date,
    firstDueOn: date,
    dayBase: fc.constantFrom(360, 365),
    method: fc.constantFrom('price', 'byDays', 'sac'),
    fees: fc.array(
      fc.record({
        name: fc.string(),
        centavos: number,
        when: fc.constantFrom('financed', 'upFront', 'perInstallment'),
      }),
    ),
    insurances: fc.constant([]),
    iof: fc.constantFrom('financed', 'upFront', 'exempt'),
  });
  fc.assert(
    fc.property(terms, (some) => {
      const quote = quoteLoan(some);
      if (quote.ok) expect(JSON.stringify(quote.value)).not.toContain('null');
    }),
    { seed: 20261121, numRuns: 10_000 },
  );
});
