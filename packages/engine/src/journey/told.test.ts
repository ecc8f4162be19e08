import { describe, expect, it } from 'vitest';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { settleStep } from './settle.ts';
import { withStep, type JourneyState, type StepState } from './state.ts';
import { newJourney } from './submit.ts';
import { toldOf } from './told.ts';

const bare = { label: '', unique: false, view: 'panel', advances: 'byCustomer', texts: {} } as const;
const steps = {
  quiet: defineStep(bare),
  patient: defineStep({ ...bare, patience: { remindAfterHours: 1, giveUpAfterDays: 1 } }),
  employer: defineStep({ ...bare, tells: { done: 'employerAnswered', refused: 'employerAnswered' } }),
  sign: defineStep({ ...bare, signs: true, tells: { done: 'contract' } }),
  send: defineStep({ ...bare, tells: { done: 'contract' } }),
  pay: defineStep({
    ...bare,
    tells: { done: 'paid', also: ({ result }) => (result.late === true ? 'signAgain' : undefined) },
  }),
};
const flowOf = (...kinds: readonly (keyof typeof steps)[]) =>
  compileFlow(
    { steps: kinds.map((stepType) => ({ slug: stepType, name: stepType, stepType, fields: [] })) },
    { fields: {}, steps },
  );
const flow = flowOf('quiet', 'patient', 'employer', 'sign');
const fresh = newJourney(flow);
const told = (state: JourneyState, of = flow) =>
  toldOf(of, state).map(({ message, step }) => `${step.slug} ${message}`);

describe('what the customer is told', () => {
  it.each<[string, string, Partial<StepState>, readonly string[]]>([
    ['nothing of what they did on the page', 'quiet', { status: 'finished' }, []],
    ['nothing while somebody is waited for', 'employer', { status: 'waiting' }, []],
    ['nothing while a person looks at it', 'quiet', { status: 'review', reviewed: true }, []],
    ['what the kind tells once it is done', 'employer', { status: 'finished' }, ['employer employerAnswered']],
    ['the same where it waits for *Continuar*', 'employer', { status: 'success' }, ['employer employerAnswered']],
    ['nothing of a step that was left out', 'employer', { status: 'finished', skipped: true }, []],
    ['that a person has looked at it', 'quiet', { status: 'finished', reviewed: true }, ['quiet answered']],
    ['what the kind tells of a no', 'employer', { status: 'failed' }, ['employer employerAnswered']],
    ['a no of which the kind says nothing', 'quiet', { status: 'failed' }, ['quiet refused']],
    ['that it is theirs to do again', 'quiet', { status: 'remake' }, ['quiet needsYou']],
    ['that nobody came', 'patient', { status: 'failed', retryable: true }, ['patient needsYou']],
    ['nothing of a failure that they see on the page', 'quiet', { status: 'failed', retryable: true }, []],
    ['where the contract lies', 'sign', { status: 'finished' }, ['sign contract']],
  ])('%s', (_what, slug, own, expected) => expect(told(withStep(fresh, slug, own))).toEqual(expected));

  it('is nothing once they have given up', () =>
    expect(told({ ...withStep(fresh, 'sign', { status: 'finished' }), end: 'cancelled' })).toEqual([]));

  it('is where the contract lies once, by the last step that sends it', () => {
    const both = flowOf('sign', 'send');
    const signed = withStep(newJourney(both), 'sign', { status: 'finished' });
    expect(told(signed, both)).toEqual([]);
    expect(told(withStep(signed, 'send', { status: 'finished' }), both)).toEqual(['send contract']);
  });
});

describe('what is told beside the status of a step', () => {
  const paying = flowOf('quiet', 'pay');
  const late = { result: { late: true } };

  it.each<[string, Partial<StepState>, readonly string[]]>([
    ['while it waits', { status: 'waiting', ...late }, ['pay signAgain']],
    ['while it was put off', { status: 'init', ...late }, ['pay signAgain']],
    ['with what is told once it is done', { status: 'finished', ...late }, ['pay paid', 'pay signAgain']],
    ['and nothing where there is nothing to tell', { status: 'waiting' }, []],
  ])('%s', (_what, own, expected) => expect(told(withStep(newJourney(paying), 'pay', own), paying)).toEqual(expected));

  it('says what is to be done, so that it is not told that something is', () => {
    const again = withStep(newJourney(paying), 'quiet', { status: 'remake' });
    expect(told(again, paying)).toEqual(['quiet needsYou']);
    expect(told(withStep(again, 'pay', { status: 'init', ...late }), paying)).toEqual(['pay signAgain']);
  });
});

it('a person who looks at it is remembered when it is done', () => {
  const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
  const waiting = withStep(fresh, 'quiet', { status: 'waiting', attempt: 1 });
  const say = (state: JourneyState, answer: Parameters<typeof settleStep>[2]['answer']): JourneyState => {
    const moved = settleStep(flow, state, { slug: 'quiet', attempt: 1, answer }, environment);
    if (!moved.ok) throw new Error(moved.code);
    return moved.state;
  };
  const done = { kind: 'done', value: {} } as const;
  expect(told(say(waiting, done))).toEqual([]);
  expect(told(say(say(waiting, { kind: 'review', reference: 'r' }), done))).toEqual(['quiet answered']);
});
