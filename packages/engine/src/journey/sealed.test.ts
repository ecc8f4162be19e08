import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readState, STATE_VERSION, storedState } from './sealed.ts';
import type { JourneyState } from './state.ts';

const FOLDER = path.join(import.meta.dirname, 'testing');
/** States as programs of each version wrote them: `testing/states.v<version>.json`. */
const written = Array.from({ length: STATE_VERSION }, (_one, index) => index + 1).flatMap((version) => {
  const states: readonly unknown[] = JSON.parse(fs.readFileSync(path.join(FOLDER, `states.v${version}.json`), 'utf8'));
  return states.map((state, index) => [`v${version} #${index + 1}`, state] as const);
});

const must = (stored: unknown): JourneyState => {
  const read = readState(stored);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

describe('a stored state', () => {
  it.each(written)('%s still opens, and says the same once it is written anew', (_name, state) => {
    const read = must(state);
    expect(must(JSON.parse(JSON.stringify(storedState(read))))).toEqual(read);
  });

  it.each(written.filter(([name]) => name.startsWith('v1')))(
    '%s is lifted: nothing is lost but what never was',
    (_name, state) => {
      expect({ ...must(state), reviewStep: null }).toEqual(state);
    },
  );

  const [, good] = written.at(-1) ?? ['', {}];
  const step = { status: 'init', attempt: 0, answers: {}, result: {}, asked: null, notice: null, retryable: false };
  it('opens however deep an answer was that somebody gave us', () => {
    const deep = Array.from({ length: 70 }).reduce<object>((inner) => ({ inner }), {});
    const stored: unknown = { ...Object(good), steps: { a: { ...step, result: deep } } };
    expect(must(stored).steps['a']?.result).toEqual(deep);
  });

  it('keeps where and on which day the no came', () => {
    const refusal = { step: 'a', operation: 'bureau.score', on: '2026-11-26', byPerson: true } as const;
    const stored: unknown = { ...Object(good), end: 'refused', refusal };
    expect(must(storedState(must(stored))).refusal).toEqual(refusal);
  });

  it('keeps what it began with of an earlier order, however deep', () => {
    const carried = Array.from({ length: 70 }).reduce<object>((inner) => ({ inner }), {});
    const stored: unknown = { ...Object(good), carried };
    expect(must(storedState(must(stored))).carried).toEqual(carried);
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /is an object/],
    ['a list', [], /is an object/],
    ['a version to come', { ...Object(good), v: STATE_VERSION + 1 }, /version 3 is not known here/],
    ['a version of nothing', { ...Object(good), v: 'x' }, /version "x" is not known/],
    ['half a version', { ...Object(good), v: 1.5 }, /version 1.5 is not known/],
    ['no step to stand at', { ...Object(good), currentStep: 7 }, /currentStep/],
    ['another situation', { ...Object(good), situation: 'constructor' }, /situation/],
    ['another end', { ...Object(good), end: 'toString' }, /end/],
    ['refused on no day', { ...Object(good), refusal: { step: 'a', operation: '', on: 'today' } }, /refusal/],
    ['nothing to begin with', { ...Object(good), carried: [] }, /carried/],
    ['no steps', { ...Object(good), steps: [] }, /steps/],
    ['a step of another status', { ...Object(good), steps: { a: { ...step, status: 'gone' } } }, /the step a /],
    ['a step without answers', { ...Object(good), steps: { a: { ...step, answers: null } } }, /the step a /],
    ['a step with half an attempt', { ...Object(good), steps: { a: { ...step, attempt: 0.5 } } }, /the step a /],
    ['a step with half a no', { ...Object(good), steps: { a: { ...step, noes: 1.5 } } }, /the step a /],
    ['a step with a number for a notice', { ...Object(good), steps: { a: { ...step, notice: 1 } } }, /the step a /],
    ['a step with a number for a heading', { ...Object(good), steps: { a: { ...step, heading: 1 } } }, /the step a /],
    ['a step that is perhaps skipped', { ...Object(good), steps: { a: { ...step, skipped: 'yes' } } }, /the step a /],
  ])('that is %s is refused, and says why', (_what, stored, why) => {
    const read = readState(stored);
    expect(read.ok ? 'was read' : read.problem).toMatch(why);
  });
});
