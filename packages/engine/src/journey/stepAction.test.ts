import { fail } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { RowList } from '../form/rows.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { prefilledJourney } from './prefill.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { actOnStep, redoStep, type StepAction } from './stepAction.ts';
import { newJourney, submitStep } from './submit.ts';

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const call = { operation: 'bureau.analyse', question: () => ({}) };
const steps = {
  form,
  bill: defineStep({
    ...form,
    asks: 'onSubmit',
    call,
    link: { message: 'x' },
    skippable: ({ status }) => status === 'remake',
  }),
  session: defineStep({ ...form, asks: 'onEnter', call, link: { message: 'x' }, advances: 'byCustomer' }),
  token: defineStep({ ...form, needsConfirmation: true }),
};
const flow = compileFlow(
  {
    steps: [
      { slug: 'dados', name: 'Dados', stepType: 'form', fields: [field('nome', { required: true })] },
      { slug: 'codigo', name: 'Código', stepType: 'token', fields: [field('celular', { required: true })] },
      { slug: 'conta', name: 'Conta', stepType: 'bill', fields: [field('conta', { required: true })] },
      { slug: 'sessao', name: 'Sessão', stepType: 'session' },
      { slug: 'fim', name: 'Fim', stepType: 'form', fields: [field('x', { required: true })] },
    ],
  },
  { fields: testKinds, steps },
);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const must = (outcome: JourneyOutcome): JourneyState => {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.state;
};
const said = (outcome: JourneyOutcome): string => (outcome.ok ? 'ok' : outcome.code);
const act = (state: JourneyState, slug: string, action: StepAction) =>
  actOnStep(flow, state, { slug, action }, environment);
const submit = (state: JourneyState, slug: string, answers: Record<string, string>, confirmed = false) =>
  submitStep(flow, state, { slug, answers, confirmed }, environment);
const named = must(submit(newJourney(flow), 'dados', { nome: 'Ana' }));
const atBill = must(submit(named, 'codigo', { celular: '11' }, true));
const asked = must(submit(atBill, 'conta', { conta: 'x' }));
const settle = (
  state: JourneyState,
  slug: string,
  answer: Parameters<typeof settleStep>[2]['answer'],
  attempt: number,
) => must(settleStep(flow, state, { slug, attempt, answer }, environment));
const remade = settle(asked, 'conta', { kind: 'refused', remake: true }, 1);

describe('skip', () => {
  it('leaves out what its kind says may be left out, and goes on', () => {
    const left = must(act(remade, 'conta', 'skip'));
    expect(left.currentStep).toBe('sessao');
    expect(stepState(left, 'conta')).toMatchObject({ status: 'finished', skipped: true });
  });

  it('is refused anywhere else', () => {
    expect(said(act(atBill, 'conta', 'skip'))).toBe('step.notSkippable');
    expect(said(act(atBill, 'dados', 'skip'))).toBe('step.finished');
    expect(said(act(atBill, 'sessao', 'skip'))).toBe('step.notReached');
    expect(said(act(atBill, 'nada', 'skip'))).toBe('step.notFound');
  });

  it('is forgotten once the step is answered after all', () => {
    const left = must(act(remade, 'conta', 'skip'));
    expect(stepState(must(submit(left, 'conta', { conta: 'y' })), 'conta')).toMatchObject({
      skipped: false,
      status: 'waiting',
    });
  });
});

describe('advance and cancel', () => {
  it('go on from a good end only', () => {
    const waiting = must(act(remade, 'conta', 'skip'));
    expect(said(act(waiting, 'sessao', 'advance'))).toBe('step.notConfirmed');
    const good = settle(waiting, 'sessao', { kind: 'done', value: {} }, 1);
    expect(must(act(good, 'sessao', 'advance')).currentStep).toBe('fim');
  });

  it('give the journey up for good', () => {
    const ended = must(act(asked, 'conta', 'cancel'));
    expect(ended.end).toBe('cancelled');
    expect(said(submit(ended, 'conta', { conta: 'z' }))).toBe('proposal.ended');
    // What still comes from outside finds nobody.
    expect(settle(ended, 'conta', { kind: 'done', value: {} }, 1)).toBe(ended);
  });
});

