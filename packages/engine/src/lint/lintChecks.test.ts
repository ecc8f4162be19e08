import { describe, expect, it } from 'vitest';
import type { FieldDefinition, StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type StepKind } from '../step.ts';
import { lintFlow } from './lintFlow.ts';
import { inPortuguese } from './portuguese.ts';

const kind = (own: Partial<StepKind> = {}): StepKind =>
  defineStep({ label: 'x', unique: false, view: 'form', advances: 'byItself', texts: {}, ...own });
const call = (more: Partial<StepKind['call']> = {}) => ({ operation: 'a.b', question: () => ({}), ...more });

const catalog = {
  fields: testKinds,
  steps: {
    form: kind(),
    checks: kind({ call: call({ gives: ['checked'] }), needs: { answers: ['name'] }, asks: 'onSubmit' }),
    checksMore: kind({ call: call({ gives: ['checked'] }), restsOn: ['name', 'city'] }),
    maybe: kind({ call: call({ gives: ['checked'] }), skippable: () => true }),
    offers: kind({ fields: [field('name', { required: true })] }),
    signs: kind({ needs: { checked: ['checked'] } }),
    reserves: kind({ call: call({ needs: { checked: ['checked'] } }) }),
    quotes: kind({ needsOfProduct: 'quote' }),
  },
  products: { debt: { label: 'Dívida', needs: { quote: { checked: ['checked'] } } } },
};
const step = (stepType: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug: stepType, name: stepType, stepType, fields },
});
const name = (more: Partial<FieldDefinition> = {}) => field('name', { required: true, ...more });
const asks = step('form', name(), field('why'));
const again = (...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...step('form', ...fields),
  slug: 'again',
});
const perhaps = { conditionals: [{ type: 'visualization', field: 'why' }] } as const;

/** Beside what is told of a key that is asked twice. */
const found = (steps: readonly StepDefinition[]) =>
  lintFlow({ steps, product: 'debt' }, catalog).filter(({ message }) => !message.includes('one key is one answer'));
const said = (steps: readonly StepDefinition[]) =>
  found(steps).map(({ path, message, suggestion }) => [path, message, suggestion].filter(Boolean).join(': '));

describe('a check that a step relies on was passed by everybody, and is of the answers as they are', () => {
  it.each<[string, readonly StepDefinition[]]>([
    ['checked before', [asks, step('checks'), step('signs'), step('reserves'), step('quotes')]],
    ['checked in the step that asks', [asks, step('checks', name()), step('signs')]],
    ['shown again, and locked', [asks, step('checks'), again(name({ readOnly: true })), step('signs')]],
    ['shown again, disabled', [asks, step('checks'), again(name({ disabled: true })), step('signs')]],
    ['asked again and checked again', [asks, step('checks'), again(name()), step('checksMore'), step('signs')]],
    ['asked again once all is signed', [asks, step('checks'), step('signs'), again(name())]],
    ['what it is not of is asked', [asks, step('checks'), again(field('city')), step('signs')]],
    ['one field of several is dropped', [asks, step('checks', name(), field('b', perhaps)), step('signs')]],
    ['a check that may be left out beside one that is not', [asks, step('checks'), step('maybe'), step('signs')]],
  ])('%s: fine', (_, steps) => expect(said(steps)).toEqual([]));

  const ofProduct = 'the step kind "quotes" for the product "Dívida"';
  const asked = (key = 'name', slug = 'again') =>
    `needs "checked", and the step "${slug}" asks "${key}" again after it was checked`;
  const anew = 'check it anew behind that step';
  const lock = `put "readOnly": true at steps[2].fields[0], or ${anew}`;
  const none =
    'needs "checked", which no step before it brings: put a step of this kind before it: "checks" or "checksMore" or "maybe"';
  const leftOut = (slug: string) =>
    `needs "checked", and the step "${slug}" that brings it may be left out: let no answer drop that step: one of its fields has to be asked of everybody`;
  it.each<[string, readonly StepDefinition[], string]>([
    ['nobody checks', [asks, step('signs')], `steps[1]: the step kind "signs" ${none}`],
    ['nobody checks before a call', [asks, step('reserves')], `steps[1]: the step kind "reserves" ${none}`],
    ['nobody checks for the product', [asks, step('quotes')], `steps[1]: ${ofProduct} ${none}`],
    [
      'asked again, for the product',
      [asks, step('checks'), again(name()), step('quotes')],
      `steps[3]: ${ofProduct} ${asked()}: ${lock}`,
    ],
    [
      'it may be skipped, for the product',
      [asks, step('maybe'), step('quotes')],
      `steps[2]: ${ofProduct} ${leftOut('maybe')}`,
    ],
    [
      'checked behind what the product wants it for',
      [asks, step('quotes'), step('checks')],
      `steps[1]: ${ofProduct} ${none}`,
    ],
    [
      'asked again',
      [asks, step('checks'), again(name()), step('signs')],
      `steps[3]: the step kind "signs" ${asked()}: ${lock}`,
    ],
    [
      'asked again by what signs',
      [asks, step('checks'), step('signs', name())],
      `steps[2]: the step kind "signs" ${asked('name', 'signs')}: ${lock}`,
    ],
    [
      'asked again by the kind',
      [asks, step('checks'), step('offers'), step('signs')],
      `steps[3]: the step kind "signs" ${asked('name', 'offers')}: ${anew}`,
    ],
    [
      'asked again, of what it rests on beside',
      [asks, step('checksMore'), again(field('city')), step('signs')],
      `steps[3]: the step kind "signs" ${asked('city')}: ${lock}`,
    ],
    [
      'asked again under its unique key',
      [asks, step('checks'), again(field('x', { uniqueKey: 'name' })), step('signs')],
      `steps[3]: the step kind "signs" ${asked()}: ${lock}`,
    ],
    [
      'locked, and another answer writes it',
      [
        asks,
        step('checks'),
        again(name({ readOnly: true, conditionals: [{ type: 'standard', field: 'why', value: 'Eva' }] })),
        step('signs'),
      ],
      `steps[3]: the step kind "signs" ${asked()}: ${lock}`,
    ],
    ['it may be skipped', [asks, step('maybe'), step('signs')], `steps[2]: the step kind "signs" ${leftOut('maybe')}`],
    [
      'an answer drops it',
      [asks, step('checks', field('b', perhaps)), step('signs')],
      `steps[2]: the step kind "signs" ${leftOut('checks')}`,
    ],
    [
      'an answer and what was known before drop it',
      [asks, step('checks', field('b', perhaps), field('c', { hiddenOnFilled: true })), step('signs')],
      `steps[2]: the step kind "signs" ${leftOut('checks')}`,
    ],
  ])('%s: refused', (_, steps, expected) => {
    expect(said(steps)).toEqual([expected]);
    for (const { message, suggestion = '' } of found(steps)) {
      expect(inPortuguese(message)).toMatch(/^o passo “\w+” (do produto “Dívida” )?precisa/);
      expect(inPortuguese(suggestion)).toMatch(/^(ponha|confira|nenhuma)/);
    }
  });

  it('it is told once, where it is wanted first', () =>
    expect(found([asks, step('signs'), step('reserves'), step('quotes')])).toHaveLength(1));
});
