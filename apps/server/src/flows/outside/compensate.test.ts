import { newStepState, type Answer, type JourneyState } from '@passo/engine';
import { expect, it } from 'vitest';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { compensate } from './compensate.ts';

const operation = 'lender.accept';
const at = (step: Partial<typeof newStepState>, end: JourneyState['end'] = null): JourneyState => ({
  ...{ currentStep: 'oferta', situation: 'pending', end },
  steps: { oferta: { ...newStepState, attempt: 2, status: 'finished', ...step } },
});
const done: Answer = { kind: 'done', value: {} };
const failed: Answer = { kind: 'failed', reason: 'x' };

it.each<[string, JourneyState, number, Answer, readonly [over: boolean, withdrawn: number]]>([
  ['the one that counts changes nothing', at({}), 2, done, [false, 0]],
  ['an older one is withdrawn', at({}), 1, done, [true, 1]],
  ['an older one that granted nothing is only over', at({}), 1, failed, [true, 0]],
  ['one whose step started over is withdrawn', at({ status: 'init' }), 2, done, [true, 1]],
  ['after the end it is withdrawn', at({}, 'cancelled'), 2, done, [true, 1]],
  ['after the money came it stays', at({}, 'finished'), 2, done, [true, 0]],
  ['after the money came an older one does not', at({}, 'finished'), 1, done, [true, 1]],
])('of late answers %s', async (_what, state, attempt, answer, expected) => {
  const { runtime, asked } = playedRuntime(
    { withdrawal_late: [], question_operation: [{ operation }] },
    { withdrawing: () => undefined },
  );
  const over = await compensate(runtime, state, { proposal: 'p', slug: 'oferta', attempt, answer });
  expect([over, asked.filter((name) => name === 'withdrawal_late').length]).toEqual(expected);
});
