import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import type { FieldDefinition, StepDefinition } from '../definition.ts';
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
  texts: { remake: { title: 'Confira os seus dados', text: 'Não conferem.' } },
  call: { operation: 'bureau.register', question: () => ({}) },
});

const step = (slug: string, stepType: string, fields: readonly FieldDefinition[] = []) => ({
  ...{ slug, name: slug, stepType, fields },
});

/** Where the journey stands after the register's no, with `second` between the name and the register. */
function refused(
  second: FieldDefinition,
  answer: Answer = { kind: 'refused', remake: true, text: 'Confira.' },
  texts: StepDefinition['texts'] = {},
): JourneyState {
  const flow = compileFlow(
    {
      steps: [
        step('dados', 'form', [field('nome')]),
        step('segundo', 'form', [second]),
        { ...step('cadastro', 'register'), texts },
      ],
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
  const outcome = settleStep(
    flow,
    state,
    { slug: 'cadastro', attempt: 1, answer },
    { today: '2026-11-20', hiddenKeys: [] },
  );
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

it.each<[string, Answer, StepDefinition['texts'], object]>([
  [
    'of the check',
    { kind: 'refused', remake: true },
    {},
    { heading: 'Confira os seus dados', notice: 'Não conferem.' },
  ],
  [
    'of the check over the words of who was asked',
    { kind: 'refused', remake: true, text: 'Escreva de novo.' },
    {},
    { heading: 'Confira os seus dados', notice: 'Escreva de novo.' },
  ],
  [
    'of the flow, where it has its own',
    { kind: 'refused', remake: true },
    { remake: { title: 'Seu nome?' } },
    { heading: 'Seu nome?', notice: 'Não conferem.' },
  ],
])('says it in the words %s', (_what, answer, texts, said) =>
  expect(stepState(refused(field('nome'), answer, texts), 'segundo')).toMatchObject(said),
);
