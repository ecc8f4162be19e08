import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { saidIn } from './said.ts';
import { settleStep } from './settle.ts';
import { filledBy } from './filled.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* A step that finds out what a later form asks: the form begins with it, and is sent by nobody but the customer. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const query = defineStep({
  ...form,
  view: 'panel',
  asks: 'onEnter',
  call: { operation: 'register.find', question: ({ answers }) => ({ nome: answers.nome ?? null }) },
  fills: ({ nome, cargo }) => ({ nome: nome ?? null, cargo: cargo ?? null }),
});
const asks = (slug: string, ...keys: readonly string[]) => ({
  ...{ slug, name: slug, stepType: 'form' },
  fields: keys.map((key) => field(key, { required: true })),
});
const flow = compileFlow(
  {
    steps: [
      asks('dados', 'nome'),
      { slug: 'busca', name: 'Busca', stepType: 'query' },
      asks('trabalho', 'cargo', 'setor'),
      asks('outro', 'cargo'),
    ],
  },
  { fields: testKinds, steps: { form, query } },
);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

function after(state: JourneyState, slug: string, answers: Record<string, string>): JourneyState {
  const moved = submitStep(flow, state, { slug, answers }, environment);
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}

function told(state: JourneyState, answer: Answer, attempt = 1): JourneyState {
  const moved = settleStep(flow, state, { slug: 'busca', attempt, answer }, environment);
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}
const asked = after(newJourney(flow), 'dados', { nome: 'Ana' });
const found: Answer = { kind: 'done', value: { nome: 'Bia', cargo: 'padeira' } };

it('fills later forms alone, and what it does not know stays empty', () => {
  const state = told(asked, found);
  expect(stepState(state, 'dados').answers).toEqual({ nome: 'Ana' });
  expect(stepState(state, 'trabalho')).toMatchObject({ answers: { cargo: 'padeira' }, status: 'init' });
  expect(state.currentStep).toBe('trabalho');
});

it('changes nothing that the customer has answered', () => {
  const own = after(told(asked, found), 'trabalho', { cargo: 'dona', setor: 'x' });
  const again = after(own, 'dados', { nome: 'Bia' });
  const state = told(again, { kind: 'done', value: { cargo: 'chefe' } }, 2);
  expect(stepState(state, 'trabalho').answers).toEqual({ cargo: 'dona', setor: 'x' });
});

it('fills nothing where nothing was found', () => {
  expect(stepState(told(asked, { kind: 'done', value: {} }), 'trabalho').answers).toEqual({});
});

it.each<[string, Answer]>([
  ['nobody answers', { kind: 'failed', reason: 'unreachable' }],
  ['the answer is no', { kind: 'refused' }],
  ['it is to be asked otherwise', { kind: 'refused', remake: true }],
  ['somebody would look at it first', { kind: 'review', reference: 'r' }],
])('lets the customer type where %s', (_what, answer) => {
  const state = told(asked, answer);
  expect([state.currentStep, state.end]).toEqual(['trabalho', null]);
  expect(stepState(state, 'trabalho').answers).toEqual({});
});

it('ends with the no of a kind whose no counts', () => {
  const kinds = { form, query: { ...query, mayRefuse: true } };
  const strict = compileFlow(
    { steps: flow.steps.map(({ definition }) => definition) },
    { fields: testKinds, steps: kinds },
  );
  const moved = settleStep(strict, asked, { slug: 'busca', attempt: 1, answer: { kind: 'refused' } }, environment);
  expect(moved.ok && moved.state.end).toBe('refused');
});

it('knows who found out what stands in a form, until somebody sends it or finds it otherwise', () => {
  const by = (state: JourneyState, slug: string): string | undefined => {
    const step = flow.bySlug.get(slug);
    return step && filledBy(flow, state, step)?.slug;
  };
  const state = told(asked, found);
  expect([by(state, 'trabalho'), by(state, 'outro'), by(state, 'dados'), by(asked, 'trabalho')]).toEqual([
    ...['busca', 'busca'],
    ...[undefined, undefined],
  ]);
  const sent = after(state, 'trabalho', { cargo: 'dona', setor: 'x' });
  const reopened = withStep(sent, 'trabalho', { status: 'init' });
  expect([by(sent, 'trabalho'), by(reopened, 'trabalho')]).toEqual([undefined, undefined]);
});

it('is said by nobody before somebody sends it', () => {
  const state = told(asked, found);
  expect(saidIn(flow, state)).toEqual({ nome: 'Ana' });
  const sent = after(state, 'trabalho', { cargo: 'padeira', setor: 'x' });
  expect(saidIn(flow, sent)).toEqual({ nome: 'Ana', cargo: 'padeira', setor: 'x' });
});

it('of somebody else takes away what was found of the person before, and finds anew; what was sent stays', () => {
  const state = told(asked, found);
  const another = after(state, 'dados', { nome: 'Bia' });
  expect(stepState(another, 'trabalho').answers).toEqual({});
  const again = told(another, { kind: 'done', value: { cargo: 'chefe' } }, 2);
  expect(stepState(again, 'trabalho').answers).toEqual({ cargo: 'chefe' });
  const sent = after(after(state, 'trabalho', { cargo: 'padeira', setor: 'x' }), 'dados', { nome: 'Bia' });
  expect(stepState(sent, 'trabalho').answers).toEqual({ cargo: 'padeira', setor: 'x' });
});
