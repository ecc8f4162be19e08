import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import type { StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep } from '../step.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* What is read again where it is signed stops nobody, where all of it was found out. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const call = { operation: 'lender.check', question: ({ answers }: { answers: JsonObject }) => answers };
const query = defineStep({
  ...form,
  asks: 'onEnter',
  call,
  fills: ({ agencia, conta }) => ({ agencia: agencia ?? null, conta: conta ?? null }),
});
const check = defineStep({ ...form, asks: 'onSubmit', call, readLater: true });
const paper = defineStep({ ...form, advances: 'byCustomer', sheet: () => 'custos' });
const asks = (slug: string, stepType: string, ...keys: readonly string[]) => ({
  ...{ slug, name: slug, stepType },
  fields: keys.map((key) => field(key, { required: true })),
});
const upTo: readonly StepDefinition[] = [
  asks('dados', 'form', 'nome'),
  { slug: 'busca', name: 'Busca', stepType: 'query' },
  asks('recebe', 'check', 'agencia', 'conta'),
];
const contract: StepDefinition = { slug: 'contrato', name: 'Contrato', stepType: 'paper' };
const flowOf = (...steps: readonly StepDefinition[]): CompiledFlow =>
  compileFlow({ steps }, { fields: testKinds, steps: { form, query, check, paper } });
const flow = flowOf(...upTo, asks('aceite', 'form', 'sim'), contract);
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const account = { agencia: '1', conta: '2' };

function must(moved: JourneyOutcome): Extract<JourneyOutcome, { ok: true }> {
  if (!moved.ok) throw new Error(moved.code);
  return moved;
}
const sent = (state: JourneyState, slug: string, answers: JsonObject, within = flow) =>
  must(submitStep(within, state, { slug, answers }, environment));
const told = (state: JourneyState, slug: string, answer: Answer, attempt = 1, within = flow) =>
  must(settleStep(within, state, { slug, attempt, answer }, environment));
const done = (value: JsonObject): Answer => ({ kind: 'done', value });

const asked = sent(newJourney(flow), 'dados', { nome: 'Ana' }).state;
const passed = told(asked, 'busca', done(account));

it('is put as it was found, as if the customer had sent it', () => {
  expect(passed.effects).toEqual([{ type: 'ask', slug: 'recebe', attempt: 1 }]);
  expect(stepState(passed.state, 'recebe')).toMatchObject({ status: 'waiting', answers: account });
  expect(told(passed.state, 'recebe', done({})).state.currentStep).toBe('aceite');
});

it('waits for the customer where a part of it is not known, or nobody answers', () => {
  for (const answer of [done({ conta: '2' }), done({}), { kind: 'failed', reason: 'unreachable' } as const])
    expect(stepState(told(asked, 'busca', answer).state, 'recebe').status).toBe('init');
});

it('is looked at where the order before this one ended with a no to it', () => {
  const after = (carried: JsonObject) => stepState(told({ ...asked, carried }, 'busca', done(account)).state, 'recebe');
  expect(after({ nome: 'Ana', conta: null })).toMatchObject({ status: 'init', answers: account });
  expect(after({ nome: 'Ana' }).status).toBe('waiting');
});

it('is the customer’s once it was refused, and once it is of somebody else', () => {
  const refused = told(passed.state, 'recebe', { kind: 'refused', remake: true }).state;
  expect(stepState(refused, 'recebe').status).toBe('remake');
  const another = sent(told(passed.state, 'recebe', done({})).state, 'dados', { nome: 'Bia' }).state;
  expect(stepState(another, 'recebe').answers).toEqual({});
  const found = told(another, 'busca', done({ agencia: '3', conta: '4' }), 2).state;
  expect([found.currentStep, stepState(found, 'recebe').status]).toEqual(['recebe', 'init']);
});

it('ends nothing where it was refused: nobody has given it yet, and what they give then is theirs', () => {
  const no: Answer = { kind: 'refused', text: 'Conta encerrada.' };
  const refused = told(passed.state, 'recebe', no).state;
  expect(refused).toMatchObject({ currentStep: 'recebe', end: null });
  expect(stepState(refused, 'recebe')).toMatchObject({
    status: 'remake',
    notice: 'Conta encerrada.',
    answers: account,
  });
  const given = sent(refused, 'recebe', { agencia: '3', conta: '4' }).state;
  expect(told(given, 'recebe', no, 2).state.end).toBe('refused');
});

const shut = { ...contract, notAllowedToReturnFromHere: true };
const hidden = { type: 'visualization', field: 'nome', values: ['Bia'] } as const;
const ofOthers = { ...contract, fields: [field('lido', { conditionals: [hidden] })] };
it.each<[string, readonly StepDefinition[], string]>([
  ['before where it is read', [...upTo, contract], 'waiting'],
  ['behind where it is read', [contract, ...upTo], 'init'],
  ['where nothing is read', upTo, 'init'],
  ['where nobody goes back to it from there', [...upTo, shut], 'init'],
  ['where it is read by others alone', [...upTo, ofOthers], 'init'],
])('%s it is put unread, or waits for the customer', (_what, steps, status) => {
  const within = flowOf(...steps);
  const begun = withStep(newJourney(within), 'contrato', { status: 'finished', acknowledged: 'custos' });
  const looked = sent({ ...begun, currentStep: 'dados' }, 'dados', { nome: 'Ana' }, within).state;
  expect(stepState(told(looked, 'busca', done(account), 1, within).state, 'recebe').status).toBe(status);
});
