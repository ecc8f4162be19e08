import { describe, expect, it } from 'vitest';
import { newStepState, type JourneyState, type StepState } from './state.ts';
import { isVoided, voidedBy } from './voided.ts';

const at = (step: Partial<StepState> | null): JourneyState => ({
  ...{ currentStep: 'x', situation: 'pending', end: null },
  steps: step === null ? {} : { x: { ...newStepState, ...step } },
});
const granted = { status: 'finished', attempt: 2, result: { oferta: 1 } } as const;

describe('a change makes void', () => {
  it.each<[string, Partial<StepState> | null, Partial<StepState>, boolean]>([
    ['nothing where nothing was asked', null, { status: 'waiting', attempt: 1 }, false],
    ['nothing of a step without questions', { status: 'finished' }, { status: 'init' }, false],
    ['nothing that is answered', { status: 'waiting', attempt: 2 }, granted, false],
    ['nothing that stays as it is', granted, granted, false],
    ['nothing twice', { status: 'init', attempt: 2 }, { status: 'waiting', attempt: 3 }, false],
    ['what starts over', granted, { status: 'init', attempt: 2 }, true],
    ['what is asked anew', granted, { status: 'waiting', attempt: 3 }, true],
    ['what is still waited for', { ...granted, status: 'waiting' }, { status: 'init', attempt: 2 }, true],
    ['what failed and is asked again', { ...granted, status: 'failed' }, { status: 'waiting', attempt: 3 }, true],
    ['what is to be done again', granted, { status: 'remake', attempt: 3 }, true],
  ])('%s', (_what, before, after, isVoid) => {
    const expected = isVoid ? [{ slug: 'x', attempt: 2, result: granted.result }] : [];
    expect(voidedBy(at(before), at(after))).toEqual(expected);
  });
});

it.each([
  ['the one that is waited for', { status: 'waiting', attempt: 2 }, 2, false],
  ['the one that was answered', { status: 'finished', attempt: 2 }, 2, false],
  ['an older one', { status: 'waiting', attempt: 2 }, 1, true],
  ['one whose step started over', { status: 'init', attempt: 2 }, 2, true],
] as const)('%s', (_what, step, attempt, expected) => {
  expect(isVoided(at(step), 'x', attempt)).toBe(expected);
});
