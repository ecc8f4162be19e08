import { expect, it } from 'vitest';
import { chassisYears } from './chassisYears.ts';

it.each([
  ['A', [1980, 2010]],
  ['j', [1988, 2018]],
  ['R', [1994, 2024]],
  ['Y', [2000, 2030]],
  ['1', [2001, 2031]],
  ['9', [2009, 2039]],
  ...['0', 'U', 'Z'].map((sign) => [sign, []] as const),
] as const)('the sign %s stands for %j', (sign, years) =>
  expect(chassisYears(`9BD341ACX${sign}Y123456`)).toEqual(years),
);

it('nothing has no year', () => expect(chassisYears('')).toEqual([]));
