import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type Facts } from '../step.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome, Moved } from './outcome.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { actOnStep, redoStep } from './stepAction.ts';
import { newJourney, submitStep } from './submit.ts';

/* Nobody comes to a signature, nor past one, but by saying which sheet they have read. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const paper = defineStep({
  ...form,
  advances: 'byCustomer',
  asks: 'onEnter',
  sheet: ({ answers }) => (answers.valor === undefined ? null : `custos de ${String(answers.valor)}`),
  call: { operation: 'documents.contract', question: ({ answers }) => ({ valor: answers.valor ?? null }) },
});
const signs = defineStep({ ...form, signs: true, needsConfirmation: true });
const definition: FlowDefinition = {
  steps: [
    { slug: 'valor', name: 'Valor', stepType: 'form', fields: [field('valor')] },
    { slug: 'contrato', name: 'Contrato', stepType: 'paper' },
    { slug: 'assinatura', name: 'Assinatura', stepType: 'signs' },
    { slug: 'depois', name: 'Depois', stepType: 'form', fields: [field('cidade', { required: true })] },
  ],
};
const flow = compileFlow(definition, { fields: testKinds, steps: { form, paper, signs } });
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

const must = (outcome: JourneyOutcome): Moved => {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
};
const said = (outcome: JourneyOutcome): string => (outcome.ok ? outcome.state.currentStep : outcome.code);
const written = (state: JourneyState): JourneyState =>
  must(
    settleStep(
      flow,
      state,
      { slug: 'contrato', attempt: stepState(state, 'contrato').attempt, answer: { kind: 'done', value: {} } },
      environment,
    ),
  ).state;
const choose = (state: JourneyState, valor: string): JourneyState =>
  must(submitStep(flow, state, { slug: 'valor', answers: { valor } }, environment)).state;
const goOn = (state: JourneyState, acknowledged?: string | null): JourneyOutcome =>
  submitStep(
    flow,
    state,
    { slug: 'contrato', answers: {}, ...(acknowledged !== undefined && { acknowledged }) },
    environment,
  );
const sign = (state: JourneyState): JourneyOutcome =>
  submitStep(flow, state, { slug: 'assinatura', answers: {}, confirmed: true }, environment);

const ready = written(choose(newJourney(flow), '10'));

describe('the way to the signature', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['the sheet of another offer', 'custos de 20'],
  ])('is shut to whoever says to have read %s', (_what, acknowledged) =>
    expect(said(goOn(ready, acknowledged))).toBe('sheet.unread'),
  );

  it('opens to the sheet in force, which is kept', () => {
    const read = must(goOn(ready, 'custos de 10')).state;
    expect([read.currentStep, stepState(read, 'contrato').acknowledged]).toEqual(['assinatura', 'custos de 10']);
    expect(said(sign(read))).toBe('depois');
  });

  it('is not gone by any other action', () =>
    expect(said(actOnStep(flow, ready, { slug: 'contrato', action: 'advance' }, environment))).toBe('sheet.unread'));
});

describe('an offer that changes', () => {
  const read = must(goOn(ready, 'custos de 10')).state;
  const changed = written(choose(read, '20'));

  it('asks again, and the old sheet is none', () => {
    expect([changed.currentStep, said(sign(changed))]).toEqual(['contrato', 'step.notReached']);
    expect(said(goOn(changed, 'custos de 10'))).toBe('sheet.unread');
    expect(said(goOn(changed, 'custos de 20'))).toBe('assinatura');
  });

  it('asks again also where the contract was not written anew', () => {
    // As a state that a careless change would leave.
    const careless = withStep(read, 'valor', { answers: { valor: '30' } });
    expect(said(sign(careless))).toBe('sheet.unread');
    const moved = must(submitStep(flow, careless, { slug: 'valor', answers: { valor: '30' } }, environment)).state;
    expect([moved.currentStep, stepState(moved, 'contrato').status]).toEqual(['contrato', 'waiting']);
  });
});

describe('a contract that was written before a release, which says more', () => {
  const call = {
    operation: 'documents.contract',
    question: ({ answers: { valor = null } }: Facts) => ({ valor, chassi: '' }),
  };
  const steps = { form, paper: defineStep({ ...paper, call }), signs };
  const released = compileFlow(definition, { fields: testKinds, steps });
  const read = must(goOn(ready, 'custos de 10')).state;
  const at = (slug: string, state: JourneyState): JourneyOutcome =>
    submitStep(released, state, { slug, answers: {}, confirmed: true, acknowledged: 'custos de 10' }, environment);

  it('is not signed, and is written anew where it is gone on from', () => {
    expect(said(at('assinatura', read))).toBe('sheet.unread');
    for (const state of [read, ready]) {
      const again = must(at('contrato', state));
      expect([again.state.currentStep, again.effects]).toEqual([
        'contrato',
        [{ type: 'ask', slug: 'contrato', attempt: 2 }],
      ]);
    }
  });

  it('is signed once it was, and stays signed where it was before', () => {
    const anew = must(at('contrato', read)).state;
    const done = { slug: 'contrato', attempt: 2, answer: { kind: 'done', value: {} } } as const;
    const written = must(settleStep(released, anew, done, environment)).state;
    expect(said(at('assinatura', must(at('contrato', written)).state))).toBe('depois');
    const signed = must(sign(read)).state;
    const gone = submitStep(released, signed, { slug: 'depois', answers: { cidade: 'Recife' } }, environment);
    expect(gone.ok && stepState(gone.state, 'contrato').status).toBe('finished');
  });
});

describe('a journey of before sheets were asked for', () => {
  const old = withStep(
    withStep({ ...ready, currentStep: 'assinatura' }, 'contrato', { status: 'finished' }),
    'assinatura',
    {},
  );

  it('signs nothing until its sheet was read, which is done where it stands', () => {
    expect(said(sign(old))).toBe('sheet.unread');
    const read = must(goOn(old, 'custos de 10')).state;
    expect([read.currentStep, said(sign(read))]).toEqual(['assinatura', 'depois']);
  });

  it('collects no signature anew either', () => {
    const seal = defineStep({
      ...form,
      ...{ signs: true, asks: 'onEnter', link: { message: 'Assine:' } },
      call: { operation: 'signature.collect', question: () => ({}) },
    });
    const sealed = compileFlow(
      { steps: definition.steps.map((step) => (step.stepType === 'signs' ? { ...step, stepType: 'seal' } : step)) },
      { fields: testKinds, steps: { form, paper, seal } },
    );
    const waiting = withStep(old, 'assinatura', { status: 'waiting', attempt: 1 });
    expect(said(redoStep(sealed, waiting, 'assinatura', environment))).toBe('sheet.unread');
    const read = withStep(waiting, 'contrato', { acknowledged: 'custos de 10' });
    expect(said(redoStep(sealed, read, 'assinatura', environment))).toBe('assinatura');
  });

  it('that was signed goes on', () => {
    const signed = withStep({ ...old, currentStep: 'depois' }, 'assinatura', { status: 'finished' });
    const gone = submitStep(flow, signed, { slug: 'depois', answers: { cidade: 'Recife' } }, environment);
    expect([said(gone), gone.ok && stepState(gone.state, 'contrato').status]).toEqual(['depois', 'finished']);
  });
});

describe('two contracts, each with a signature of its own', () => {
  const twice = compileFlow(
    {
      steps: [
        ...definition.steps.slice(0, 3),
        { slug: 'anexo', name: 'Anexo', stepType: 'paper' },
        { slug: 'assinaturaDoAnexo', name: 'Assinatura', stepType: 'signs' },
        ...definition.steps.slice(3),
      ],
    },
    { fields: testKinds, steps: { form, paper, signs } },
  );
  const read = { status: 'finished', acknowledged: 'custos de 10', asked: '{"valor":"10"}' } as const;
  const first = must(goOn(ready, 'custos de 10')).state;
  const at = (state: JourneyState) =>
    submitStep(twice, state, { slug: 'assinaturaDoAnexo', answers: {}, confirmed: true }, environment);
  const signed = withStep(withStep(first, 'assinatura', { status: 'finished' }), 'anexo', {
    ...read,
    acknowledged: null,
  });

  it('the first signature reads nothing of the second contract', () =>
    expect(said(at({ ...signed, currentStep: 'assinaturaDoAnexo' }))).toBe('sheet.unread'));

  it('the second signature is given for what was read after the first', () =>
    expect(said(at({ ...withStep(signed, 'anexo', read), currentStep: 'assinaturaDoAnexo' }))).toBe('depois'));
});
