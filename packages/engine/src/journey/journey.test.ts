import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import type { FlowDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing.ts';
import { defineStep, type StepCatalog } from '../step.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import type { JourneyOutcome, Moved } from './outcome.ts';
import { isLocked, liveSteps, positionOf } from './position.ts';
import { settleStep } from './settle.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const analysis = defineStep({
  label: 'a',
  unique: false,
  view: 'panel',
  advances: 'byItself',
  asks: 'onEnter',
  call: {
    operation: 'bureau.analyse',
    question: ({ answers }) => ({ salario: answers.salario ?? null }),
    keep: (value) => ({ credito: value }),
  },
  texts: {},
});
const paper = defineStep({ ...analysis, advances: 'byCustomer' });
const token = defineStep({ ...form, needsConfirmation: true });
const endorse = defineStep({ ...analysis, endorses: true });
const end = defineStep({ ...form, ends: true });
const steps: StepCatalog = { form, analysis, paper, token, endorse, end };

const definition: FlowDefinition = {
  steps: [
    { slug: 'dados', name: 'Dados', stepType: 'form', fields: [field('nome', { required: true })] },
    {
      slug: 'trabalho',
      name: 'Trabalho',
      stepType: 'form',
      fields: [field('salario', { required: true }), field('cargo')],
    },
    {
      slug: 'conjuge',
      name: 'Cônjuge',
      stepType: 'form',
      fields: [field('conjuge', { conditionals: [{ type: 'visualization', field: 'cargo', values: ['casado'] }] })],
    },
    { slug: 'analise', name: 'Análise', stepType: 'analysis' },
    { slug: 'contrato', name: 'Contrato', stepType: 'paper' },
    { slug: 'averbacao', name: 'Averbação', stepType: 'endorse' },
    { slug: 'conta', name: 'Conta', stepType: 'form', fields: [field('banco')], notAllowedToReturnFromHere: true },
    { slug: 'fim', name: 'Fim', stepType: 'end' },
  ],
};

const flow: CompiledFlow = compileFlow(definition, { fields: testKinds, steps });
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

function must(outcome: JourneyOutcome): Moved {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}
const submit = (state: JourneyState, slug: string, answers = {}): JourneyOutcome =>
  submitStep(flow, state, { slug, answers }, environment);
const settle = (state: JourneyState, slug: string, answer: Answer, attempt = 1): JourneyState =>
  must(settleStep(flow, state, { slug, attempt, answer }, environment)).state;
const done: Answer = { kind: 'done', value: { limite: 100 } };

const start = newJourney(flow);
const named = must(submit(start, 'dados', { nome: 'Ana' })).state;
const asked = must(submit(named, 'trabalho', { salario: '3000' }));
const analysed = settle(asked.state, 'analise', done);
const written = settle(analysed, 'contrato', done);

describe('going forward', () => {
  it('keeps the answers, finishes the step and stands at the next', () => {
    expect(named.currentStep).toBe('trabalho');
    expect(stepState(named, 'dados')).toMatchObject({ status: 'finished', answers: { nome: 'Ana' } });
  });

  it('drops a step whose fields are all hidden, and asks on arrival', () => {
    expect(asked.state.currentStep).toBe('analise');
    expect(asked.effects).toEqual([{ type: 'ask', slug: 'analise', attempt: 1 }]);
    expect(positionOf(liveSteps(flow, asked.state, environment), 'analise')).toEqual({ number: 3, of: 7 });
  });

  it('keeps the outside answer and goes on by itself, or waits for the customer', () => {
    expect(analysed.currentStep).toBe('contrato');
    expect(stepState(analysed, 'analise').result).toEqual({ credito: { limite: 100 } });
    expect(written).toMatchObject({ currentStep: 'contrato' });
    expect(stepState(written, 'contrato').status).toBe('success');
    expect(must(submit(written, 'contrato')).state.currentStep).toBe('averbacao');
  });

  it.each([
    ['unknown', {}, 'step.notFound'],
    ['conta', { banco: '1' }, 'step.notReached'],
    ['analise', {}, 'step.finished'],
  ])('refuses a submit of %s', (slug, answers, code) => {
    expect(submit(asked.state, slug, answers)).toMatchObject({ ok: false, code });
  });

  it('refuses what the engine refuses, field by field', () => {
    expect(submit(start, 'dados', {})).toMatchObject({ code: 'fields.invalid', errors: [{ field: 'nome' }] });
    expect(submit(start, 'dados', { nome: 'Ana', x: 1 })).toMatchObject({ code: 'fields.unknown' });
  });
});

