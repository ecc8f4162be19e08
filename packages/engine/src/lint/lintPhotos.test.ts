import { ok } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { lintFlow } from './lintFlow.ts';
import { inPortuguese } from './portuguese.ts';

const picture = defineField<string>({
  control: 'image',
  longest: () => 100,
  upload: true,
  read: (wire) => ok(String(wire)),
  send: (value) => value,
  format: (value) => value,
});
const kind = defineStep({ label: 'x', unique: false, view: 'form', advances: 'byItself', texts: {} });
const catalog = {
  fields: { ...testKinds, picture },
  steps: { form: kind, face: defineStep({ ...kind, photos: ['selfie', 'back'] }) },
};
const step = (stepType: string, ...fields: StepDefinition['fields'] & object): StepDefinition => ({
  ...{ slug: `a${stepType}`, name: stepType, stepType, fields },
});
const said = (...steps: readonly StepDefinition[]) =>
  lintFlow({ steps }, catalog).map(({ path, message, suggestion }) => `${path}: ${message}; ${suggestion}`);

describe('what a step takes as a photo is asked as one', () => {
  const photo = field('selfie', { component: 'picture' });
  const who = 'the step kind "face" of the step "aface" takes';

  it.each<[string, readonly StepDefinition[]]>([
    ['by an upload, and nothing of the others is asked', [step('face', photo)]],
    ['or a text beside it has another key', [step('face', photo, field('name'))]],
    ['or a note has its key, which asks nothing', [step('form', field('selfie', { component: 'note' })), step('face')]],
    ['or nobody takes it as a photo', [step('form', field('selfie'))]],
  ])('%s', (_, steps) => expect(said(...steps)).toEqual([]));

  it.each<[string, readonly StepDefinition[], string]>([
    ['in its own form', [step('face', field('selfie'))], `steps[0].fields[0].component: ${who} "selfie"`],
    ['before it', [step('form', photo, field('back')), step('face')], `steps[0].fields[1].component: ${who} "back"`],
    [
      'behind it',
      [step('face', photo), step('form', field('selfie'))],
      `steps[1].fields[0].component: ${who} "selfie"`,
    ],
    [
      'under its unique key',
      [step('face', field('x', { uniqueKey: 'selfie' }))],
      `steps[0].fields[0].component: ${who} "selfie"`,
    ],
  ])('a text is refused %s', (_, steps, words) =>
    expect(said(...steps)).toEqual([
      `${words} as a photo, and "text" is no upload; ask it with one of these: "picture"`,
    ]),
  );

  it('in Portuguese too', () => {
    const [finding] = lintFlow({ steps: [step('face', field('selfie'))] }, catalog);
    expect(inPortuguese(finding?.message ?? '')).toBe(
      'o tipo de passo “face” do passo “aface” usa “selfie” como foto, e “text” não é um envio de arquivo',
    );
  });
});
