import { describe, expect, it } from 'vitest';
import type { FieldDefinition, StepDefinition } from '../definition.ts';
import { Form } from '../form/form.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { factsOf, formContext } from './facts.ts';
import { compileFlow, type CompiledFlow } from './flow.ts';
import { settleStep } from './settle.ts';
import { stepState, withStep, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* One key is one answer: wherever it is asked, it is what was said last. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const call = { operation: 'a.b', question: ({ answers }: { answers: object }) => ({ ...answers }) };
const steps = {
  form,
  proven: defineStep({ ...form, needsConfirmation: true }),
  asking: defineStep({ ...form, asks: 'onSubmit', call }),
};
const kinds = { ...testKinds, consent: { ...testKinds['box']!, ownAnswerOnly: true } };
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

const step = (
  slug: string,
  fields: readonly FieldDefinition[],
  more: Partial<StepDefinition> = {},
): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form', fields },
  ...more,
});
const flowOf = (...asked: readonly StepDefinition[]): CompiledFlow =>
  compileFlow({ steps: [...asked, step('last', [field('end', { required: true })])] }, { fields: kinds, steps });

type Said = readonly (readonly [slug: string, answers: object])[];
const play = (flow: CompiledFlow, ...said: Said): JourneyState => goOn(flow, newJourney(flow), ...said);

function goOn(flow: CompiledFlow, from: JourneyState, ...said: Said): JourneyState {
  return said.reduce<JourneyState>((state, [slug, answers]) => {
    const moved = submitStep(flow, state, { slug, answers: { ...answers }, confirmed: true }, environment);
    if (!moved.ok) throw new Error(`${slug}: ${moved.code}`);
    return moved.state;
  }, from);
}

/** What the page shows of a key at a step. */
const shown = (flow: CompiledFlow, state: JourneyState, slug: string, key: string): unknown => {
  const at = flow.bySlug.get(slug)!;
  return new Form(at.form, formContext(flow, state, at, environment)).view(key)?.value;
};
/** What is shown at each step, and what counts. */
const everywhere = (flow: CompiledFlow, state: JourneyState, key: string) => [
  ...flow.steps
    .filter(({ form: { answersTo } }) => answersTo.has(key))
    .map(({ slug }) => shown(flow, state, slug, key)),
  factsOf(flow, state).answers[key],
];

describe('a key that two steps ask', () => {
  const flow = flowOf(step('one', [field('pay', { required: true })]), step('two', [field('pay'), field('other')]));

  it.each([
    ['later', [['two', { pay: '2' }]], '2'],
    [
      'later, and then where it was asked first',
      [
        ['two', { pay: '2' }],
        ['one', { pay: '3' }],
      ],
      '3',
    ],
    [
      'twice in the same place',
      [
        ['two', { pay: '2' }],
        ['one', { pay: '1' }],
        ['two', { pay: '4' }],
      ],
      '4',
    ],
  ] as const)('says the same everywhere once it is changed %s', (_, said, now) => {
    const state = play(flow, ['one', { pay: '1' }], ...said);
    expect(everywhere(flow, state, 'pay')).toEqual([now, now, now]);
    expect(state.currentStep).toBe('last');
  });

  it('leads back to the step that cannot do without it', () => {
    const state = play(flow, ['one', { pay: '1' }], ['two', { other: 'x' }]);
    expect([state.currentStep, ...everywhere(flow, state, 'pay')]).toEqual(['one', undefined, undefined, undefined]);
  });

  it('follows a change where it is not asked again because it was answered', () => {
    const again = flowOf(step('one', [field('wed')]), step('two', [field('wed', { hiddenOnFilled: true })]));
    const late = play(again, ['one', {}], ['two', { wed: 'no' }]);
    expect(everywhere(again, late, 'wed')).toEqual(['no', 'no', 'no']);
    const changed = play(again, ['one', {}], ['two', { wed: 'no' }], ['one', { wed: 'yes' }]);
    expect(everywhere(again, changed, 'wed')).toEqual(['yes', 'yes', 'yes']);
  });

  it('is none where it is hidden, and takes nothing from where it is shown by hiding', () => {
    const hidden = field('pay', { conditionals: [{ type: 'visualization', field: 'has', values: ['y'] }] });
    const flowWith = flowOf(step('one', [field('pay')]), step('two', [field('has'), hidden]));
    const state = play(flowWith, ['one', { pay: '1' }], ['two', { has: 'y', pay: '2' }], ['two', { has: 'n' }]);
    expect([stepState(state, 'one').answers, stepState(state, 'two').answers]).toEqual([{ pay: '2' }, { has: 'n' }]);
  });
});

