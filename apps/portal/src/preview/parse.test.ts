import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings.ts';
import { parseSample, writeSample } from './parse.ts';
import { kinds, sampleOf, statesOf } from './sample.ts';

describe.each(Object.keys(kinds))('the sample of %s', (kind) => {
  it.each(statesOf(kind))('in the state %s comes back from its text', (state) => {
    const sample = sampleOf(kind, state);
    expect(parseSample(writeSample(sample))).toEqual({ ok: true, value: sample });
  });

  it.each(statesOf(kind))('in the state %s has nothing for the linter', (state) =>
    expect(findingsOf(sampleOf(kind, state).field)).toEqual([]),
  );
});

it.each(['', '{', '[]', '7', 'null', '{}', '{"field":{"key":"","component":"text"}}', '{"field":{"key":"a"}}'])(
  'says what is wrong with %j',
  (text) => expect(parseSample(text)).toMatchObject({ ok: false, problem: expect.stringMatching(/.{10,}/) }),
);
