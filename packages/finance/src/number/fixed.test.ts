import { describe, expect, test } from 'vitest';
import { ONE, power, root } from './fixed.ts';

test.each([0, 1, 2, 3, 7, 8, 365])('%d times a number is its power', (exponent) => {
  let product = ONE;
  for (let times = 0; times < exponent; times += 1) product *= 3n;
  expect(power(3n * ONE, exponent)).toBe(product);
});

describe.each([12, 31, 360, 365])('the root of degree %d', (degree) => {
  test.each([1n, 2n, 11n ** 12n, 10n ** 400n])('of %d, multiplied again, is right to a hundred bits', (whole) => {
    const value = whole * ONE;
    const off = power(root(value, degree), degree) - value;
    expect(off < 0n ? -off : off).toBeLessThanOrEqual(value >> 100n);
  });
});
