import { expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { readState, storedState } from './sealed.ts';
import { settleStep } from './settle.ts';
import { stepState, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* A no that names what would fit opens the choice within it. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const chooses = defineStep({
  ...form,
  bounds: ({ results: { most } }) =>
    typeof most === 'number' ? { valor: { maxValue: most, ...(most > 600 && { defaultValue: 650 }) } } : {},
});
const reserves = defineStep({
  ...form,
  asks: 'onEnter',
  call: {
    operation: 'payroll.reserve',
    question: ({ answers: { valor = null, prazo = null } }: { answers: JsonObject }) => ({ valor, prazo }),
  },
  mendedBy: 'prazo',
  tries: {
    ...{ most: 3, after: 'margin' },
    says: (left, limit) => `Até ${limit}. Restam ${left}.`,
    teaches: (limit = 0) => ({ most: limit }),
    isOver: ({ most }) => Number(most) < 100,
  },
});

const step = (slug: string, stepType: string, fields: ReturnType<typeof field>[]) => ({
  ...{ slug, name: slug, stepType, fields },
});
const flow = compileFlow(
  {
    steps: [
      step('escolha', 'chooses', [field('valor', { component: 'amount' }), field('prazo')]),
      step('reserva', 'reserves', []),
      step('fim', 'form', [field('x', { required: true })]),
    ],
  },
  { fields: testKinds, steps: { form, chooses, reserves } },
);
const environment = { today: '2026-11-28', hiddenKeys: [] } as const;

function must(moved: JourneyOutcome): JourneyState {
  if (!moved.ok) throw new Error(moved.code);
  return moved.state;
}
const sent = (state: JourneyState, valor: number): JourneyOutcome =>
  submitStep(flow, state, { slug: 'escolha', answers: { valor, prazo: 'longo' } }, environment);
const choose = (state: JourneyState, valor: number): JourneyState => must(sent(state, valor));
const hears = (state: JourneyState, answer: Answer): JourneyState =>
  must(settleStep(flow, state, { slug: 'reserva', attempt: stepState(state, 'reserva').attempt, answer }, environment));
const no = (limitCentavos: number): Answer => ({ kind: 'refused', inconsistency: 'margin', limitCentavos });
const first = choose(newJourney(flow), 900);

it('what does not fit is what the step begins with now, and taken no more; the rest stays', () => {
  const again = hears(first, no(700));
  expect(again.currentStep).toBe('escolha');
  expect(stepState(again, 'escolha')).toMatchObject({
    answers: { valor: 650, prazo: 'longo' },
    notice: 'Até 700. Restam 2.',
  });
  expect(stepState(hears(first, no(500)), 'escolha').answers).toEqual({ prazo: 'longo' });
  expect(sent(again, 701).ok).toBe(false);
  expect(hears(choose(again, 700), { kind: 'done', value: {} }).currentStep).toBe('fim');
});

it('what is no more than the most, and more than it begins with now, is not begun with: it fits another term', () => {
  expect(stepState(hears(choose(newJourney(flow), 680), no(700)), 'escolha').answers).toMatchObject({ valor: 650 });
  expect(stepState(hears(choose(newJourney(flow), 640), no(700)), 'escolha').answers).toMatchObject({ valor: 640 });
});

it('it holds while the step is asked again, and in what is stored', () => {
  const asked = choose(hears(first, no(700)), 700);
  expect([asked.currentStep, stepState(asked, 'escolha').status]).toEqual(['reserva', 'finished']);
  const read = readState(storedState(asked));
  expect(read.ok && stepState(read.value, 'reserva').learned).toEqual({ most: 700 });
  expect(stepState(hears(asked, no(600)), 'escolha').notice).toBe('Até 600. Restam 1.');
});

it('nothing that fits ends the journey, and so does a no without a name', () => {
  const ends = [no(99), { kind: 'refused', limitCentavos: 700 } as const].map((answer) => hears(first, answer));
  expect(ends.map(({ currentStep, end }) => [currentStep, end])).toEqual([
    ['reserva', 'refused'],
    ['reserva', 'refused'],
  ]);
});
