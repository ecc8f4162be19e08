import { expect, it } from 'vitest';
import { readState, storedState } from './sealed.ts';
import type { JourneyState } from './state.ts';
import { tellBy } from './tellBy.ts';

const open: JourneyState = { currentStep: 'a', steps: {}, situation: 'pending', end: null };

it('keeps the way that the customer chose, once, also where it is stored', () => {
  const chosen = tellBy(open, 'whatsapp');
  if (!chosen.ok) throw new Error(chosen.code);
  expect(chosen.state.tellBy).toBe('whatsapp');
  expect(tellBy(chosen.state, 'whatsapp')).toEqual({ ok: true, state: chosen.state, effects: [] });
  expect(readState(storedState(chosen.state))).toEqual({ ok: true, value: chosen.state });
  expect(tellBy(chosen.state, null)).toMatchObject({ state: open });
  expect(readState({ ...storedState(open), tellBy: 'pigeon' }).ok).toBe(false);
});

it('is nothing to choose after the end', () =>
  expect(tellBy({ ...open, end: 'cancelled' }, 'whatsapp')).toMatchObject({ ok: false, code: 'proposal.ended' }));
