import { expect, it } from 'vitest';
import { openStreams } from './openStreams.ts';

it.each([
  ['a device', ['d', 'd', 'd'], ['a', 'b', 'c'], [true, true, false]],
  ['an address', ['d', 'e', 'f', 'g'], ['a', 'a', 'a', 'a'], [true, true, true, false]],
  ['nobody else', ['d', 'd', 'e'], ['a', 'a', 'b'], [true, true, true]],
])('a limit is that of %s', (_whose, devices, callers, expected) => {
  const take = openStreams({ perDevice: 2, perCaller: 3 });
  const taken = devices.map((device, at) => {
    try {
      return typeof take(device, callers[at] ?? '') === 'function';
    } catch {
      return false;
    }
  });
  expect(taken).toEqual(expected);
});

it('what is given back can be taken again, and a refusal takes nothing', () => {
  const take = openStreams({ perDevice: 1, perCaller: 2 });
  const giveBack = take('d', 'a');
  for (let tries = 0; tries < 5; tries += 1) expect(() => take('d', 'a')).toThrow('rate.limited');
  giveBack();
  expect(() => take('d', 'a')).not.toThrow();
  expect(() => take('e', 'a')).not.toThrow();
});
