import { expect, it } from 'vitest';
import { oneInterestOf } from './interest.ts';

const at = (monthlyRate: number, interestFree = false) => ({ monthlyRate, interestFree });

it.each([
  ['none', [], null],
  ['one', [at(0.0179)], 0.0179],
  ['equal ones', [at(0.0179), at(0.0179)], 0.0179],
  ['different ones', [at(0.0179), at(0.0189)], null],
  ['a consortium', [at(0, true), at(0, true)], null],
])('of %s', (_what, offers, interest) => {
  expect(oneInterestOf(offers)).toBe(interest);
});
