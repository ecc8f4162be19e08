import { describe, expect, it } from 'vitest';
import { clt } from './clt.ts';

const loan = { requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179, paidOutOn: '2026-11-20' } as const;

describe('clt', () => {
  it.each([
    ['2026-11-20', '2026-12-25'],
    ['2026-12-10', '2026-12-25'],
    ['2026-12-11', '2027-01-25'],
    ['2026-01-31', '2026-02-25'],
  ] as const)('paid out on %s, the first installment is due on %s', (paidOutOn, firstDueOn) => {
    const quote = clt.quote({ ...loan, paidOutOn });
    expect(quote.ok && quote.value.firstDueOn).toBe(firstDueOn);
  });

  it('the customer receives what was asked; IOF is financed, and there is no fee', () => {
    const quote = clt.quote(loan);
    if (!quote.ok) throw new Error(quote.problem.code);
    const { releasedCentavos, financedCentavos, iofCentavos, fees, totalCentavos, schedule } = quote.value;
    expect(releasedCentavos - loan.requestedCentavos).toBeGreaterThanOrEqual(0);
    expect(fees).toEqual([]);
    expect(releasedCentavos + iofCentavos).toBe(financedCentavos);
    expect(schedule.reduce((sum, { installmentCentavos }) => sum + installmentCentavos, 0)).toBe(totalCentavos);
    expect(schedule.at(-1)?.balanceCentavos).toBe(0);
  });

  it('the maximum for a margin fits the margin over the longest term, and is capped', () => {
    const most = clt.maximumFor({ marginCentavos: 30_000, monthlyRate: 0.0179, paidOutOn: '2026-11-20' });
    if (!most.ok) throw new Error(most.problem.code);
    const quote = clt.quote({ ...loan, requestedCentavos: most.value, installments: 48 });
    expect(quote.ok && quote.value.installmentCentavos).toBeLessThanOrEqual(30_000);
    expect(clt.maximumFor({ marginCentavos: 99_000_000, monthlyRate: 0.0179, paidOutOn: '2026-11-20' })).toEqual({
      ok: true,
      value: clt.maximumCentavos,
    });
  });
});
