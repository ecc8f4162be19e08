import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep, type StepCall } from '../step.ts';
import { callBeyondRecall, cancelJourney, isEndorsed } from './ending.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { readState, storedState } from './sealed.ts';
import { settleStep } from './settle.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';
import { voidedBy } from './voided.ts';

/* A deposit that came back: another account, a contract that names it, and nobody is asked for the deduction once more. */

const bare = { label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} } as const;
const call = (
  operation: string,
  of: (facts: { answers: JsonObject; results: JsonObject }) => JsonObject,
): StepCall => ({
  operation,
  question: of,
});
const account = call('bank.check', ({ answers: { conta = '', nome = '' } }) => ({ conta, nome }));
const contract = call('papers.write', ({ answers: { conta = '' } }) => ({ conta }));
const deduct = call('payroll.confirm', ({ answers: { nome = '' }, results: { papel = '' } }) => ({ nome, papel }));
const pay = call('bank.pay', ({ answers: { conta = '' } }) => ({ conta }));
const steps = {
  form: defineStep(bare),
  checks: defineStep({ ...bare, asks: 'onSubmit', call: account }),
  writes: defineStep({ ...bare, asks: 'onEnter', call: contract }),
  signs: defineStep({ ...bare, asks: 'onEnter', call: { ...contract, operation: 'papers.sign' }, signs: true }),
  endorses: defineStep({
    ...{ ...bare, asks: 'onEnter', call: deduct, endorses: true },
    standsOn: ({ nome = '' }) => ({ nome }),
  }),
  pays: defineStep({
    ...{ ...bare, asks: 'onEnter', call: { ...pay, pays: true }, mendedBy: 'conta' },
    tries: { most: 3, after: 'account', again: 'conta', says: (left) => `Restam ${left}.` },
  }),
};
const step = (slug: string, stepType: string, ...keys: readonly string[]) => ({
  ...{ slug, name: slug, stepType },
  fields: keys.map((key) => field(key, { required: true })),
});
const flow = compileFlow(
  {
    steps: [
      step('dados', 'form', 'salario'),
      step('conta', 'checks', 'nome', 'conta'),
      step('contrato', 'writes'),
      step('assinatura', 'signs'),
      step('averbacao', 'endorses'),
      step('pagamento', 'pays'),
      step('fim', 'form', 'x'),
    ],
  },
  { fields: testKinds, steps },
);
const environment = { today: '2026-11-28', hiddenKeys: [] } as const;
const BACK: Answer = { kind: 'refused', inconsistency: 'account' };

function must(moved: JourneyOutcome): JourneyState {
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}
const submit = (state: JourneyState, slug: string, answers: JsonObject): JourneyOutcome =>
  submitStep(flow, state, { slug, answers }, environment);
const hears = (state: JourneyState, slug: string, answer: Answer, attempt = stepState(state, slug).attempt) =>
  must(settleStep(flow, state, { slug, attempt, answer }, environment));
const attempts = (state: JourneyState) =>
  ['conta', 'contrato', 'assinatura', 'averbacao', 'pagamento'].map((slug) => stepState(state, slug).attempt);

/** All that is asked says yes, up to the payment, of which the money is asked for. */
function toPayment(given: JourneyState, conta: string): JourneyState {
  let state = must(submit(given, 'conta', { nome: 'Ana', conta }));
  while (state.currentStep !== 'pagamento')
    state = hears(state, state.currentStep, { kind: 'done', value: { papel: `de ${conta}` } });
  return callBeyondRecall(state, 'pagamento', stepState(state, 'pagamento').attempt) ?? state;
}

const began = must(submit(newJourney(flow), 'dados', { salario: '1' }));
const paying = toPayment(began, 'a');
const back = hears(paying, 'pagamento', BACK);

