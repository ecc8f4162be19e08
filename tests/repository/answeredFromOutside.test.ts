import path from 'node:path';
import { catalog, isOperation, standingOf } from '@passo/catalog';
import {
  compileFlow,
  newJourney,
  settleStep,
  stepState,
  submitStep,
  withStep,
  type Answer,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* A signature, a yes, a payment: what somebody outside has to answer is never done because of what the customer sent. */

const channels = loadPartners(path.resolve(import.meta.dirname, '../..'));
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

/** Everything before the step is done, and the step waits for its first answer. */
function waitingAt(flow: CompiledFlow, step: CompiledStep): JourneyState {
  const before = flow.steps.slice(0, step.index);
  const done = before.reduce((state, { slug }) => withStep(state, slug, { status: 'finished' }), newJourney(flow));
  return withStep({ ...done, currentStep: step.slug }, step.slug, { status: 'waiting', attempt: 1, called: true });
}

const answers: readonly (readonly [string, Answer])[] = [
  ['is to be done again', { kind: 'refused', remake: true }],
  ['failed', { kind: 'failed', reason: 'timeout' }],
  ['is refused', { kind: 'refused' }],
  ['is looked at', { kind: 'review', reference: 'r' }],
];

describe.each(answers)('what %s', (_what, answer) => {
  it.each(channels.map((channel) => [channel.code, channel] as const))('finishes no step of %s', (_code, channel) => {
    const flow = compileFlow(channel.definition, catalog);
    const asking = flow.steps.filter(({ kind }) => kind.call !== undefined);
    expect(asking.length).toBeGreaterThan(0);
    for (const step of asking) {
      const { fills, mayRefuse } = step.kind;
      // Nothing rests on what it finds; only its no may count.
      if (fills !== undefined && (answer.kind !== 'refused' || mayRefuse !== true)) continue;
      const { slug } = step;
      const settled = settleStep(flow, waitingAt(flow, step), { slug, attempt: 1, answer }, environment);
      if (!settled.ok) throw new Error(settled.code);
      const sent = submitStep(flow, settled.state, { slug, answers: {} }, environment);
      const after = sent.ok ? sent.state : settled.state;
      expect([slug, stepState(after, slug).status]).not.toEqual([slug, 'finished']);
      expect(after.end).not.toBe('finished');
    }
  });
});

it('a question whose failure stops nobody only looks something up, and no step rests on what it finds', () => {
  const kinds = Object.values(catalog.steps);
  const filling = kinds.filter(({ fills }) => fills !== undefined);
  expect(filling.map(({ call }) => call?.operation)).toEqual(['payrollMargin.employment', 'lender.pixAccount']);
  const given = new Set(filling.flatMap(({ call }) => call?.gives ?? []));
  for (const { call } of filling)
    expect(call !== undefined && isOperation(call.operation) && standingOf(call.operation).stands).toBe('never');
  for (const { needs } of kinds) {
    expect(JSON.stringify(needs ?? {})).not.toMatch(new RegExp(`"(${[...given].join('|')})"`));
  }
});
