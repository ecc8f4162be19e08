import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { defineStep } from '../step.ts';
import { askAside, asideOf, releasedAsides } from './aside.ts';
import { compileFlow } from './flow.ts';
import { readState, storedState } from './sealed.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { newJourney } from './submit.ts';
import { toldOf } from './told.ts';

const bare = { label: '', unique: false, view: 'panel', advances: 'byCustomer', texts: {} } as const;
const call = { operation: 'lender.propose', question: () => ({ asks: 'itself' }) };
const flow = compileFlow(
  { steps: ['choose', 'propose'].map((stepType) => ({ slug: stepType, name: stepType, stepType, fields: [] })) },
  {
    fields: {},
    steps: {
      choose: defineStep({ ...bare, asks: 'onSubmit', call }),
      propose: defineStep({ ...bare, asks: 'onEnter', call }),
    },
  },
);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const beside = { operation: 'office.look', question: { rate: 0.15 }, title: 'Uma pessoa confere', text: 'Aguarde.' };

const held = (slug: string): JourneyState =>
  askAside(withStep(newJourney(flow), slug, { attempt: 1, status: 'waiting' }), slug, beside, environment).state;
function answered(slug: string, answer: Answer) {
  const moved = settleStep(flow, held(slug), { slug, attempt: 2, answer }, environment);
  if (!moved.ok) throw new Error(moved.code);
  return moved;
}
const done: Answer = { kind: 'done', value: {} };

describe('a question beside the step’s own', () => {
  it('is put under an attempt of its own, and the step waits with its words', () => {
    const { state, effects } = askAside(newJourney(flow), 'choose', beside, environment);
    expect(effects).toEqual([{ type: 'ask', slug: 'choose', attempt: 1, operation: 'office.look' }]);
    expect(stepState(state, 'choose')).toMatchObject({ status: 'review', notice: 'Aguarde.', result: {} });
    expect(asideOf(state, 'choose')).toMatchObject({ operation: 'office.look', question: { rate: 0.15 } });
  });

  it('makes an answer to the step’s own question late', () => {
    const state = held('propose');
    const late = settleStep(flow, state, { slug: 'propose', attempt: 1, answer: done }, environment);
    expect(late.ok && late.state).toBe(state);
  });

  it('is stored and read as it was', () => {
    const read = readState(JSON.parse(JSON.stringify(storedState(held('choose')))));
    expect(read.ok && asideOf(read.value, 'choose')).toEqual(asideOf(held('choose'), 'choose'));
  });
});

describe('its answer', () => {
  it('opens a step that the customer sends, and they are told', () => {
    const { state } = answered('choose', done);
    expect([stepState(state, 'choose').status, asideOf(state, 'choose')]).toEqual(['init', null]);
    expect(releasedAsides(state, 'office.look')).toEqual([{ rate: 0.15 }]);
    expect(releasedAsides(state, 'office.other')).toEqual([]);
    expect(toldOf(flow, state).map(({ message }) => message)).toEqual(['letThrough']);
  });

  it('has a step that asks on arrival ask anew', () => {
    const { state, effects } = answered('propose', done);
    expect([stepState(state, 'propose').status, effects]).toEqual([
      'waiting',
      [{ type: 'ask', slug: 'propose', attempt: 3 }],
    ]);
    expect(releasedAsides(state, 'office.look')).toEqual([{ rate: 0.15 }]);
  });

  it('that says no ends the journey', () => {
    const { state } = answered('choose', { kind: 'refused' });
    expect([state.end, stepState(state, 'choose').status, releasedAsides(state, 'office.look')]).toEqual([
      'refused',
      'failed',
      [],
    ]);
  });

  it.each<[string, string]>([
    ['choose', 'init'],
    ['propose', 'failed'],
  ])('that failed lets nothing through: %s is %s', (slug, status) => {
    const { state } = answered(slug, { kind: 'failed', reason: 'x' });
    expect([state.end, stepState(state, slug).status, releasedAsides(state, 'office.look')]).toEqual([
      null,
      status,
      [],
    ]);
  });

  it('that somebody works on it changes nothing', () =>
    expect(answered('choose', { kind: 'review', reference: 'r' }).state).toEqual(held('choose')));
});
