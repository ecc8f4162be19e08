import { expect, it } from 'vitest';
import { untilLook } from './useShut.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

it.each([
  ['when it is over', 420, 420],
  ['in a moment, where it was over already', 0, 15],
  ['in a moment, where the clock is fast', -3000, 15],
  ['in a moment, where the clock is slow', 3600, 15],
])('is looked at again %s', (_when, openFor, seconds) => expect(untilLook(at(openFor), NOW)).toBe(seconds * 1000));
