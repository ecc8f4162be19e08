import { describe, expect, test } from 'vitest';
import { MAX_CENTAVOS } from '../number/centavos.ts';
import { amortiseOver, type Amortise, type Peaks } from '../schedule/amortise.ts';
import { readTerms } from '../read/terms.ts';
import { periodsOver } from '../schedule/periods.ts';
import { largestPrincipal } from './largestPrincipal.ts';

/** Searches among made-up instalments, and says how many it looked at. */
function search(peaks: Amortise['peaks'], limits: Peaks): { readonly found: number | null; readonly looks: number } {
  let looks = 0;
  const counted: Amortise['peaks'] = (principal) => {
    looks += 1;
    return peaks(principal);
  };
  const steps: Amortise['steps'] = () => {
    throw new Error('a search writes down no schedule');
  };
  return { found: largestPrincipal({ steps, peaks: counted }, limits), looks };
}

const STEP = 100_000;
/** A regular instalment for each step of principals, and a last one that counts the centavos within it. */
const stairs: Amortise['peaks'] = (principal) => {
  const regular = Math.ceil(principal / STEP);
  return { regular, last: principal - (regular - 1) * STEP };
};

describe('the largest principal', () => {
  test.each<[string, Peaks, number | null]>([
    ['is the last of its step where the last instalment fits', { regular: 5, last: STEP }, 5 * STEP],
    ['is the one whose last instalment is the limit', { regular: 5, last: 300 }, 4 * STEP + 300],
    ['is a single centavo', { regular: 1, last: 1 }, 1],
    ['is none where not even the regular ones fit', { regular: 0, last: STEP }, null],
    ['is none where no last one fits', { regular: 5, last: 0 }, null],
  ])('%s', (_name, limits, expected) => expect(search(stairs, limits).found).toBe(expected));

  test('is at most twice what may be asked for, whatever fits', () => {
    const flat: Amortise['peaks'] = (principal) => ({ regular: principal / STEP, last: 1 });
    expect(search(flat, { regular: Infinity, last: 1 }).found).toBe(MAX_CENTAVOS * 2);
  });

  test('is not looked for where the terms have no instalments at all', () =>
    expect(search(() => null, { regular: 5, last: 5 })).toEqual({ found: null, looks: 1 + 1 }));
});

describe('looks at few', () => {
  const read = readTerms({
    ...{ requestedCentavos: 100_000, installments: 24, monthlyRate: 0.0179, method: 'byDays', dayBase: 365 },
    ...{ paidOutOn: '2026-11-22', firstDueOn: '2026-12-25', fees: [], insurances: [], iof: 'exempt' },
  });
  if (!read.ok) throw new Error(read.problem.code);
  const { paidOutOn, dueDates, accrual, repayment } = read.value;
  const { peaks } = amortiseOver(periodsOver(paidOutOn, dueDates, accrual), repayment);

  test.each([5_000, 45_477, 500_000, 90_000_000])('for a limit of %d', (limit) => {
    const { found, looks } = search(peaks, { regular: limit, last: limit });
    expect(found).not.toBeNull();
    expect(looks).toBeLessThanOrEqual(20);
  });

  test('where none fits', () => expect(search(stairs, { regular: 0, last: 0 }).looks).toBeLessThanOrEqual(20));
});
