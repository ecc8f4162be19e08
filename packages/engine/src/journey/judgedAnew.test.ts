import { fail } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { RowList } from '../form/rows.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import { settleStep } from './settle.ts';
import { stepState, type JourneyEnvironment, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* What is changed at one step leaves nothing behind at another that was of the answer before. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const steps = {
  form,
  asking: defineStep({ ...form, asks: 'onSubmit' }),
  arriving: defineStep({ ...form, asks: 'onEnter' }),
};
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
const chosen = {
  ...field('town', { resource: 'towns', getDependencyValue: { referenceResourceCode: 'state' } }),
  component: 'chosen',
};
const towns: Readonly<Record<string, readonly string[]>> = { SP: ['Santos'], RJ: ['Niterói'] };
const environment: JourneyEnvironment = {
  ...{ today: '2026-11-20', hiddenKeys: [] },
  offered: (_list, state = '') => (towns[state] ?? []).map((value) => ({ value, label: value })),
};

const flowWith = (
  more: Readonly<Record<string, object>>,
  ...asked: readonly (readonly FieldDefinition[])[]
): CompiledFlow =>
  compileFlow(
    {
      steps: [...asked, [field('end', { required: true })]].map((fields, at) => ({
        ...{ slug: `s${at}`, name: 's', stepType: 'form', fields },
        ...more[`s${at}`],
      })),
    },
    { fields: kinds, steps },
  );
const flowOf = (...asked: readonly (readonly FieldDefinition[])[]): CompiledFlow => flowWith({}, ...asked);

type Said = readonly [slug: string, answers: JsonObject];
const play = (flow: CompiledFlow, ...said: readonly Said[]): JourneyState => goOn(flow, newJourney(flow), ...said);

function goOn(flow: CompiledFlow, from: JourneyState, ...said: readonly Said[]): JourneyState {
  return said.reduce<JourneyState>((state, [slug, answers]) => {
    const moved = submitStep(flow, state, { slug, answers }, environment);
    if (!moved.ok) throw new Error(`${slug}: ${moved.code}`);
    return moved.state;
  }, from);
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

const cases: (readonly [string, Left])[] = [
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

cases.push(
  [
    'a street that is only shown beside the new code',
    {
      flow: flowOf([code, field('street')], [code, field('street', { readOnly: true })]),
      said: [
        ['s0', { code: '1', street: 'a' }],
        ['s1', { code: '2' }],
      ],
      ...{ at: 's0', holds: { code: '2' } },
    },
  ],
  [
    'a year at a step that is open already',
    {
      flow: flowOf([field('model'), field('state')], [year, chosen]),
      said: [
        ['s0', { model: 'x', state: 'SP' }],
        ['s1', { year: '1', town: 'Santos' }],
        ['s0', { model: 'x', state: 'RJ' }],
        ['s0', { model: 'y', state: 'RJ' }],
      ],
      ...{ at: 's1', holds: { town: 'Santos' } },
    },
  ],
);

describe('is asked again without', () => {
  it.each(cases)('%s', (_what, { flow, said, at, holds }) => {
    const state = play(flow, ...said);
    expect([state.currentStep, stepState(state, at).answers]).toEqual([at, holds]);
  });
});

describe('a town of the state before', () => {
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

describe('what was said along with it stays', () => {
  it.each<[string, CompiledFlow, readonly Said[], JsonObject]>([
    [
      'where the code is only shown',
      flowOf([code, field('street')], [{ ...code, readOnly: true }, field('street'), field('number')]),
      [
        ['s0', { code: '1', street: 'a' }],
        ['s1', { street: 'a', number: '9' }],
        ['s0', { code: '2', street: 'b' }],
      ],
      { code: '2', street: 'b', number: '9' },
    ],
    [
      'where the model is not asked',
      flowOf([field('model'), year], [year, field('number')]),
      [
        ['s0', { model: 'x', year: '1' }],
        ['s1', { year: '1', number: '9' }],
        ['s0', { model: 'y', year: '2' }],
      ],
      { year: '2', number: '9' },
    ],
  ])('%s', (_what, flow, said, holds) => {
    const state = play(flow, ...said);
    expect([state.currentStep, stepState(state, 's1').answers]).toEqual(['s2', holds]);
  });
});

describe('a step that somebody outside answers', () => {
  const answer = (
    flow: CompiledFlow,
    state: JourneyState,
    slug: string,
    offered = environment.offered,
  ): JourneyState => {
    const { attempt } = stepState(state, slug);
    const told = { slug, attempt, answer: { kind: 'done', value: {} } } as const;
    const moved = settleStep(flow, state, told, { ...environment, ...(offered && { offered }) });
    if (!moved.ok) throw new Error(moved.code);
    return moved.state;
  };

  it('lets go of what rests on its own answers', () => {
    const flow = flowWith({ s0: { stepType: 'asking' } }, [field('model')], [year]);
    const there = play(flow, ['s0', { model: 'x' }]);
    const [first, second] = [
      ['s1', { year: '1' }],
      ['s0', { model: 'y' }],
    ] as const;
    const asked = goOn(flow, answer(flow, there, 's0'), first, second);
    const state = answer(flow, asked, 's0');
    expect([state.currentStep, stepState(state, 's1').answers]).toEqual(['s1', {}]);
  });

  it('does not wait with the year of another model', () => {
    const flow = flowWith({ s1: { stepType: 'asking' } }, [field('model')], [year]);
    const state = play(flow, ['s0', { model: 'x' }], ['s1', { year: '1' }], ['s0', { model: 'y' }]);
    expect(stepState(state, 's1')).toMatchObject({ status: 'init', answers: {} });
  });

  it('opens nothing that was sent by a list that has changed since', () => {
    const flow = flowWith(
      { s1: { notAllowedToReturnFromHere: true }, s2: { stepType: 'arriving' } },
      ...[[field('state'), chosen], [field('sign', { required: true })], []],
    );
    const state = play(flow, ['s0', { state: 'SP', town: 'Santos' }], ['s1', { sign: 'x' }]);
    expect(answer(flow, state, 's2', () => [{ value: 'Santos (SP)', label: 'x' }]).currentStep).toBe('s3');
  });
});
