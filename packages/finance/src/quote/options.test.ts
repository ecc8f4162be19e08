import { describe, expect, test } from 'vitest';
import type { Quote } from './terms.ts';
import { maxLoanFor, quoteLoan, requote, type AnyTerms, type LoanTerms } from '../index.ts';

const common = {
  requestedCentavos: 1_000_000,
  method: 'price',
  paidOutOn: '2026-01-10',
  fees: [],
  insurances: [],
  iof: 'exempt',
} as const;
const monthly = { installments: 12, firstDueOn: '2026-02-10' } as const;
const unpriced = { ...common, ...monthly, dayBase: 365 } as const;
const terms: LoanTerms = { ...unpriced, monthlyRate: 0.02 };

const quoted = (some: AnyTerms): Quote => {
  const quote = quoteLoan(some);
  if (!quote.ok) throw new Error(`${quote.problem.code} ${quote.problem.path}`);
  return quote.value;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('rows of which only the instalment is rounded', () => {
  test.each(['price', 'byDays', 'sac'] as const)('%s: the balance is the exact one, rounded', (method) => {
    const loan = quoted({ ...terms, method, installments: 60, rounding: { rows: 'installment' } });
    let exact = 1_000_000;
    for (const [at, row] of loan.schedule.entries()) {
      const growth = method === 'byDays' ? 1.02 ** ((12 * row.days) / 365) : 1.02;
      exact = method === 'sac' ? 1_000_000 * (1 - (at + 1) / 60) : exact * growth - (row.installmentCentavos ?? 0);
      if (at < 59) expect(Math.abs(row.balanceCentavos - exact)).toBeLessThan(0.5001);
      expect(row.interestCentavos + row.amortisationCentavos).toBe(row.installmentCentavos);
    }
    expect(sum(loan.schedule.map((row) => row.amortisationCentavos))).toBe(1_000_000);
    expect(loan.schedule.at(-1)?.balanceCentavos).toBe(0);
  });

  test('what an instalment does not reach has no row: it is refused', () => {
    const long = { ...terms, installments: 84, firstDueOn: '2026-08-10', rounding: { rows: 'installment' } } as const;
    expect(quoteLoan({ ...long, unpaidInterest: 'carried' })).toMatchObject({ problem: { code: 'balance.grows' } });
  });
});

describe('a rate by the year', () => {
  test('is the rate by the month that makes it', () => {
    const yearly = quoted({ ...unpriced, annualRate: '26.824179456%' });
    expect(yearly.schedule).toEqual(quoted(terms).schedule);
    expect(yearly.annualRate).toBe(0.26824179456);
    expect(yearly.monthlyRate).toBeCloseTo(0.02, 10);
  });

  test('12 % a year, the month rounded to six decimals, is 0.9489 % a month', () => {
    const loan = quoted({ ...unpriced, annualRate: 0.12, rounding: { rates: { monthly: 6 } } });
    expect(loan.monthlyRate).toBe(0.009489);
    expect(loan.schedule[0]?.interestCentavos).toBe(9489);
  });

  test('the day may be rounded too', () => {
    const daily = { ...terms, method: 'byDays', rounding: { rates: { daily: 6 } } } as const;
    // (1 + 2 %) ^ (12 / 365) − 1 is 0.00065125…, to six decimals 0.000651; 31 days of it.
    expect(quoted(daily).schedule[0]?.interestCentavos).toBe(Math.round(1_000_000 * (1.000651 ** 31 - 1)));
  });
});

describe('how days are counted', () => {
  const uncounted = { ...common, ...monthly, monthlyRate: 0.02, method: 'byDays' } as const;

  test('months of thirty days cost the monthly rate', () => {
    const loan = quoted({ ...uncounted, dayCount: '30/360' });
    expect(loan.schedule).toEqual(quoted(terms).schedule);
  });

  test('by business days those of the calendar count, and a holiday of one’s own is none', () => {
    const bank = quoted({ ...uncounted, dayCount: 'bus/252' });
    const own = quoted({ ...uncounted, dayCount: 'bus/252', holidays: [] });
    const [first] = bank.schedule;
    // 10 January to 10 February 2026: 21 business days.
    expect(first?.interestCentavos).toBe(Math.round(1_000_000 * (1.02 ** ((12 * 21) / 252) - 1)));
    // Carnival, 16 and 17 February, counts where nobody keeps it.
    expect(own.schedule[1]?.interestCentavos).toBeGreaterThan(bank.schedule[1]?.interestCentavos ?? 0);
  });

  test('SAC may count days as well', () => {
    const loan = quoted({ ...terms, method: 'sac', accrual: 'days', requestedCentavos: 1_200_000 });
    expect(loan.schedule.map((row) => row.amortisationCentavos)).toEqual(Array(12).fill(100_000));
    expect(loan.schedule[1]?.interestCentavos).toBe(Math.round(1_100_000 * (1.02 ** ((12 * 28) / 365) - 1)));
  });
});

test('dates of one’s own: a month counts as one, whatever is none counts its days', () => {
  const dueDates = ['2026-02-10', '2026-03-10', '2026-04-25'] as const;
  const loan = quoted({ ...common, monthlyRate: 0.02, dayBase: 365, dueDates });
  expect(loan.schedule.map(({ dueOn }) => dueOn)).toEqual(dueDates);
  const [first, second, third] = loan.schedule;
  expect(first?.interestCentavos).toBe(20_000);
  expect(second?.interestCentavos).toBe(Math.round((first?.balanceCentavos ?? 0) * 0.02));
  const odd = 1.02 * 1.02 ** ((12 * 15) / 365) - 1;
  expect(third?.interestCentavos).toBe(Math.round((second?.balanceCentavos ?? 0) * odd));
});

describe('a charge that varies', () => {
  const eachCentavos = Array.from({ length: 12 }, (_, at) => 1_200 - at * 100);
  const insurances = [{ name: 'Prestamista', when: 'perInstallment', eachCentavos }] as const;

  test('is paid as it stands, and counts in the total and the CET', () => {
    const loan = quoted({ ...terms, insurances });
    expect(loan.schedule.map((row) => row.chargesCentavos)).toEqual(eachCentavos);
    expect(loan.insurances).toEqual([
      { name: 'Prestamista', centavos: 1_200, when: 'perInstallment', totalCentavos: 7_800, share: 0.0078 },
    ]);
    expect(loan.totalCentavos).toBe(quoted(terms).totalCentavos + 7_800);
    expect(loan.cetAnnual).toBeGreaterThan(quoted(terms).cetAnnual);
  });

  test('the dearest instalment decides how much fits', () => {
    const loan = maxLoanFor(100_000, { ...terms, insurances });
    if (!loan.ok) throw new Error(loan.problem.code);
    const highest = Math.max(...loan.value.schedule.map((row) => row.installmentCentavos));
    expect(highest).toBeLessThanOrEqual(100_000);
    expect(highest).toBeGreaterThan(99_900);
  });
});

test('fees and insurances that nobody names are none', () => {
  const { fees, insurances, ...plain } = terms;
  expect([fees, insurances]).toEqual([[], []]);
  expect(quoted(plain)).toEqual(quoted(terms));
  expect(maxLoanFor(100_000, plain)).toEqual(maxLoanFor(100_000, terms));
});

test('IOF rates of the caller go before the table, and need none', () => {
  const rates = { daily: '0.0041%', additional: '0.38%', maxDays: 365 };
  const old = { ...terms, paidOutOn: '2005-01-10', firstDueOn: '2005-02-10', iof: 'upFront' } as const;
  expect(quoteLoan(old)).toMatchObject({ problem: { code: 'rules.unknown' } });
  const low = quoted({ ...old, rates });
  const usual = quoted({ ...old, rates: { ...rates, daily: 0.000082 } });
  expect(usual.iofCentavos - 3_800).toBeGreaterThanOrEqual((low.iofCentavos - 3_800) * 2 - 1);
  expect(usual.iofCentavos - 3_800).toBeLessThanOrEqual((low.iofCentavos - 3_800) * 2 + 1);
});

test('paid out on or after the first due date it is another contract', () => {
  expect(requote(terms, '2026-02-09')).toMatchObject({ ok: true });
  expect(requote(terms, '2026-02-10')).toMatchObject({ problem: { code: 'dates.invalid', path: 'firstDueOn' } });
});
