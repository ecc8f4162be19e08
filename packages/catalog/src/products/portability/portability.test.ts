import { addMonths, type CalendarDate } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { RunningDebt } from '../../ports/lender.ts';
import { exampleDebt } from '../../testing/exampleDebt.ts';
import { loanProduct } from '../index.ts';
import type { LoanProduct } from '../product.ts';

const found = loanProduct('portability');
if (found === undefined) throw new Error('it is a product');
const portability: LoanProduct = found;

/** So many installments are left, the next one on 7 December. */
const left = exampleDebt;
const on = '2026-11-20';
const question = (debt: RunningDebt, paidOutOn: CalendarDate = on) => ({
  ...{ requestedCentavos: 0, monthlyRate: 0.0169, paidOutOn, details: { debt } },
});

describe('the terms that are offered', () => {
  it.each([
    ['the first due date is the next one', on, 59, 59],
    ['the first due date is a month later, for the cut-off is past', '2026-12-04', 59, 58],
    ['more are left than a benefit may pay', on, 120, 96],
    ['nothing fits any more', '2026-12-04', 1, 1],
  ] as const)('%s: on %s, of %d at most %d', (_what, paidOutOn, count, most) => {
    expect(portability.termsFor?.(question(left(count), paidOutOn)).at(-1)).toBe(most);
  });

  it('all of them end no later, cost less and take no more a month than today', () => {
    const debt = left(59);
    const terms = portability.termsFor?.(question(debt)) ?? [];
    expect(terms.length).toBeGreaterThan(1);
    for (const installments of terms) {
      const quoted = portability.quote({ ...question(debt), installments });
      if (!quoted.ok) throw new Error(quoted.problem.message);
      const { lastDueOn, installmentCentavos, totalCentavos } = quoted.value;
      expect(lastDueOn <= addMonths('2026-12-07', 58)).toBe(true);
      expect(installmentCentavos).toBeLessThanOrEqual(40_000);
      expect(totalCentavos).toBeLessThan(59 * 40_000);
    }
    const [least = 0] = terms;
    const shorter = portability.quote({ ...question(debt), installments: least - 1 });
    expect(shorter.ok && shorter.value.installmentCentavos).toBeGreaterThan(40_000);
  });

  it('where more is free a month, fewer installments are too', () => {
    const of = (marginCentavos: number) => portability.termsFor?.({ ...question(left(59)), marginCentavos })[0] ?? 0;
    expect(of(60_000)).toBeLessThan(of(40_000));
    expect(of(20_000)).toBe(of(40_000));
  });

  it('a rate that is not lower is told by the one term that is left', () => {
    const dear = { ...question(left(59)), monthlyRate: 0.0229 };
    expect(portability.termsFor?.(dear)).toEqual([59]);
    expect(portability.quote({ ...dear, installments: 59 })).toMatchObject({ problem: { code: 'saving.none' } });
  });
});

it('no amount is asked, and whoever asks for one hears where new money is', () => {
  const asked = { ...question(left(59)), requestedCentavos: 10_000, installments: 59 };
  expect(portability.quote(asked)).toMatchObject({ problem: { message: expect.stringContaining('outro empréstimo') } });
  expect(portability.maximumFor({ ...question(left(59)), marginCentavos: 100_000 })).toEqual({ ok: true, value: 0 });
});

it('says what is saved: what is left today less what will be paid', () => {
  const asked = { ...question(left(59)), installments: 59 };
  const quoted = portability.quote(asked);
  if (!quoted.ok) throw new Error(quoted.problem.message);
  const lines = portability.linesOf?.(asked, quoted.value) ?? [];
  const of = (key: string) => lines.find((line) => line.key === key)?.centavos ?? -1;
  expect(lines.map(({ key }) => key)).toEqual(['divida', 'parcelaAntiga', 'faltaPagar', 'economia']);
  expect([of('divida'), of('faltaPagar')]).toEqual([quoted.value.financedCentavos, 59 * 40_000]);
  expect(of('economia')).toBe(59 * 40_000 - quoted.value.totalCentavos);
  expect(of('economia')).toBeGreaterThan(0);
});
