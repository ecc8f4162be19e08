import { expect, test } from 'vitest';
import { cetOf } from './cet.ts';
import { internalRate, type Inflow } from './internalRate.ts';

const YEAR = 365;
const refused = { ok: false, problem: { code: 'cost.unbounded' } };

test.each<[number, number, number, number]>([
  [100_000, 127_413, 0.2741, 0.0204],
  [100_000, 127_416, 0.2742, 0.0204],
  [100_000, 100_000, 0, 0],
  [100_000, 50_000, -0.5, -0.0561],
])('%d received and %d paid back in a year cost %d a year, %d a month', (received, centavos, annual, monthly) =>
  expect(cetOf(received, [{ days: YEAR, centavos }])).toEqual({ ok: true, value: { annual, monthly } }),
);

test.each<[string, number, number]>([
  ['nothing is as good as paid back', 100_000_000, 1],
  ['more is paid back than any number holds', 1, 10 ** 16],
])('where %s there is no cost to speak of', (_what, received, centavos) =>
  expect(cetOf(received, [{ days: YEAR, centavos }])).toMatchObject(refused),
);

const good: Inflow = { at: 1, amount: 110 };
test.each<[string, number, readonly Inflow[]]>([
  ['nothing was received', 0, [good]],
  ['less than nothing was', -100, [good]],
  ['nobody knows what was', Number.NaN, [good]],
  ['all there is was', Infinity, [good]],
  ['nothing comes back', 100, []],
  ['nothing but zeros comes back', 100, [{ at: 1, amount: 0 }]],
  ['something is taken again', 100, [good, { at: 2, amount: -10 }]],
  ['something comes back at once', 100, [good, { at: 0, amount: 10 }]],
  ['something never comes back', 100, [good, { at: Infinity, amount: 10 }]],
])('there is no rate where %s', (_what, outflow, inflows) =>
  expect(internalRate(outflow, inflows)).toMatchObject(refused),
);

test('a zero among what comes back changes nothing', () =>
  expect(internalRate(100, [good, { at: 0, amount: 0 }])).toEqual(internalRate(100, [good])));
