import { expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { settleStep } from './settle.ts';
import { newStepState, stepState, type JourneyState } from './state.ts';
import { newJourney } from './submit.ts';

/* A no that the customer can mend opens the step where they can write what is wrong. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const register = defineStep({
  ...form,
  asks: 'onEnter',
  mendedBy: 'nome',
  call: { operation: 'bureau.register', question: () => ({}) },
});

const step = (slug: string, stepType: string, fields: readonly FieldDefinition[] = []) => ({
  ...{ slug, name: slug, stepType, fields },
});

/** Where the journey stands after the register's no, with `second` between the name and the register. */
function refused(second: FieldDefinition): JourneyState {
  const flow = compileFlow(
    {
      steps: [step('dados', 'form', [field('nome')]), step('segundo', 'form', [second]), step('cadastro', 'register')],
    },
    { fields: testKinds, steps: { form, register } },
  );
  const answered = { ...newStepState, status: 'finished', answers: { nome: 'Ana' } } as const;
  const waiting = { ...newStepState, status: 'waiting', attempt: 1, asked: '{}' } as const;
  const state: JourneyState = {
    ...newJourney(flow),
    currentStep: 'cadastro',
    steps: { dados: answered, segundo: answered, cadastro: waiting },
  };
  const settlement = {
    slug: 'cadastro',
    attempt: 1,
    answer: { kind: 'refused', remake: true, text: 'Confira.' },
  } as const;
  const outcome = settleStep(flow, state, settlement, { today: '2026-11-20', hiddenKeys: [] });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.state;
}

it.each<[string, FieldDefinition, string]>([
  ['the last that asks it', field('nome'), 'segundo'],
  ['the one before, where the last asks something else', field('cor'), 'dados'],
  ['the one before, where the last only shows it', field('nome', { disabled: true }), 'dados'],
  [
    'the one before, where the last is closed once there is a proposal',
    field('nome', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] }),
    'dados',
  ],
])('%s', (_what, second, expected) => {
  const state = refused(second);
  expect([state.currentStep, stepState(state, expected)]).toMatchObject([
    expected,
    { status: 'remake', notice: 'Confira.', answers: { nome: 'Ana' } },
  ]);
  expect(stepState(state, 'cadastro').status).toBe('init');
});
