import { anticipateFgts } from '@passo/finance';
import { describe, expect, it } from 'vitest';
import type { LoanDetails } from '../../ports/loan.ts';
import { fgts } from './fgts.ts';

/* What Caixa told of the yearly withdrawals is what is sold. */

const on = '2026-11-20' as const;
const base = { requestedCentavos: 0, installments: 3, monthlyRate: 0.0179, paidOutOn: on };
const first = { dueOn: '2027-05-03', centavos: 265_000 };
const second = { dueOn: '2028-05-02', centavos: 30_000 };

const totalOf = (withdrawals: LoanDetails['withdrawals'] = []) => {
  const quoted = fgts.quote({ ...base, details: { withdrawals } });
  return quoted.ok ? quoted.value.schedule.map((row) => [row.dueOn, row.installmentCentavos]) : quoted.problem.code;
};

it.each([
  [
    'of each R$ 500 at most',
    [first, second],
    [
      [first.dueOn, 50_000],
      [second.dueOn, 30_000],
    ],
  ],
  ['another fund, another offer', [{ ...first, centavos: 12_345 }], [[first.dueOn, 12_345]]],
  ['one below R$ 100 ends the list', [first, { ...second, centavos: 9_999 }], [[first.dueOn, 50_000]]],
  ['what has fallen due is nobody’s to sell', [{ dueOn: on, centavos: 50_000 }, second], [[second.dueOn, 30_000]]],
  ['nothing told is nothing to sell', [], 'balance.tooSmall'],
  ['a day that is none is left out', [{ dueOn: '2027-02-30', centavos: 50_000 }], 'balance.tooSmall'],
])('%s', (_what, told, expected) => expect(totalOf(told)).toEqual(expected));

it.each(['2026-10-20', '2026-11-20'] as const)(
  'costs what the same withdrawals by the rules cost, on %s',
  (paidOutOn) => {
    const account = { balanceCentavos: 1_000_000, birthMonth: 5, optedOn: '2025-01-15', on: paidOutOn } as const;
    const byRules = anticipateFgts({ ...account, years: 3, monthlyRate: 0.0179, dayBase: 365 });
    if (!byRules.ok) throw new Error(byRules.problem.code);
    const withdrawals = byRules.value.years.map((year) => ({ dueOn: year.dueOn, centavos: year.withdrawalCentavos }));
    const quoted = fgts.quote({ ...base, paidOutOn, details: { withdrawals } });
    const { financedCentavos, iofCentavos, releasedCentavos, totalCentavos, cetMonthly, cetAnnual } = byRules.value;
    expect(quoted).toMatchObject({
      ok: true,
      value: { financedCentavos, iofCentavos, releasedCentavos, totalCentavos, cetMonthly, cetAnnual },
    });
  },
);

describe('of what was told', () => {
  const question = { ...base, installments: 2, details: { withdrawals: [first, second], balanceCentavos: 1 } };

  it('as many terms as there are withdrawals', () => {
    expect(fgts.termsFor?.(question)).toEqual([1, 2]);
    expect(fgts.termsFor?.({ ...question, details: { withdrawals: [] } })).toEqual([]);
  });

  it('the offer says what there is, what is sold and what stays', () => {
    const quoted = fgts.quote(question);
    if (!quoted.ok) throw new Error(quoted.problem.code);
    expect(fgts.linesOf?.(question, quoted.value).map(({ centavos }) => centavos)).toEqual([295_000, 80_000, 215_000]);
  });

  it('is read from what the step kept', () => {
    const periods = [first, { dueOn: 5 }, second];
    const facts = { product: 'fgts', answers: { dataNascimento: '1990-05-12' }, results: { saldoFgts: { periods } } };
    expect(fgts.detailsOf?.({ ...facts })).toEqual({ birthDate: '1990-05-12', withdrawals: [first, second] });
    expect(fgts.detailsOf?.({ ...facts, results: {} })).toEqual({ birthDate: '1990-05-12' });
  });
});