describe('a deposit that came back', () => {
  it('opens the account without the number, and what names it is void', () => {
    expect([back.currentStep, back.end, stepState(back, 'conta')]).toMatchObject([
      'conta',
      null,
      { status: 'remake', notice: 'Restam 2.', answers: { nome: 'Ana' } },
    ]);
    expect(stepState(back, 'conta').answers).not.toHaveProperty('conta');
    expect(['contrato', 'assinatura', 'pagamento'].map((slug) => stepState(back, slug).status)).toEqual(
      Array.from({ length: 3 }, () => 'init'),
    );
  });

  it('is written and signed anew, paid as another question, and the deduction stands', () => {
    expect(isEndorsed(flow, back)).toBe(true);
    const again = toPayment(back, 'b');
    expect([attempts(paying), attempts(again)]).toEqual([
      [1, 1, 1, 1, 1],
      [3, 2, 2, 1, 2],
    ]);
    expect(stepState(again, 'pagamento').asked).toBe('{"conta":"b"}');
    const slugs = [paying, back, again].flatMap((state, at, all) => voidedBy(all[at - 1] ?? state, state));
    expect(slugs.map(({ slug }) => slug)).not.toContain('averbacao');
    expect(hears(again, 'pagamento', { kind: 'done', value: {} }).currentStep).toBe('fim');
  });

  it('may be given up, until the money is asked for once more', () => {
    const code = (state: JourneyState): string | null => {
      const moved = cancelJourney(state);
      return moved.ok ? moved.state.end : moved.code;
    };
    expect([paying, back, toPayment(back, 'b')].map(code)).toEqual(['proposal.paying', 'cancelled', 'proposal.paying']);
  });

  it('ends the journey the third time, and at once where the no does not name the account', () => {
    const third = hears(toPayment(hears(toPayment(back, 'b'), 'pagamento', BACK), 'c'), 'pagamento', BACK);
    const other = hears(paying, 'pagamento', { kind: 'refused' });
    for (const { currentStep, end } of [third, other]) expect([currentStep, end]).toEqual(['pagamento', 'refused']);
  });

  it('is asked for once more as it was where the bank says so by itself: that is no try', () => {
    const again = hears(paying, 'pagamento', { ...BACK, remake: true });
    expect([again.currentStep, stepState(again, 'pagamento')]).toMatchObject(['pagamento', { status: 'remake' }]);
    expect(stepState(again, 'pagamento').noes).toBeUndefined();
    expect(stepState(again, 'contrato').status).toBe('finished');
  });
});

it('what is said late of the attempt that came back changes nothing', () => {
  const again = toPayment(back, 'b');
  for (const answer of [BACK, { kind: 'done', value: {} } as const, { kind: 'failed', reason: 'x' } as const])
    for (const state of [back, again]) expect(hears(state, 'pagamento', answer, 1)).toBe(state);
});

it('behind the deduction nothing else changes: no earlier step, and nothing that it rests on', () => {
  const code = (moved: JourneyOutcome): string => (moved.ok ? 'ok' : moved.code);
  expect(code(submit(back, 'dados', { salario: '2' }))).toBe('step.endorsed');
  expect(code(submit(back, 'conta', { nome: 'Bia', conta: 'b' }))).toBe('step.endorsed');
  const written = must(submit(back, 'conta', { nome: 'Ana', conta: 'b' }));
  expect(code(submit(hears(written, 'conta', { kind: 'done', value: {} }), 'dados', { salario: '2' }))).toBe(
    'step.endorsed',
  );
});

it('is counted in what is stored, whatever happened in between', () => {
  const read = readState(storedState(back));
  expect(read.ok && stepState(read.value, 'pagamento')).toMatchObject({ noes: 1, called: false });
});

it('is the end where nobody may write the account', () => {
  const fixed = compileFlow(
    {
      steps: [
        { ...step('conta', 'form'), fields: [field('conta', { disabled: true })] },
        step('pagamento', 'pays'),
        step('fim', 'form', 'x'),
      ],
    },
    { fields: testKinds, steps },
  );
  const asked = submitStep(fixed, newJourney(fixed), { slug: 'conta', answers: {} }, environment);
  const no = { slug: 'pagamento', attempt: 1, answer: BACK };
  expect(must(settleStep(fixed, must(asked), no, environment)).end).toBe('refused');
});
