import { describe, expect, it } from 'vitest';
import { defineStep } from '../step.ts';
import { callBeyondRecall, cancelJourney, isSigned, replaceJourney } from './ending.ts';
import { compileFlow } from './flow.ts';
import { readState, storedState } from './sealed.ts';
import { withStep, type JourneyState } from './state.ts';
import { newJourney } from './submit.ts';

const bare = { label: '', unique: false, view: 'panel', advances: 'byItself', texts: {} } as const;
const steps = {
  sign: defineStep({ ...bare, signs: true }),
  endorse: defineStep({ ...bare, endorses: true }),
  pay: defineStep(bare),
};
const flow = compileFlow(
  { steps: ['sign', 'endorse', 'pay'].map((stepType) => ({ slug: stepType, name: stepType, stepType, fields: [] })) },
  { fields: {}, steps },
);
const fresh = newJourney(flow);
const signed = withStep(fresh, 'sign', { status: 'finished' });
const endorsed = withStep(fresh, 'endorse', { status: 'finished' });
const waiting = withStep(signed, 'pay', { status: 'waiting', attempt: 1 });
const called = callBeyondRecall(waiting, 'pay', 1) ?? waiting;
const ended = (end: JourneyState['end']): JourneyState => ({ ...fresh, end });

describe('giving up', () => {
  it.each([
    ['at the beginning', fresh, 'cancelled'],
    ['after the signature', signed, 'cancelled'],
    ['after the averbação', endorsed, 'cancelled'],
    ['before the money was asked for', waiting, 'cancelled'],
    ['twice', ended('cancelled'), 'cancelled'],
    ['once the money was asked for', called, 'proposal.paying'],
    ['though asking failed', withStep(called, 'pay', { status: 'failed', retryable: true }), 'proposal.paying'],
    ['when it was refused', ended('refused'), 'proposal.ended'],
    ['when it was paid', ended('finished'), 'proposal.ended'],
  ])('%s', (_when, state, expected) => {
    const moved = cancelJourney(state);
    expect(moved.ok ? moved.state.end : moved.code).toBe(expected);
  });
});

describe('being replaced', () => {
  it.each([
    ['at the beginning', fresh, 'cancelled'],
    ['while the signature is asked for', withStep(fresh, 'sign', { status: 'waiting', attempt: 1 }), 'cancelled'],
    ['after the signature', signed, 'proposal.signed'],
    ['after the averbação', endorsed, 'proposal.signed'],
    ['once the money was asked for', called, 'proposal.signed'],
    ['after its end', ended('refused'), 'refused'],
    ['after the money came', ended('finished'), 'finished'],
  ])('%s', (_when, state, expected) => {
    const moved = replaceJourney(flow, state);
    expect(moved.ok ? moved.state.end : moved.code).toBe(expected);
  });
});

describe('what nobody can take back', () => {
  it.each([
    ['nobody waits for it', fresh, 1],
    ['another attempt is waited for', waiting, 2],
    ['the journey has ended', { ...waiting, end: 'cancelled' } as const, 1],
  ])('is not asked where %s', (_why, state, attempt) => {
    expect(callBeyondRecall(state, 'pay', attempt)).toBeNull();
  });

  it('is said once, and stays said when the state is read again', () => {
    expect(callBeyondRecall(called, 'pay', 1)).toBe(called);
    const read = readState(storedState(called));
    expect(read.ok && read.value).toEqual(called);
    expect(isSigned(flow, called)).toBe(true);
  });
});
