import { fail, ok } from '@passo/domain';
import { expect, it } from 'vitest';
import { type Row, RowList } from '../form/rows.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { defineField } from '../kind.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { withoutPhotosOfAnother } from './ofAnother.ts';
import { newStepState, stepState, withStep } from './state.ts';
import { newJourney } from './submit.ts';

/* Photos go with the person whom they are of. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const photoKind = defineField<JsonObject>({
  ...{ control: 'image', upload: true, longest: () => 100 },
  read: (wire) => (isJsonObject(wire) ? ok(wire) : fail('')),
  send: (value) => value,
  format: () => 'Foto',
});
const group = defineField<readonly Row[]>({
  ...{ control: 'list', repeats: RowList, longest: () => 100 },
  read: () => fail(''),
  send: () => undefined,
  format: () => '',
});
const photo = field('frente', { component: 'photo' });
const flow = compileFlow(
  {
    steps: [
      { slug: 'quem', name: 'Quem', stepType: 'form', fields: [field('cpf'), field('foto', { component: 'photo' })] },
      {
        slug: 'papeis',
        name: 'Papéis',
        stepType: 'form',
        fields: [photo, field('nota'), field('socios', { component: 'group', subFields: [field('nome'), photo] })],
      },
    ],
  },
  { fields: { ...testKinds, photo: photoKind, group }, steps: { form } },
);
const picture = { document: 'd', name: 'd.jpg' };
const written = { nota: 'fica', socios: [{ nome: 'Ana' }] };
const papers = { ...written, frente: picture, socios: [{ nome: 'Ana', frente: picture }] };

it.each([
  ['the same CPF', { cpf: '1', foto: picture }, '1', papers],
  ['another one', { cpf: '1', foto: picture }, '2', written],
  ['no CPF any more', { cpf: '1', foto: picture }, undefined, written],
  ['the first one', { foto: picture }, '1', papers],
])('with %s', (_what, before, cpf, kept) => {
  const step = flow.bySlug.get('quem') ?? expect.fail();
  const answered = (answers: object) => ({ ...newStepState, answers: { ...answers } });
  const former = { ...newJourney(flow), steps: { quem: answered(before), papeis: answered(papers) } };
  const answers = { foto: picture, ...(cpf !== undefined && { cpf }) };
  const after = withoutPhotosOfAnother(flow, former, withStep(former, 'quem', { answers }), step);
  expect(stepState(after, 'papeis').answers).toEqual(kept);
  // What came just now is of the person of now.
  expect(stepState(after, 'quem').answers).toEqual(answers);
});