describe('a step done again', () => {
  it('asks anew on arrival, or waits for new answers; the old attempt is void', () => {
    const session = must(act(remade, 'conta', 'skip'));
    const again = must(redoStep(flow, session, 'sessao', environment));
    expect(stepState(again, 'sessao')).toMatchObject({ status: 'waiting', attempt: 2 });
    expect(settle(again, 'sessao', { kind: 'done', value: {} }, 1)).toBe(again);
    const open = must(redoStep(flow, asked, 'conta', environment));
    expect(stepState(open, 'conta')).toMatchObject({ status: 'remake', attempt: 2, answers: { conta: 'x' } });
    expect(settle(open, 'conta', { kind: 'done', value: {} }, 1)).toBe(open);
  });

  it('forgets what became of the old attempt, and stays open while earlier steps change', () => {
    const skipped = must(act(remade, 'conta', 'skip'));
    const open = must(redoStep(flow, skipped, 'conta', environment));
    expect(stepState(open, 'conta')).toMatchObject({ asked: null, retryable: false, skipped: false });
    expect(stepState(must(submit(open, 'dados', { nome: 'Bia' })), 'conta').status).toBe('remake');
  });

  it('is refused for what asks nobody, and for what asks without a link or a file to send anew', () => {
    expect(said(redoStep(flow, asked, 'dados', environment))).toBe('step.notRedoable');
    const paying = withStep(asked, 'conta', { called: true });
    expect(said(redoStep(flow, paying, 'conta', environment))).toBe('proposal.paying');
    const silent = compileFlow(
      { steps: [{ slug: 'analise', name: 'Análise', stepType: 'silent' }] },
      { fields: testKinds, steps: { silent: defineStep({ ...form, asks: 'onEnter', call }) } },
    );
    expect(said(redoStep(silent, newJourney(silent), 'analise', environment))).toBe('step.notRedoable');
  });
});

describe('while a payment waits', () => {
  const pays = defineStep({ ...form, asks: 'onEnter', call: { ...call, pays: true } });
  const paid = compileFlow(
    {
      steps: [
        { slug: 'conta', name: 'Conta', stepType: 'bill', fields: [field('conta', { required: true })] },
        { slug: 'pagamento', name: 'Pagamento', stepType: 'pays' },
      ],
    },
    { fields: testKinds, steps: { ...steps, pays } },
  );
  const typed = submitStep(paid, newJourney(paid), { slug: 'conta', answers: { conta: 'x' } }, environment);
  const answered = { slug: 'conta', attempt: 1, answer: { kind: 'done', value: {} } } as const;
  const put = must(settleStep(paid, must(typed), answered, environment));

  it('nothing before it is done once more, though nobody was asked yet; giving up still comes in time', () => {
    expect(stepState(put, 'pagamento')).toMatchObject({ status: 'waiting', attempt: 1 });
    expect(stepState(put, 'pagamento').called).not.toBe(true);
    expect(said(redoStep(paid, put, 'conta', environment))).toBe('proposal.paying');
    const again = submitStep(paid, put, { slug: 'conta', answers: { conta: 'y' } }, environment);
    expect(said(again)).toBe('proposal.paying');
    const given = actOnStep(paid, put, { slug: 'pagamento', action: 'cancel' }, environment);
    expect(must(given).end).toBe('cancelled');
  });
});

describe('a prefilled journey', () => {
  it('knows by key, submits nothing, and asks no code for a proven contact', () => {
    const { state } = prefilledJourney(flow, { nome: 'Ana', celular: '11', outra: 'x' }, ['celular'], environment);
    expect(state.currentStep).toBe('dados');
    expect(stepState(state, 'dados')).toMatchObject({ status: 'init', answers: { nome: 'Ana' } });
    expect(must(submit(state, 'dados', { nome: 'Ana' })).currentStep).toBe('conta');
    const unproven = prefilledJourney(flow, { celular: '11' }, [], environment).state;
    expect(must(submit(unproven, 'dados', { nome: 'Ana' })).currentStep).toBe('codigo');
  });

  it('asks for a code again once the proven contact is changed', () => {
    expect(said(submit(atBill, 'codigo', { celular: '22' }))).toBe('step.notConfirmed');
    expect(said(submit(atBill, 'codigo', { celular: '11' }))).toBe('ok');
  });
});

it('a step whose photos stand in the groups of a list is opened again', () => {
  const none = { read: () => fail('x'), send: () => undefined, format: () => '' };
  const list = defineField<readonly unknown[]>({ ...none, control: 'list', repeats: RowList });
  const photo = defineField<string>({ ...none, control: 'image', upload: true });
  const subFields = [field('foto', { component: 'photo' })];
  const asks = { asked: defineStep({ ...form, asks: 'onSubmit', call }), form };
  const photos = compileFlow(
    {
      steps: [
        { slug: 'fotos', name: 'F', stepType: 'asked', fields: [field('socios', { component: 'list', subFields })] },
        { slug: 'fim', name: 'Fim', stepType: 'form', fields: [field('x', { required: true })] },
      ],
    },
    { fields: { ...testKinds, list, photo }, steps: asks },
  );
  const done = { ...withStep(newJourney(photos), 'fotos', { status: 'finished' }), currentStep: 'fim' };
  expect(said(redoStep(photos, done, 'fotos', environment))).toBe('ok');
});
