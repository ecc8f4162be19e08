import { describe, expect, it } from 'vitest';
import type { StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type StepKind } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const kind = (own: Partial<StepKind> = {}): StepKind =>
  defineStep({ label: 'x', unique: false, view: 'form', advances: 'byItself', texts: {}, ...own });
const call = (more: Partial<StepKind['call']> = {}) => ({ operation: 'a.b', question: () => ({}), ...more });

const catalog = {
  fields: { ...testKinds, photo: { ...testKinds['text']!, upload: true } },
  steps: {
    form: kind(),
    photos: kind({ call: call({ gives: ['read'] }) }),
    face: kind({ provesIdentity: { with: ['read'] } }),
    faceOfCpf: kind({ provesIdentity: { with: ['read'] }, needs: { answers: ['cpf'] } }),
    session: kind({ provesIdentity: { with: [] }, needs: { answers: ['cpf'] } }),
    maybe: kind({ provesIdentity: { with: [] }, skippable: () => true }),
    signs: kind({ needs: { identity: true } }),
    looksUp: kind({ call: call({ needs: { identity: true } }) }),
    quotes: kind({ needsOfProduct: 'quote' }),
  },
  products: {
    debt: { label: 'Dívida', needs: { quote: { identity: true } } },
    car: { label: 'Carro', needs: { quote: {} } },
  },
};
const step = (stepType: string, ...fields: StepDefinition['fields'] & object): StepDefinition => ({
  ...{ slug: stepType, name: stepType, stepType, fields },
});
const photo = (more: object = {}) => field('front', { component: 'photo', required: true, ...more });
const cpf = field('cpf', { required: true });
const templates = { selfie: step('face'), chave: step('session'), dados: step('form') };

const permission: StepDefinition = { ...step('form'), slug: 'bank', bankPermission: 'privatePayroll' };

const said = (steps: readonly StepDefinition[], product = 'car') =>
  lintFlow({ steps, product }, catalog, { templates })
    .filter(({ message }) => message.includes('(needs: identity)'))
    .map(({ path, suggestion }) => [path, suggestion]);
const early = (at: number) => [[`steps[${at}]`, 'put this template before it: "selfie" or "chave"']];

describe('nothing binds, and nothing known is told, before it was proven who the customer is', () => {
  it.each<[string, readonly StepDefinition[], string?]>([
    ['a face after its document', [step('photos', photo()), step('face', photo()), step('signs')]],
    ['a session at a provider', [step('session'), step('looksUp'), step('signs')]],
    ['a product that looks nothing up', [step('quotes'), step('session'), step('signs')]],
    ['a product that does, after it', [step('session'), step('quotes')], 'debt'],
    ["a bank's permission after it", [step('session'), permission]],
    [
      'the same CPF, shown and locked',
      [
        step('form', cpf),
        step('session'),
        { ...step('form', { ...cpf, readOnly: true }), slug: 'again' },
        step('signs'),
      ],
    ],
    ['nothing that needs it', [step('form'), step('photos', photo())]],
  ])('%s: fine', (_, steps, product) => expect(said(steps, product)).toEqual([]));

  it.each<[string, readonly StepDefinition[], number, string?]>([
    ['nobody proves anything', [step('form'), step('signs'), step('looksUp')], 1],
    ['it is proven afterwards', [step('looksUp'), step('session')], 0],
    ['a face beside no document', [step('face', photo()), step('signs')], 1],
    ['a document that comes after the face', [step('face', photo()), step('photos', photo()), step('signs')], 2],
    ['a document and no face', [step('photos', photo()), step('signs')], 1],
    ['a proof that may be left out', [step('maybe'), step('signs')], 1],
    ['a photo that is hidden', [step('photos', photo({ hidden: true })), step('face', photo()), step('signs')], 2],
    [
      'a photo that an answer drops',
      [
        step('form', field('a')),
        step('photos', photo({ conditionals: [{ type: 'visualization', field: 'a' }] })),
        step('face', photo()),
        step('signs'),
      ],
      3,
    ],
    [
      'a session that an answer drops',
      [
        step('form', field('a')),
        step('session', field('b', { conditionals: [{ type: 'visualization', field: 'a' }] })),
        step('signs'),
      ],
      2,
    ],
    ["a bank's permission before it", [step('form'), permission, step('session'), step('signs')], 1],
    [
      'another CPF behind the proof',
      [step('form', cpf), step('session'), step('looksUp'), { ...step('form', cpf), slug: 'again' }, step('signs')],
      4,
    ],
    [
      'another CPF behind the proof, and a face beside the document of the first one',
      [
        ...[step('form', cpf), step('photos', photo()), step('faceOfCpf', photo())],
        ...[step('form', cpf), step('faceOfCpf', photo())].map((one) => ({ ...one, slug: `${one.slug}-again` })),
        step('signs'),
      ],
      5,
    ],
    ['a product that looks up whoever asks', [step('quotes'), step('session')], 0, 'debt'],
  ])('%s: refused', (_, steps, at, product) => expect(said(steps, product)).toEqual(early(at)));
});
