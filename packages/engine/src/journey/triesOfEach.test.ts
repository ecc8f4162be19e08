import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { readState, storedState } from './sealed.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* Noes that are told apart by who says them: one's are not the next one's, and an order has an end of them all the same. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const chooses = defineStep({ ...form, bounds: () => ({ valor: { defaultValue: 100 } }) });
const reserves = defineStep({
  ...form,
  asks: 'onEnter',
  call: {
    operation: 'payroll.reserve',
    question: ({ answers: { quem = null, valor = null } }: { answers: JsonObject }) => ({ quem, valor }),
  },
  mendedBy: 'valor',
  tries: {
    ...{ most: 5, each: { most: 3, of: ({ answers: { quem } }) => String(quem) }, after: 'margin' },
    says: (left) => `Restam ${left}.`,
    teaches: (limit, { answers: { quem = null } }) => (limit === undefined ? undefined : { taughtBy: quem }),
  },
});
const step = (slug: string, stepType: string, ...keys: readonly string[]) => ({
  ...{ slug, name: slug, stepType },
  fields: keys.map((key) => field(key, { component: key === 'valor' ? 'amount' : 'text', required: true })),
});
const flow = compileFlow(
  {
    steps: [
      step('empresa', 'form', 'quem'),
      step('escolha', 'chooses', 'valor'),
      step('reserva', 'reserves'),
      step('fim', 'form', 'x'),
    ],
  },
  { fields: testKinds, steps: { form, chooses, reserves } },
);
const environment = { today: '2026-11-28', hiddenKeys: [] } as const;
const NO: Answer = { kind: 'refused', inconsistency: 'margin' };

function must(moved: JourneyOutcome): JourneyState {
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}
const sends = (state: JourneyState, slug: string, answers: JsonObject): JourneyState =>
  must(submitStep(flow, state, { slug, answers }, environment));
const hears = (state: JourneyState, answer: Answer): JourneyState =>
  must(settleStep(flow, state, { slug: 'reserva', attempt: stepState(state, 'reserva').attempt, answer }, environment));
const of = (state: JourneyState, quem: string): JourneyState => sends(state, 'empresa', { quem });

/** Chooses, and hears this. */
const refused = (state: JourneyState, answer: Answer = NO): JourneyState =>
  hears(sends(state, 'escolha', { valor: 900 }), answer);
const standing = (state: JourneyState) => [stepState(state, 'escolha').notice, state.end];

const twice = refused(refused(of(newJourney(flow), 'a')));

describe('the noes of one', () => {
  it('are not the next one’s, and count again once the customer is back', () => {
    expect(standing(twice)).toEqual(['Restam 1.', null]);
    const other = refused(of(twice, 'b'));
    expect(standing(other)).toEqual(['Restam 2.', null]);
    expect(refused(of(other, 'a')).end).toBe('refused');
  });

  it('and of all the others are no more than an order has', () => {
    const fourth = refused(refused(of(twice, 'b')));
    expect(standing(fourth)).toEqual(['Restam 1.', null]);
    expect(refused(of(fourth, 'c')).end).toBe('refused');
  });

  it('are kept in what is stored; of an order that does not say whose they were all count for the order alone', () => {
    const read = readState(storedState(twice));
    expect(read.ok && stepState(read.value, 'reserva')).toMatchObject({ noes: 2, noesOf: { a: 2 } });
    const before = withStep(twice, 'reserva', { noesOf: {} });
    expect(standing(refused(before))).toEqual(['Restam 2.', null]);
    expect(readState(storedState(withStep(twice, 'reserva', { noesOf: { a: 0.5 } }))).ok).toBe(false);
  });
});

describe('the words of one', () => {
  it('go with them, and stay where the same one is named once more', () => {
    expect(stepState(of(twice, 'b'), 'escolha')).toMatchObject({
      status: 'init',
      notice: null,
      answers: { valor: 900 },
    });
    expect(stepState(of(twice, 'a'), 'escolha')).toMatchObject({ status: 'remake', notice: 'Restam 1.' });
  });

  it('that are not of such a no stay', () => {
    const own = withStep(withStep(twice, 'reserva', { inconsistency: null }), 'escolha', { notice: 'Mudou.' });
    expect(stepState(of(own, 'b'), 'escolha')).toMatchObject({ status: 'remake', notice: 'Mudou.' });
  });
});

it('what one taught changes no answer after a no of another that taught nothing', () => {
  const taught = refused(of(newJourney(flow), 'a'), { ...NO, limitCentavos: 1 });
  expect(stepState(taught, 'escolha').answers).toEqual({ valor: 100 });
  expect(stepState(refused(of(taught, 'b')), 'escolha').answers).toEqual({ valor: 900 });
});
