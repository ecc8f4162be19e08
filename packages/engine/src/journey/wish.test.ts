import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep, type Facts } from '../step.ts';
import { askAside } from './aside.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome, Moved } from './outcome.ts';
import { settleStep } from './settle.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';
import { voidedBy } from './voided.ts';

/* What was answered is asked for otherwise, as often as somebody likes, before and after they went on with it. */

const bare = { label: '', unique: false, view: 'form', advances: 'byItself', texts: {} } as const;
const asked = ({ answers: { renda, quanto = null } }: Facts): JsonObject => ({ renda: renda ?? null, quanto });
const steps = {
  form: defineStep(bare),
  offers: defineStep({
    ...{ ...bare, asks: 'onEnter', advances: 'byCustomer', wishes: ['quanto'] },
    call: { operation: 'lender.propose', question: asked },
    bounds: ({ answers: { renda } }) => ({ quanto: { maxValue: renda === 'pouca' ? 1 : 3 } }),
  }),
};
const flow = compileFlow(
  {
    steps: [
      { slug: 'renda', name: 'r', stepType: 'form', fields: [field('renda', { required: true })] },
      // The same key asked before is no wish.
      { slug: 'antes', name: 'a', stepType: 'form', fields: [field('quanto', { component: 'amount' })] },
      { slug: 'oferta', name: 'o', stepType: 'offers', fields: [field('quanto', { component: 'amount' })] },
      { slug: 'depois', name: 'd', stepType: 'form', fields: [field('x', { required: true })] },
    ],
  },
  { fields: testKinds, steps },
);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
function must(outcome: JourneyOutcome): Moved {
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome.errors)}`);
  return outcome;
}
const sent = (state: JourneyState, slug: string, answers: JsonObject) =>
  submitStep(flow, state, { slug, answers }, environment);
const answered = (state: JourneyState, answer: Answer = { kind: 'done', value: { oferta: 'x' } }): JourneyState =>
  must(settleStep(flow, state, { slug: 'oferta', attempt: stepState(state, 'oferta').attempt, answer }, environment))
    .state;
const at = (state: JourneyState) => stepState(state, 'oferta');
const question = (state: JourneyState): unknown => JSON.parse(at(state).asked ?? 'null');

const begun = must(sent(newJourney(flow), 'renda', { renda: 'muita' })).state;
const first = answered(must(sent(begun, 'antes', { quanto: 2 })).state);
const wish = (state: JourneyState, quanto: JsonObject[string]) => must(sent(state, 'oferta', { quanto }));

describe('a wish', () => {
  it('is none that an earlier step asked', () => expect(question(first)).toEqual({ renda: 'muita', quanto: null }));

  it('is asked under a new attempt, and what stood before is void', () => {
    const { state, effects } = wish(first, 2);
    expect(effects).toEqual([{ type: 'ask', slug: 'oferta', attempt: 2 }]);
    expect([at(state).status, question(state)]).toEqual(['waiting', { renda: 'muita', quanto: 2 }]);
    expect(voidedBy(first, state)).toEqual([{ slug: 'oferta', attempt: 1, result: { oferta: 'x' } }]);
  });

  it('said twice is asked once', () => {
    const state = answered(wish(first, 2).state);
    expect(wish(state, 2)).toEqual({ ok: true, state, effects: [] });
    expect(sent(wish(first, 2).state, 'oferta', { quanto: 2 })).toMatchObject({ code: 'step.finished' });
  });

  it('beyond the limits is refused, and the offer stands', () =>
    expect(sent(first, 'oferta', { quanto: 4 })).toMatchObject({ ok: false, code: 'fields.invalid' }));

  it('is taken as answered by going on without one, and taken back by an empty one', () => {
    const state = answered(wish(first, 2).state);
    const taken = must(sent(state, 'oferta', {}));
    expect([taken.effects, taken.state.currentStep, at(taken.state).answers]).toEqual([[], 'depois', { quanto: 2 }]);
    const back = wish(state, null);
    expect([back.effects.length, question(back.state)]).toEqual([1, { renda: 'muita', quanto: null }]);
  });

  it('that is refused ends nothing: another one is asked, or none', () => {
    const no = answered(wish(first, 2).state, { kind: 'refused', noOffer: true, text: 'Não neste prazo.' });
    expect([at(no).status, at(no).notice, no.end]).toEqual(['remake', 'Não neste prazo.', null]);
    expect(question(wish(no, 3).state)).toMatchObject({ quanto: 3 });
    expect(question(must(sent(no, 'oferta', {})).state)).toMatchObject({ quanto: null });
  });

  it('that a person refuses ends nothing either; without one it ends', () => {
    const beside = { operation: 'office.look', question: {}, title: 't', text: 'u' };
    const held = (state: JourneyState) => askAside(state, 'oferta', beside, environment).state;
    expect(answered(held(wish(first, 2).state), { kind: 'refused' })).toMatchObject({ end: null });
    expect(answered(held(first), { kind: 'refused' })).toMatchObject({ end: 'refused' });
  });

  it('may be another one while the first cannot be asked', () => {
    const down = answered(wish(first, 2).state, { kind: 'failed', reason: 'x' });
    expect(question(must(sent(down, 'oferta', {})).state)).toMatchObject({ quanto: 2 });
    expect(question(wish(down, null).state)).toMatchObject({ quanto: null });
  });
});

describe('gone on with', () => {
  const taken = must(sent(answered(wish(first, 2).state), 'oferta', {})).state;

  it('it may be changed still, and stays where nothing is said of it', () => {
    expect(wish(taken, 3).effects).toEqual([{ type: 'ask', slug: 'oferta', attempt: 3 }]);
    expect(must(sent(taken, 'oferta', {}))).toMatchObject({ effects: [], state: { currentStep: 'depois' } });
  });

  it.each([
    ['fits', 'muita mesmo', 1, 1],
    ['no longer fits', 'pouca', 2, null],
  ])('an earlier answer changes, and it %s', (_what, renda, quanto, then) => {
    const state = answered(wish(first, quanto).state);
    for (const before of [state, must(sent(state, 'oferta', {})).state]) {
      const { state: after, effects } = must(sent(before, 'renda', { renda }));
      expect([effects.length, question(after)]).toEqual([1, { renda, quanto: then }]);
    }
  });
});
