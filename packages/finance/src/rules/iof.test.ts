import { addDays, type CalendarDate } from '@passo/domain';
import { expect, test } from 'vitest';
import { inForce } from './dated.ts';
import { iofTable } from './iof.ts';

/** The daily rate in percent on a day, as the decrees write it. */
const dailyOn = (on: CalendarDate): string => {
  const rule = inForce(iofTable, on);
  return rule.ok ? `${Number((rule.value.value.daily.approximation * 100).toFixed(5))}` : rule.problem.code;
};

test.each([
  ['2008-01-03', 'rules.unknown', '2008-01-04', '0.0082'],
  ['2008-12-11', '0.0082', '2008-12-12', '0.0041'],
  ['2011-04-07', '0.0041', '2011-04-08', '0.0082'],
  ['2011-12-01', '0.0082', '2011-12-02', '0.0068'],
  ['2012-05-22', '0.0068', '2012-05-23', '0.0041'],
  ['2015-01-21', '0.0041', '2015-01-22', '0.0082'],
  ['2020-04-02', '0.0082', '2020-04-03', '0'],
  ['2020-11-26', '0', '2020-11-27', '0.0082'],
  ['2020-12-14', '0.0082', '2020-12-15', '0'],
  ['2020-12-31', '0', '2021-01-01', '0.0082'],
  ['2021-09-19', '0.0082', '2021-09-20', '0.01118'],
  ['2021-12-31', '0.01118', '2022-01-01', '0.0082'],
] as const)('until %s %s, from %s on %s', (until, before, from, after) => {
  expect([dailyOn(until), dailyOn(from)]).toEqual([before, after]);
});

test('no day since it begins is without a rule, and none has two', () => {
  for (const [at, { from }] of iofTable.entries()) {
    const before = iofTable[at - 1];
    if (before !== undefined) expect(addDays(before.to ?? '9999-12-30', 1)).toBe(from);
  }
  expect(iofTable.at(-1)?.to).toBeUndefined();
});

test('while the tax was taken off not even its additional part was due', () => {
  const rule = inForce(iofTable, '2020-06-01');
  expect(rule.ok && rule.value.value.additional.num).toBe(0n);
});
