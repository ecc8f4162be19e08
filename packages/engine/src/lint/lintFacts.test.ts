import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FlowDefinition, StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type Needs, type StepKind } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const kind = (own: Partial<StepKind> = {}): StepKind =>
  defineStep({ label: 'x', unique: false, view: 'form', advances: 'byItself', texts: {}, ...own });
const call = (...gives: readonly string[]) => ({ operation: 'a.b', question: () => ({}), gives });
const both: Needs = { answers: ['cpf'], results: ['offer'] };

const catalog = {
  fields: testKinds,
  steps: {
    form: kind(),
    offers: kind({ call: call('offer') }),
    moreOffers: kind({ call: call('offer', 'former') }),
    photo: kind({ asks: 'onSubmit', needs: { answers: ['selfie'] } }),
    asksAtOnce: kind({ asks: 'onEnter', needs: { answers: ['selfie'] } }),
    contract: kind({ needs: both }),
    chooses: kind({ fields: [field('benefit', { required: true })] }),
    wantsBenefit: kind({ needs: { answers: ['benefit'] } }),
    quotes: kind({ asks: 'onSubmit', needsOfProduct: 'quote', asksWith: ['debt'] }),
    analyses: kind({ needsOfProduct: 'analysis' }),
  },
  products: {
    car: { label: 'Carro', needs: { quote: { answers: ['value'] }, analysis: { answers: ['income'] } } },
    debt: { label: 'Dívida', needs: { quote: { answers: ['debt'], results: ['offer'] } } },
  },
};

const required = (key: string, more: Partial<FieldDefinition> = {}) => field(key, { required: true, ...more });
const step = (stepType: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug: stepType, name: stepType, stepType, fields },
});
const ask = (...fields: readonly FieldDefinition[]): StepDefinition => step('form', ...fields);
const templates = { work: ask(required('income')), job: ask(required('income')), free: ask(field('income')) };
const said = (steps: readonly StepDefinition[], product?: string): readonly string[] => {
  const flow: FlowDefinition = { steps, ...(product !== undefined && { product }) };
  return lintFlow(flow, catalog, { templates }).map(({ path, message, suggestion }) =>
    [path, message, suggestion].filter(Boolean).join(': '),
  );
};

describe('what a step needs is asked before it', () => {
  it.each<[string, readonly StepDefinition[], string?]>([
    ['by a required field and a kind', [ask(required('cpf')), step('moreOffers'), step('contract')]],
    ['by the rule "required"', [ask(field('cpf', { rules: ['required'] })), step('offers'), step('contract')]],
    ['in a step of which it is one field among others', [step('photo', field('x'), required('selfie'))]],
    ['by a field that a kind brings', [step('chooses'), step('wantsBenefit')]],
    ['first as a may, then as a must', [ask(field('selfie')), step('photo', required('selfie'))]],
    ['first as a must, then as a may', [ask(required('selfie')), step('photo', field('selfie'))]],
    ['under its unique key', [step('photo', required('x', { uniqueKey: 'selfie' }))]],
    ['for the product too', [ask(required('value'), required('income')), step('analyses'), step('quotes')], 'car'],
    ['in the form that asks the product live', [step('offers'), step('quotes', required('debt'))], 'debt'],
    ['or the product has no such need', [step('analyses')], 'debt'],
    ['or no product is known', [step('quotes'), step('analyses')]],
    ['or the product is one of another house', [step('quotes'), step('analyses')], 'constructor'],
  ])('%s', (_, steps, product) => expect(said(steps, product)).toEqual([]));

  it.each<[string, readonly StepDefinition[], string | undefined, readonly string[]]>([
    [
      'nobody asks or brings it: each is told once',
      [step('contract'), { ...step('contract'), slug: 'again' }],
      undefined,
      [
        'steps[0]: the step kind "contract" needs the answer "cpf", which no step before it asks',
        'steps[0]: the step kind "contract" needs "offer", which no step before it brings: ' +
          'put a step of this kind before it: "offers" or "moreOffers"',
      ],
    ],
    [
      'the product wants it, templates ask it',
      [step('analyses')],
      'car',
      [
        'steps[0]: the step kind "analyses" for the product "Carro" needs the answer "income", which no step before it asks: ' +
          'this template asks it: "work" or "job"',
      ],
    ],
    [
      'it may be left empty',
      [ask(field('x'), field('cpf')), step('offers'), step('contract')],
      undefined,
      [
        'steps[2]: the step kind "contract" needs the answer "cpf", which the step "form" asks but does not require: ' +
          'put "required": true at steps[0].fields[1]',
      ],
    ],
    [
      'it is asked later',
      [step('asksAtOnce'), ask(required('selfie'))],
      undefined,
      [
        'steps[0]: the step kind "asksAtOnce" needs the answer "selfie", which is asked too late, in the step "form": ' +
          'ask it in a step before this one',
      ],
    ],
    [
      'the form itself asks it, and the kind does not wait for its form',
      [step('asksAtOnce', required('selfie'))],
      undefined,
      [
        'steps[0]: the step kind "asksAtOnce" needs the answer "selfie", which is asked too late, in the step "asksAtOnce": ' +
          'ask it in a step before this one',
      ],
    ],
    [
      'the product is asked before the form is sent',
      [step('quotes', required('value'))],
      'car',
      [
        'steps[0]: the step kind "quotes" for the product "Carro" needs the answer "value", which is asked too late, in the step ' +
          '"quotes": ask it in a step before this one',
      ],
    ],
    [
      'what brings it comes too late',
      [ask(required('cpf')), step('contract'), step('offers')],
      undefined,
      [
        'steps[1]: the step kind "contract" needs "offer", which no step before it brings: ' +
          'put a step of this kind before it: "offers" or "moreOffers"',
      ],
    ],
  ])('%s', (_, steps, product, expected) => expect(said(steps, product)).toEqual(expected));

  it.each([
    ['hidden', required('selfie', { hidden: true })],
    ['a message', { key: 'selfie', component: 'note', required: true }],
    ['inside a group', { key: 'people', component: 'list', subFields: [required('selfie')] }],
  ])('a field that is %s answers nothing', (_, one) => {
    expect(said([ask(one), step('photo')]).join()).toContain('needs the answer "selfie", which no step before it asks');
  });
});
