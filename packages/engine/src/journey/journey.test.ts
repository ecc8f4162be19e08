import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import type { FlowDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { Form } from '../form/form.ts';
import { defineStep, type StepCatalog } from '../step.ts';
import { formContext } from './facts.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import type { JourneyOutcome, Moved } from './outcome.ts';
import { isLocked, liveSteps, positionOf } from './position.ts';
import { holdStep, letAsk, settleStep } from './settle.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';
import { voidedBy } from './voided.ts';

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

  it('tells whoever waits what is said meanwhile, once, and takes it away with the answer', () => {
    const said = {
      kind: 'waiting',
      reference: '',
      text: 'Só amanhã.',
      title: 'Ainda não',
      shown: { dia: '2026-11-21' },
    };
    const told = settle(asked.state, 'analise', { ...said, kind: 'waiting' });
    expect(stepState(told, 'analise')).toMatchObject({
      ...{ status: 'waiting', notice: 'Só amanhã.', heading: 'Ainda não', result: { dia: '2026-11-21' } },
    });
    for (const again of [said, { reference: '' }, { reference: '', shown: said.shown }])
      expect(settle(told, 'analise', { ...again, kind: 'waiting' })).toBe(told);
    expect(settle(told, 'analise', { ...said, kind: 'waiting', text: 'Só depois.' })).not.toBe(told);
    expect(stepState(settle(told, 'analise', done), 'analise')).toMatchObject({ notice: null });
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
      refusal: { step: 'analise', on: environment.today },
    });
    expect(settle(asked.state, 'analise', { kind: 'refused', noOffer: true }).end).toBe('noOffer');
  });

  it('keep whether a person said no: one who only let the question be put did not', () => {
    const no = { kind: 'refused' } as const;
    const looked = settle(asked.state, 'analise', { kind: 'review', reference: 'r' });
    expect(settle(looked, 'analise', no).refusal).toMatchObject({ byPerson: true });
    const letThrough = letAsk(holdStep(asked.state, 'analise', {}), 'analise', environment);
    expect(settle(letThrough, 'analise', no).refusal).toMatchObject({ byPerson: false });
    const told = { slug: 'analise', attempt: 1, answer: no, byPerson: true };
    expect(must(settleStep(flow, asked.state, told, environment)).state.refusal).toMatchObject({ byPerson: true });
  });

  it('a technical failure can be tried again, with a new attempt', () => {
    const failed = settle(asked.state, 'analise', { kind: 'failed', reason: 'timeout' });
    expect(stepState(failed, 'analise')).toMatchObject({ status: 'failed', retryable: true });
    expect(must(submit(failed, 'analise')).effects).toEqual([{ type: 'ask', slug: 'analise', attempt: 2 }]);
  });

  it('what is to be done again is asked again: nothing that was sent to it finishes it', () => {
    const remade = settle(asked.state, 'analise', { kind: 'refused', remake: true });
    const again = must(submit(remade, 'analise'));
    expect(again.effects).toEqual([{ type: 'ask', slug: 'analise', attempt: 2 }]);
    expect(again.state.currentStep).toBe('analise');
    expect(stepState(again.state, 'analise').status).toBe('waiting');
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
    // The outside was not asked yet: a person lets it be asked, and the customer waits as ever.
    const held = holdStep(asked.state, 'analise', { title: 'Espere', text: 'Uma pessoa confere.' });
    expect(stepState(held, 'analise')).toMatchObject({
      status: 'review',
      reviewed: true,
      heading: 'Espere',
      notice: 'Uma pessoa confere.',
    });
    const goesOn = letAsk(held, 'analise', environment);
    expect(stepState(goesOn, 'analise')).toMatchObject({
      status: 'waiting',
      reviewed: true,
      heading: null,
      notice: null,
    });
    expect(settle(goesOn, 'analise', done).currentStep).toBe('contrato');
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

describe('the question that was asked', () => {
  const question: StepCatalog[string] = defineStep({
    ...analysis,
    advances: 'byCustomer',
    call: {
      operation: 'bureau.analyse',
      question: ({ answers }) => ({ banco: answers.banco ?? null, oferta: answers.oferta ?? null }),
    },
  });
  const offered = compileFlow(
    {
      steps: [
        { slug: 'dados', name: 'Dados', stepType: 'form', fields: [field('nome', { required: true })] },
        { slug: 'proposta', name: 'Proposta', stepType: 'question', fields: [field('oferta')] },
        { slug: 'conta', name: 'Conta', stepType: 'form', fields: [field('banco')] },
        { slug: 'resumo', name: 'Resumo', stepType: 'form', fields: [field('x', { required: true })] },
      ],
    },
    { fields: testKinds, steps: { ...steps, question } },
  );
  const send = (state: JourneyState, slug: string, answers = {}): Moved =>
    must(submitStep(offered, state, { slug, answers }, environment));
  const waiting = send(newJourney(offered), 'dados', { nome: 'Ana' }).state;
  const settled = must(settleStep(offered, waiting, { slug: 'proposta', attempt: 1, answer: done }, environment)).state;
  const accepted = send(settled, 'proposta').state;

  it('is not void because of what its own step answers later', () => {
    const chosen = send(accepted, 'proposta', { oferta: 'b' });
    expect(chosen.effects).toEqual([]);
    expect(chosen.state.currentStep).toBe('conta');
    expect(stepState(chosen.state, 'proposta')).toMatchObject({ status: 'finished', result: { limite: 100 } });
  });

  it('does not know what later steps answer', () => {
    const banked = send(accepted, 'conta', { banco: '001' }).state;
    const changed = send(banked, 'dados', { nome: 'Bia' });
    expect(changed.effects).toEqual([]);
    expect(changed.state.currentStep).toBe('resumo');
  });
});

describe('a question that is put again because its answer was changed', () => {
  const offer = defineStep({
    ...analysis,
    asks: 'onSubmit',
    call: { ...analysis.call!, keep: (value) => ({ oferta: value }) },
  });
  const contract = defineStep({
    ...analysis,
    call: { operation: 'signature.collect', question: ({ results }) => ({ oferta: results.oferta ?? null }) },
  });
  const signing = compileFlow(
    {
      steps: [
        { slug: 'proposta', name: 'Proposta', stepType: 'offer', fields: [field('valor', { required: true })] },
        { slug: 'assinatura', name: 'Assinatura', stepType: 'contract' },
      ],
    },
    { fields: testKinds, steps: { ...steps, offer, contract } },
  );
  const choose = (state: JourneyState, valor: string) =>
    must(submitStep(signing, state, { slug: 'proposta', answers: { valor } }, environment)).state;
  const answer = (state: JourneyState, attempt: number, value: object): JourneyState =>
    must(
      settleStep(
        signing,
        state,
        { slug: 'proposta', attempt, answer: { kind: 'done', value: { ...value } } },
        environment,
      ),
    ).state;

  it('takes with it, at once, what rested on the answer before', () => {
    const first = answer(choose(newJourney(signing), '2000'), 1, { valor: 2000 });
    expect(stepState(first, 'assinatura')).toMatchObject({ status: 'waiting', attempt: 1 });
    const again = choose(first, '1500');
    expect(stepState(again, 'assinatura').status).toBe('init');
    expect(voidedBy(first, again)).toMatchObject([
      { slug: 'proposta', attempt: 1 },
      { slug: 'assinatura', attempt: 1 },
    ]);
    // Whoever signs is asked about the new one.
    const second = answer(again, 2, { valor: 1500 });
    expect(stepState(second, 'assinatura')).toMatchObject({
      status: 'waiting',
      attempt: 2,
      asked: '{"oferta":{"valor":1500}}',
    });
  });
});

describe('a field that is fixed once there is a proposal', () => {
  const fixed = field('nome', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] });
  const once = compileFlow(
    {
      steps: [
        { slug: 'dados', name: 'Dados', stepType: 'form', fields: [fixed] },
        { slug: 'resumo', name: 'Resumo', stepType: 'form', fields: [field('x', { required: true })] },
      ],
    },
    { fields: testKinds, steps },
  );
  const isFixed = (state: JourneyState): boolean | undefined => {
    const step = once.bySlug.get('dados')!;
    return new Form(step.form, formContext(once, state, step, environment)).view('nome')?.readOnly;
  };

  it('is open at the first submit and at none after it', () => {
    const start = newJourney(once);
    expect(isFixed(start)).toBe(false);
    const submit = { slug: 'dados', answers: { nome: 'Ana' } };
    expect(isFixed(must(submitStep(once, start, submit, environment)).state)).toBe(true);
  });
});

