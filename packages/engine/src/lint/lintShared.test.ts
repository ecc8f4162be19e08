import { expect, it } from 'vitest';
import type { FieldDefinition, StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type StepKind } from '../step.ts';
import { lintFlow } from './lintFlow.ts';
import { inPortuguese } from './portuguese.ts';

/* What two steps ask under one key is one answer, or the flow is refused. */

const kind = (own: Partial<StepKind> = {}): StepKind =>
  defineStep({ label: 'x', unique: false, view: 'form', advances: 'byItself', texts: {}, ...own });
const catalog = {
  fields: { ...testKinds, consent: { ...testKinds['box']!, ownAnswerOnly: true }, code: testKinds['text']! },
  steps: {
    form: kind(),
    brings: kind({ fields: [field('pay', { component: 'amount' })] }),
    endorse: kind({ endorses: true }),
  },
};
const step = (
  slug: string,
  fields: readonly FieldDefinition[],
  more: Partial<StepDefinition> = {},
): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form', fields },
  ...more,
});
const first = step('one', [field('pay'), field('note', { component: 'note' })]);
const options = (...values: readonly string[]) => ({ values: values.map((value) => ({ value, label: value })) });
const barrier = { notAllowedToReturnFromHere: true };

const found = (...steps: readonly StepDefinition[]) =>
  lintFlow({ steps }, catalog).map(({ path, message }) => [path, message]);

it.each<[string, readonly StepDefinition[]]>([
  ['the same kind', [first, step('two', [field('pay')])]],
  [
    'another kind that only repeats the answer',
    [first, step('two', [field('pay', { component: 'code', readOnly: true })])],
  ],
  ['what is only said', [first, step('two', [field('note')])]],
  ['shown behind a step of no return', [first, step('two', [field('pay', { readOnly: true })], barrier)]],
  ['asked there only where it was left empty', [first, step('two', [field('pay', { hiddenOnFilled: true })], barrier)]],
  [
    'a consent to each text',
    [
      step('one', [field('yes', { component: 'consent' })]),
      step('two', [field('yes', { component: 'consent' })], barrier),
    ],
  ],
  [
    'the same options otherwise put',
    [step('one', [field('a', options('1', '2'))]), step('two', [field('a', options('2', '1'))])],
  ],
])('%s: fine', (_, steps) => expect(found(...steps)).toEqual([]));

const given = { conditionals: [{ type: 'standard', field: 'x', value: 'imposed' }] } as const;
const noReturn = '"pay" is asked again where nobody goes back to the step "one", which would not follow';
it.each<[string, string, string, readonly StepDefinition[]]>([
  [
    'another kind',
    'steps[1].fields[0]',
    '"pay" is a amount here and a text in the step "one": one key is one answer',
    [first, step('two', [field('pay', { component: 'amount' })])],
  ],
  [
    'another kind that cannot repeat the answer',
    'steps[1].fields[0]',
    '"pay" is a amount here and a text in the step "one": one key is one answer',
    [first, step('two', [field('pay', { component: 'amount', readOnly: true })])],
  ],
  [
    'another kind that the step brings',
    'steps[1]',
    '"pay" is a amount here and a text in the step "one": one key is one answer',
    [first, step('two', [], { stepType: 'brings' })],
  ],
  [
    'other options',
    'steps[1].fields[0]',
    '"a" has other options than in the step "one": one key is one answer',
    [step('one', [field('a', options('1', '2'))]), step('two', [field('a', options('1', '3'))])],
  ],
  [
    'a rule that gives it',
    'steps[1].fields[0]',
    '"a" is given by a rule, and asked in the step "one" too: one key is one answer',
    [step('one', [field('a'), field('x')]), step('two', [field('a', given)])],
  ],
  [
    'the same rule in both',
    'steps[1].fields[0]',
    '"a" is given by a rule, and asked in the step "one" too: one key is one answer',
    [step('one', [field('x'), field('a', given)]), step('two', [field('a', given)])],
  ],
  ['behind a step of no return', 'steps[1].fields[0]', noReturn, [first, step('two', [field('pay')], barrier)]],
  [
    'once it is endorsed',
    'steps[2].fields[0]',
    noReturn,
    [first, step('done', [], { stepType: 'endorse' }), step('two', [field('pay')])],
  ],
])('%s: refused', (_, path, message, steps) => {
  expect(found(...steps)).toEqual([[path, message]]);
  expect(inPortuguese(message)).not.toBe(message);
});
