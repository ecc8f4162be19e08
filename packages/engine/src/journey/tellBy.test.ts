import { describe, expect, it } from 'vitest';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { readState, storedState } from './sealed.ts';
import { newStepState, type JourneyState } from './state.ts';
import { tellBy } from './tellBy.ts';

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const flow = compileFlow(
  { steps: ['antes', 'a', 'depois'].map((slug) => ({ slug, name: slug, stepType: 'form' })) },
  { fields: {}, steps: { form } },
);
const at = (status: 'init' | 'waiting' | 'review'): JourneyState => ({
  ...{ currentStep: 'a', situation: 'pending', end: null },
  steps: { antes: { ...newStepState, status: 'finished' }, a: { ...newStepState, status } },
});
const open = at('waiting');
const whatsapp = { slug: 'a', way: 'whatsapp' } as const;

it('keeps the way that the customer chose, once, also where it is stored', () => {
  const chosen = tellBy(flow, open, whatsapp);
  if (!chosen.ok) throw new Error(chosen.code);
  expect(chosen.state.tellBy).toBe('whatsapp');
  expect(tellBy(flow, chosen.state, whatsapp)).toEqual({ ok: true, state: chosen.state, effects: [] });
  expect(readState(storedState(chosen.state))).toEqual({ ok: true, value: chosen.state });
  expect(tellBy(flow, chosen.state, { ...whatsapp, way: null })).toMatchObject({ state: open });
  expect(readState({ ...storedState(open), tellBy: 'pigeon' }).ok).toBe(false);
});

it('leaves all else as it is, what the journey began with of an earlier order too', () => {
  const begun: JourneyState = { ...open, carried: { nome: 'Ana' } };
  const chosen = tellBy(flow, begun, whatsapp);
  if (!chosen.ok) throw new Error(chosen.code);
  expect(chosen.state).toEqual({ ...begun, tellBy: 'whatsapp' });
  expect(tellBy(flow, chosen.state, { ...whatsapp, way: null })).toMatchObject({ state: begun });
});

it('is chosen while people look at it as well', () =>
  expect(tellBy(flow, at('review'), whatsapp)).toMatchObject({ ok: true, state: { tellBy: 'whatsapp' } }));

describe('there is nothing to choose', () => {
  it.each([
    ['after the end', { ...open, end: 'cancelled' } as const, 'a', 'proposal.ended'],
    ['at a step that is none', open, 'nao-existe', 'step.notFound'],
    ['at one that is done', open, 'antes', 'step.finished'],
    ['at one that is still to come', open, 'depois', 'step.notReached'],
    ['where nobody is waited for', at('init'), 'a', 'step.finished'],
  ])('%s', (_where, state, slug, code) => {
    for (const way of ['whatsapp', null] as const)
      expect(tellBy(flow, state, { slug, way })).toMatchObject({ ok: false, code });
  });
});
