import { fail } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { RowList } from '../form/rows.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import { stepState, type JourneyEnvironment, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* What is changed at one step leaves nothing behind at another that was of the answer before. */

const steps = { form: defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} }) };
const text = testKinds['text']!;
const groups = defineField<readonly unknown[]>({
  ...{ control: 'list', repeats: RowList, longest: () => 100 },
  ...{ read: () => fail('x'), send: () => undefined, format: () => '' },
});
const kinds = {
  ...testKinds,
  list: groups,
  code: { ...text, fills: ['street', 'town'] },
  year: { ...text, restsOn: () => 'model' },
  chosen: {
    ...text,
    problem: (value: unknown, { values }: FieldDefinition) =>
      values === undefined || values.some((one) => one.value === value) ? null : 'Fora da lista',
  },
};
const code = { key: 'code', component: 'code' };
const year = { key: 'year', component: 'year' };
const list = (...subFields: readonly FieldDefinition[]): FieldDefinition => ({
  key: 'l',
  component: 'list',
  subFields,
});
const towns: Readonly<Record<string, readonly string[]>> = { SP: ['Santos'], RJ: ['Niterói'] };
const environment: JourneyEnvironment = {
  ...{ today: '2026-11-20', hiddenKeys: [] },
  offered: (_list, state = '') => (towns[state] ?? []).map((value) => ({ value, label: value })),
};

const flowOf = (...asked: readonly (readonly FieldDefinition[])[]): CompiledFlow =>
  compileFlow(
    {
      steps: [...asked, [field('end', { required: true })]].map((fields, at) => ({
        ...{ slug: `s${at}`, name: 's', stepType: 'form', fields },
      })),
    },
    { fields: kinds, steps },
  );

type Said = readonly [slug: string, answers: JsonObject];
function play(flow: CompiledFlow, ...said: readonly Said[]): JourneyState {
  return said.reduce<JourneyState>((state, [slug, answers]) => {
    const moved = submitStep(flow, state, { slug, answers }, environment);
    if (!moved.ok) throw new Error(`${slug}: ${moved.code}`);
    return moved.state;
  }, newJourney(flow));
}

interface Left {
  readonly flow: CompiledFlow;
  readonly said: readonly Said[];
  /** Where the customer is led back to, with what. */
  readonly at: string;
  readonly holds: JsonObject;
}

const address = [code, field('street'), field('town'), field('number')];
const sent = { code: '1', street: 'a', town: 'b', number: '9' };

const cases: readonly (readonly [string, Left])[] = [
  [
    'a street that was looked up for the code before',
    {
      flow: flowOf([code], address),
      said: [
        ['s0', { code: '1' }],
        ['s1', sent],
        ['s0', { code: '2' }],
      ],
      ...{ at: 's1', holds: { code: '2', number: '9' } },
    },
  ],
  [
    'the same at an earlier step, but for what was said anew with the code',
    {
      flow: flowOf(address, [code, field('town')]),
      said: [
        ['s0', sent],
        ['s1', { code: '2', town: 'b' }],
      ],
      ...{ at: 's0', holds: { code: '2', town: 'b', number: '9' } },
    },
  ],
  [
    'a year of the model before, asked in the same step',
    {
      flow: flowOf([field('model'), year], [field('model')]),
      said: [
        ['s0', { model: 'x', year: '1' }],
        ['s1', { model: 'y' }],
      ],
      ...{ at: 's0', holds: { model: 'y' } },
    },
  ],
  [
    'a year of the model before, asked in a step after it and in groups',
    {
      flow: flowOf([field('model')], [year, list(year, field('name'))]),
      said: [
        ['s0', { model: 'x' }],
        ['s1', { year: '1', l: [{ year: '2', name: 'n' }, { name: 'm' }] }],
        ['s0', { model: 'y' }],
      ],
      ...{ at: 's1', holds: { l: [{ name: 'n' }, { name: 'm' }] } },
    },
  ],
];

describe('is asked again without', () => {
  it.each(cases)('%s', (_what, { flow, said, at, holds }) => {
    const state = play(flow, ...said);
    expect([state.currentStep, stepState(state, at).answers]).toEqual([at, holds]);
  });
});

describe('a town of the state before', () => {
  const town = field('town', { resource: 'towns', getDependencyValue: { referenceResourceCode: 'state' } });
  const chosen = { ...town, component: 'chosen' };

  it.each([
    ['whose state is asked there too', [field('state'), chosen]],
    ['whose state is asked before', [chosen]],
    ['in a group', [list(chosen)]],
  ] as const)('%s', (_what, asked) => {
    const flow = flowOf([field('state')], asked);
    const inStep = asked.length === 2 ? { state: 'SP', town: 'Santos' } : { town: 'Santos' };
    const answers: JsonObject = asked[0].key === 'l' ? { l: [inStep] } : inStep;
    const there = play(flow, ['s0', { state: 'SP' }], ['s1', answers]);
    expect(there.currentStep).toBe('s2');
    const changed = play(flow, ['s0', { state: 'SP' }], ['s1', answers], ['s0', { state: 'RJ' }]);
    expect(changed.currentStep).toBe('s1');
    expect(submitStep(flow, changed, { slug: 's1', answers }, environment)).toMatchObject({ ok: asked.length === 2 });
  });
});
