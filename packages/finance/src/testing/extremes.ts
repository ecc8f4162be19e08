import type { CalendarDate } from '@passo/domain';
import fc from 'fast-check';

/* What no contract has, and what only just can be one. */

/** Centavos: none, fewer than none, one, half, billions, and what is no number. */
export const amount = fc.oneof(
  fc.constantFrom(0, -1, 1, 2, 99, 100, 0.5, 10 ** 9, 10 ** 12, 10 ** 12 + 1, 2 ** 53, 1e300, -1e300),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, Number.MIN_VALUE),
  fc.integer({ min: 1, max: 10 ** 7 }),
);

export const term = fc.oneof(
  fc.constantFrom(0, -1, 1, 2, 0.5, 84, 420, 600, 601, 10_000, 1e9, Number.NaN, Infinity),
  fc.integer({ min: 1, max: 120 }),
);

/** Fractions a month: 0.0001 %, 1,000 % and beyond, as numbers and as texts. */
export const rate = fc.oneof(
  fc.constantFrom(0, -0.01, 0.000001, 1e-20, 0.0179, 0.25, 1, 10, 10.0001, Number.NaN, Infinity, -Infinity),
  fc.constantFrom(
    '0.0179',
    '1,79',
    '',
    'NaN',
    '1e3',
    '-1',
    '1000%',
    '1001%',
    '0.0001%',
    '%',
    '0.00000000000000000001',
    ' 0.01',
    '０.01',
  ),
  fc.integer({ min: 1, max: 9_999 }).map((basisPoints) => basisPoints / 10_000),
);

const real: readonly CalendarDate[] = ['2026-11-20', '2028-02-29', '2027-02-28', '2026-12-31', '2025-01-15'];
const odd: readonly CalendarDate[] = ['0001-01-01', '1990-01-01', '2038-01-19', '9999-12-31'];
const none: readonly CalendarDate[] = ['2026-02-29', '2026-13-01', '0000-00-00'];
/** Real days, the first and the last of the calendar, and some that it does not have. */
export const day = fc.constantFrom(...real, ...real, ...real, ...odd, ...none);
