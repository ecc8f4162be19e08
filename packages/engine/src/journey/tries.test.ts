import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { holdStep, letAsk, settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { redoStep } from './stepAction.ts';
import { newJourney, submitStep } from './submit.ts';

/* A no that another try may mend opens the step again until none is left, whatever the customer does in between. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const call = (...keys: readonly string[]) => ({
  operation: 'identity.look',
  question: ({ answers }: { answers: JsonObject }) =>
    Object.fromEntries(keys.map((key) => [key, answers[key] ?? null])),
});
const tries = { most: 3, after: 'face', again: 'rosto', says: (left: number) => `Restam ${left}.` };
const asksPhoto = defineStep({ ...form, asks: 'onSubmit', call: call('papel') });
const face = defineStep({ ...form, asks: 'onSubmit', call: call('papel', 'rosto'), tries, link: { message: 'x' } });
const compares = defineStep({ ...form, asks: 'onEnter', call: call('papel', 'rosto'), tries, mendedBy: 'rosto' });

const step = (slug: string, stepType: string, ...keys: readonly string[]) => ({
  ...{ slug, name: slug, stepType },
  fields: keys.map((key) => field(key, { required: true })),
});
const catalog = { fields: testKinds, steps: { form, asksPhoto, face, compares } };
const flow = compileFlow(
  { steps: [step('documento', 'asksPhoto', 'papel'), step('selfie', 'face', 'rosto'), step('fim', 'form', 'x')] },
  catalog,
);
const environment = { today: '2026-11-28', hiddenKeys: [] } as const;
const NO: Answer = { kind: 'refused', inconsistency: 'face' };

function must(moved: JourneyOutcome): JourneyState {
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}
const send = (state: JourneyState, slug: string, answers: JsonObject, of = flow): JourneyState =>
  must(submitStep(of, state, { slug, answers }, environment));
const told = (state: JourneyState, slug: string, answer: Answer, byPerson = false, of = flow): JourneyState =>
  must(settleStep(of, state, { slug, attempt: stepState(state, slug).attempt, answer, byPerson }, environment));
const done: Answer = { kind: 'done', value: {} };

/** Sends a face, and is told no. */
const tried = (state: JourneyState, answer: Answer = NO): JourneyState =>
  told(send(state, 'selfie', { rosto: 'r' }), 'selfie', answer);
const before = told(send(newJourney(flow), 'documento', { papel: 'p' }), 'documento', done);
const standing = (state: JourneyState) => {
  const { status, notice } = stepState(state, 'selfie');
  return [state.currentStep, status, notice, state.end];
};
const last = ['selfie', 'failed', null, 'refused'];

describe('a no that may be tried again', () => {
  it('opens the step with how many tries are left, and the last ends the journey', () => {
    const first = tried(before);
    expect(standing(first)).toEqual(['selfie', 'remake', 'Restam 2.', null]);
    const second = tried(first);
    expect(standing(second)).toEqual(['selfie', 'remake', 'Restam 1.', null]);
    const third = tried(second);
    expect(standing(third)).toEqual(last);
    expect(third.refusal).toMatchObject({ step: 'selfie', operation: 'identity.look', byPerson: false });
  });

  it('goes on where the next try is a yes', () => {
    expect(tried(tried(before), done).currentStep).toBe('fim');
  });

  it('leaves out what was tried, and keeps it where the no is the last', () => {
    expect(stepState(tried(before), 'selfie').answers).toEqual({});
    expect(stepState(tried(tried(tried(before))), 'selfie').answers).toEqual({ rosto: 'r' });
  });

  it('counts once, however often the same no arrives', () => {
    const first = tried(before);
    expect(told(first, 'selfie', NO)).toBe(first);
  });
});

describe('no more tries come from', () => {
  it('going back to the document, sending another one, and doing the step again', () => {
    const second = tried(tried(before));
    const again = told(send(second, 'documento', { papel: 'q' }), 'documento', done);
    expect(again.currentStep).toBe('selfie');
    const reopened = must(redoStep(flow, again, 'selfie', environment));
    expect(standing(tried(reopened))).toEqual(last);
  });

  it('two who are named in turn: together they have twice as many as one', () => {
    const after = (noesOfOthers: number) => standing(tried(withStep(before, 'selfie', { noesOfOthers })));
    expect(after(3)).toEqual(['selfie', 'remake', 'Restam 2.', null]);
    expect(after(4)).toEqual(['selfie', 'remake', 'Restam 1.', null]);
    expect(after(5)).toEqual(last);
  });

  it('a step that another one mends', () => {
    const other = compileFlow(
      { steps: [step('fotos', 'form', 'papel', 'rosto'), step('compara', 'compares'), step('fim', 'form', 'x')] },
      catalog,
    );
    let state = newJourney(other);
    const came: unknown[] = [];
    for (const rosto of ['a', 'b', 'c']) {
      state = told(send(state, 'fotos', { papel: 'p', rosto }, other), 'compara', NO, false, other);
      came.push([state.currentStep, stepState(state, 'fotos').notice, state.end]);
      if (state.end === null) expect(stepState(state, 'fotos').answers).toEqual({ papel: 'p' });
    }
    const [first, second, third] = came;
    expect([first, second]).toEqual([
      ['fotos', 'Restam 2.', null],
      ['fotos', 'Restam 1.', null],
    ]);
    expect(third).toMatchObject(['compara', expect.anything(), 'refused']);
  });
});

it.each<[string, Answer]>([
  ['a fault', { kind: 'failed', reason: 'unreachable' }],
  ['what could not be judged', { kind: 'refused', remake: true }],
])('%s is no try', (_what, answer) => {
  const faulty = tried(tried(tried(before, answer), answer), answer);
  expect(standing(tried(faulty))).toEqual(['selfie', 'remake', 'Restam 2.', null]);
});

const sent = send(before, 'selfie', { rosto: 'r' });
it.each<[string, JourneyState]>([
  ['for another reason', tried(before, { kind: 'refused' })],
  ['with nothing to offer', tried(before, { kind: 'refused', inconsistency: 'other' })],
  ['of a person', told(sent, 'selfie', NO, true)],
  ['after a person has looked', told(told(sent, 'selfie', { kind: 'review', reference: 'r' }), 'selfie', NO)],
])('a no %s ends it at once', (_what, state) => expect(standing(state)).toEqual(last));

it('a question that a person only let be put is a try like any other', () => {
  const released = letAsk(holdStep(sent, 'selfie', {}), 'selfie', environment);
  expect(standing(told(released, 'selfie', NO))).toEqual(['selfie', 'remake', 'Restam 2.', null]);
});