it('an answer that was hidden where the step was sent is not emptied by it later', () => {
  const hidden = field('pay', { conditionals: [{ type: 'visualization', field: 'has', values: ['y'] }] });
  const flow = flowOf(step('one', [field('has'), hidden]), step('two', [field('pay')]));
  const state = play(flow, ['one', { has: 'n' }], ['two', { pay: '2' }], ['one', { has: 'y' }]);
  expect(stepState(state, 'two').answers).toEqual({ pay: '2' });
});

describe('what rested on the answer before', () => {
  it('a contact that was proven is proven anew', () => {
    const flow = flowOf(step('one', [field('phone')], { stepType: 'proven' }), step('two', [field('phone')]));
    const state = play(flow, ['one', { phone: '1' }], ['two', { phone: '2' }]);
    expect([state.currentStep, shown(flow, state, 'one', 'phone')]).toEqual(['one', '2']);
  });

  it('what was asked with it is asked anew', () => {
    const flow = flowOf(step('one', [field('plate')], { stepType: 'asking' }), step('two', [field('plate')]));
    const asked = play(flow, ['one', { plate: '1' }]);
    const answer = { slug: 'one', attempt: 1, answer: { kind: 'done', value: {} } } as const;
    const settled = settleStep(flow, asked, answer, environment);
    const changed = submitStep(
      flow,
      settled.ok ? settled.state : asked,
      { slug: 'two', answers: { plate: '2' } },
      environment,
    );
    expect(changed).toMatchObject({
      ok: true,
      state: { currentStep: 'one', steps: { one: { status: 'init', result: {} } } },
    });
  });

  it('nothing is asked with a contact that is to be proven anew first', () => {
    const proven = step('one', [field('phone')], { stepType: 'proven' });
    const flow = flowOf(proven, step('two', [field('phone')], { stepType: 'asking' }));
    const before = play(flow, ['one', { phone: '1' }]);
    const moved = submitStep(flow, before, { slug: 'two', answers: { phone: '2' } }, environment);
    if (!moved.ok) throw new Error(moved.code);
    expect(moved.effects).toEqual([]);
    expect([moved.state.currentStep, stepState(moved.state, 'two').status]).toEqual(['one', 'init']);
    const again = goOn(flow, moved.state, ['one', { phone: '2' }]);
    expect([again.currentStep, shown(flow, again, 'two', 'phone')]).toEqual(['two', '2']);
  });

  it('a contact that its own code confirms is the answer of those before it too', () => {
    const flow = flowOf(step('one', [field('phone')]), step('two', [field('phone')], { stepType: 'proven' }));
    const typed = withStep(play(flow, ['one', { phone: '1' }]), 'two', { answers: { phone: '2' } });
    const again = { slug: 'two', answers: { phone: '2' }, confirmed: true } as const;
    const confirmed = submitStep(flow, typed, again, environment);
    if (!confirmed.ok) throw new Error(confirmed.code);
    expect(everywhere(flow, confirmed.state, 'phone')).toEqual(['2', '2', '2']);
    const state = goOn(flow, confirmed.state, ['one', { phone: '2' }]);
    expect([state.currentStep, stepState(state, 'two').status]).toEqual(['last', 'finished']);
  });

  it('nothing changes where nobody may go back to', () => {
    const shut = step('two', [field('pay')], { notAllowedToReturnFromHere: true });
    const flow = flowOf(step('one', [field('pay')]), shut);
    const state = play(flow, ['one', { pay: '1' }], ['two', { pay: '2' }]);
    expect(stepState(state, 'one').answers).toEqual({ pay: '1' });
  });
});

it('a consent is given to each text by itself', () => {
  const agreed = field('agreed', { component: 'consent' });
  const flow = flowOf(step('one', [agreed]), step('two', [agreed]));
  const state = play(flow, ['one', { agreed: true }], ['two', { agreed: false }]);
  expect([stepState(state, 'one').answers, stepState(state, 'two').answers]).toEqual([
    { agreed: true },
    { agreed: false },
  ]);
});
