import { expect, it } from 'vitest';
import { spentTime } from './spentTime.ts';

it('counts what was used a minute ago half, and never less than nothing', () => {
  let now = 0;
  const spent = spentTime(() => now);
  spent.add('a', 800);
  spent.add('b', 100);
  now = 60_000;
  expect([spent.of('a'), spent.of('b'), spent.of('nobody')]).toEqual([400, 50, 0]);
  spent.add('a', 100);
  spent.add('b', -100);
  expect([spent.of('a'), spent.of('b')]).toEqual([500, 0]);
});