describe('outside answers', () => {
  it('are safe to bring twice, late or to the wrong attempt: the very same state', () => {
    const again = must(settleStep(flow, analysed, { slug: 'analise', attempt: 1, answer: done }, environment));
    expect(again.state).toBe(analysed);
    expect(must(settleStep(flow, asked.state, { slug: 'analise', attempt: 2, answer: done }, environment)).state).toBe(
      asked.state,
    );
  });

  it('refused ends the journey, no offer ends it as such', () => {
    expect(settle(asked.state, 'analise', { kind: 'refused' })).toMatchObject({
      end: 'refused',
      situation: 'reproved',
    });
    expect(settle(asked.state, 'analise', { kind: 'refused', noOffer: true }).end).toBe('noOffer');
  });

  it('a technical failure can be tried again, with a new attempt', () => {
    const failed = settle(asked.state, 'analise', { kind: 'failed', reason: 'timeout' });
    expect(stepState(failed, 'analise')).toMatchObject({ status: 'failed', retryable: true });
    expect(must(submit(failed, 'analise')).effects).toEqual([{ type: 'ask', slug: 'analise', attempt: 2 }]);
  });

  it('remake reopens, review waits for a person and is settled later', () => {
    expect(
      stepState(settle(asked.state, 'analise', { kind: 'refused', remake: true, text: 'De novo' }), 'analise'),
    ).toMatchObject({
      status: 'remake',
      notice: 'De novo',
    });
    const review = settle(asked.state, 'analise', { kind: 'review', reference: 'r' });
    expect(stepState(review, 'analise').status).toBe('review');
    expect(settle(review, 'analise', done).currentStep).toBe('contrato');
  });
});

describe('going back', () => {
  it('an unchanged answer comes forward to where one stood', () => {
    expect(must(submit(written, 'dados', { nome: 'Ana' })).state.currentStep).toBe('contrato');
  });

  it('a change that no question depends on keeps the outside answers', () => {
    const moved = must(submit(written, 'dados', { nome: 'Bia' }));
    expect(moved.state.currentStep).toBe('contrato');
    expect(moved.effects).toEqual([]);
  });

  it('a change that changes a question asks it again and forgets the old answer', () => {
    const moved = must(submit(written, 'trabalho', { salario: '5000' }));
    expect(moved.state.currentStep).toBe('analise');
    expect(moved.effects).toEqual([{ type: 'ask', slug: 'analise', attempt: 2 }]);
    expect(stepState(moved.state, 'analise').result).toEqual({});
  });

  it('a change that opens another step leads to it', () => {
    expect(must(submit(written, 'trabalho', { salario: '3000', cargo: 'casado' })).state.currentStep).toBe('conjuge');
  });

  it('is refused once the averbação is done, and locked before a step that forbids returning', () => {
    const endorsed = settle(must(submit(written, 'contrato')).state, 'averbacao', done);
    expect(endorsed.currentStep).toBe('conta');
    expect(submit(endorsed, 'dados', { nome: 'Bia' })).toMatchObject({ code: 'step.endorsed' });
    expect(isLocked(flow, endorsed, 'dados')).toBe(true);
    expect(isLocked(flow, endorsed, 'conta')).toBe(false);
    expect(isLocked(flow, written, 'conta')).toBe(true);
    expect(isLocked(flow, written, 'dados')).toBe(false);
    const ended = must(submit(endorsed, 'conta', { banco: '1' })).state;
    expect(ended).toMatchObject({ end: 'finished', situation: 'approved', currentStep: 'fim' });
    expect(submit(ended, 'conta', { banco: '2' })).toMatchObject({ code: 'proposal.ended' });
  });
});

describe('confirmation', () => {
  const guarded = compileFlow(
    {
      steps: [
        { slug: 'codigo', name: 'Código', stepType: 'token', fields: [field('celular', { required: true })] },
        { slug: 'fim', name: 'Fim', stepType: 'end' },
      ],
    },
    { fields: testKinds, steps },
  );

  it('submitting alone does not finish a step that needs to be confirmed', () => {
    const answers = { celular: '11987654321' };
    const open = newJourney(guarded);
    expect(submitStep(guarded, open, { slug: 'codigo', answers }, environment)).toMatchObject({
      code: 'step.notConfirmed',
    });
    expect(must(submitStep(guarded, open, { slug: 'codigo', answers, confirmed: true }, environment)).state.end).toBe(
      'finished',
    );
  });
});

describe('answers that follow from earlier ones', () => {
  const phone = compileFlow(
    {
      steps: [
        { slug: 'contato', name: 'Contato', stepType: 'form', fields: [field('celular', { required: true })] },
        {
          slug: 'dados',
          name: 'Dados',
          stepType: 'form',
          fields: [field('celular', { readOnly: true }), field('nome')],
        },
        { slug: 'analise', name: 'Análise', stepType: 'analysis' },
      ],
    },
    { fields: testKinds, steps },
  );
  const send = (state: JourneyState, slug: string, answers: Record<string, string>): JourneyState =>
    must(submitStep(phone, state, { slug, answers }, environment)).state;

  it('a read-only copy follows when the original is changed later', () => {
    const first = send(send(newJourney(phone), 'contato', { celular: '1' }), 'dados', { nome: 'Ana' });
    expect(stepState(first, 'dados').answers).toEqual({ celular: '1', nome: 'Ana' });
    expect(stepState(send(first, 'contato', { celular: '2' }), 'dados').answers).toEqual({ celular: '2', nome: 'Ana' });
  });
});
