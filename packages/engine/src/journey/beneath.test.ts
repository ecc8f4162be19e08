import { expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { asSent } from '../form/beneathIn.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { saidIn } from './said.ts';
import { readState, storedState } from './sealed.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* A later step whose answer an earlier one imposes. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const steps = { form, code: defineStep({ ...form, needsConfirmation: true }) };
const ruled: FieldDefinition = field('a', {
  required: true,
  conditionals: [{ type: 'standard', field: 'x', value: 'imposto' }],
});
const flowWith = (stepType: string) =>
  compileFlow(
    {
      steps: [
        { slug: 'antes', name: 'A', stepType: 'form', fields: [field('x', { component: 'box' })] },
        { slug: 'depois', name: 'B', stepType, fields: [ruled, field('b')] },
        { slug: 'fim', name: 'C', stepType: 'form', fields: [field('c', { required: true })] },
      ],
    },
    { fields: testKinds, steps },
  );
const flow = flowWith('form');

function submit(state: JourneyState, slug: string, answers: object, confirmed = false, on = flow): JourneyState {
  const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
  const outcome = submitStep(on, state, { slug, answers: { ...answers }, confirmed }, environment);
  if (!outcome.ok) throw new Error(outcome.code);
  // As the next request finds it.
  const read = readState(JSON.parse(JSON.stringify(storedState(outcome.state))));
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

const covered = (written: object): JourneyState =>
  submit(submit(newJourney(flow), 'antes', { x: true }), 'depois', { ...written, b: 'fica' });

it('what was written there is the answer when the earlier one changes, and is looked at before it counts', () => {
  const state = covered({ a: 'minha' });
  expect(stepState(state, 'depois')).toMatchObject({
    ...{ status: 'finished', answers: { a: 'imposto', b: 'fica' }, beneath: { a: { own: 'minha', base: null } } },
  });
  const changed = submit(state, 'antes', { x: false });
  expect(stepState(changed, 'depois')).toMatchObject({ status: 'init', answers: { a: 'minha', b: 'fica' } });
  expect([changed.currentStep, stepState(changed, 'depois').beneath]).toEqual(['depois', undefined]);
  const sent = submit(changed, 'depois', { a: 'minha', b: 'fica' });
  expect(sent.currentStep).toBe('fim');
  const back = submit(sent, 'antes', { x: true });
  expect(back.currentStep).toBe('fim');
  expect(stepState(back, 'depois')).toMatchObject({
    ...{ answers: { a: 'imposto', b: 'fica' }, beneath: { a: { own: 'minha', base: 'minha' } } },
  });
});

it('where nothing was written the step is asked again', () => {
  const changed = submit(covered({}), 'antes', { x: false });
  expect(changed.currentStep).toBe('depois');
  expect(stepState(changed, 'depois').answers).toEqual({ b: 'fica' });
});

it('a code that comes back keeps it', () => {
  const on = flowWith('code');
  const before = submit(newJourney(on), 'antes', { x: true }, false, on);
  const typed = submit(before, 'depois', { a: 'minha' }, true, on);
  const confirmed = submit(typed, 'depois', asSent(stepState(typed, 'depois')), true, on);
  expect(stepState(confirmed, 'depois')).toMatchObject({ beneath: { a: { own: 'minha' } }, status: 'finished' });
});

it('a state with something else there is refused', () => {
  const stored = storedState(covered({ a: 'minha' }));
  const { depois, ...others } = Object(stored['steps']);
  expect(readState({ ...stored, steps: { ...others, depois: { ...depois, beneath: [] } } })).toMatchObject({
    ok: false,
  });
});

it.each([
  ['what was written', { a: 'minha' }, 'minha'],
  ['nothing where nothing was', {}, null],
])('the person says %s, whatever the rule gives', (_what, written, a) =>
  expect(saidIn(flow, covered(written))).toEqual({ x: true, a, b: 'fica' }),
);