describe('consents', () => {
  const term = { consent: 'lgpd', version: '2', text: 'Aceito.' };
  const box = field('lgpd', { component: 'box', term });
  const asking = compileFlow(
    {
      steps: [
        { slug: 'termos', name: 'Termos', stepType: 'form', fields: [box, field('nome')] },
        { slug: 'resumo', name: 'Resumo', stepType: 'form', fields: [field('x', { required: true })] },
      ],
    },
    { fields: testKinds, steps },
  );
  const send = (state: JourneyState, answers: Record<string, string | boolean>): Moved =>
    must(submitStep(asking, state, { slug: 'termos', answers }, environment));
  const given = { type: 'consent', slug: 'termos', ...term };
  const accepted = send(newJourney(asking), { lgpd: true }).state;

  it.each<[string, JourneyState, Record<string, string | boolean>, readonly unknown[]]>([
    ['is told when a term is accepted', newJourney(asking), { lgpd: true }, [given]],
    ['is not told where it is refused', newJourney(asking), { lgpd: false }, []],
    ['is not told where it is left out', newJourney(asking), {}, []],
    ['is not told again when the step is sent again', accepted, { lgpd: true }, []],
    ['is not told again when something else changes', accepted, { lgpd: true, nome: 'Ana' }, []],
    ['is not told when it is taken back', accepted, { lgpd: false }, []],
    ['is told anew after it was taken back', send(accepted, { lgpd: false }).state, { lgpd: true }, [given]],
  ])('a consent %s', (_what, state, answers, effects) => expect(send(state, answers).effects).toEqual(effects));
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

  it('a step that was not answered yet stays without answers', () => {
    const changed = send(send(newJourney(phone), 'contato', { celular: '1' }), 'contato', { celular: '2' });
    expect(stepState(changed, 'dados').answers).toEqual({});
  });
});
