import * as allFields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type FieldDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { toldProblems } from './toldProblems.ts';

const consent = (key: string): FieldDefinition => ({ key, component: 'term', label: `Aceito ${key}`, required: true });
const name: FieldDefinition = {
  key: 'nome',
  component: 'text',
  label: 'Nome',
  required: true,
  missing: 'Diga o nome.',
};

function toldOf(fields: readonly FieldDefinition[]) {
  const form = new Form(compileForm(fields, allFields), emptyContext('2026-11-20'));
  form.reveal();
  return toldProblems(form);
}

it('tells consents that are missing in one line, in the place of the first', () =>
  expect(toldOf([consent('a'), name, consent('b'), consent('c')])).toEqual([
    { field: 'a', label: '3 caixas para marcar' },
    { field: 'nome', label: 'Nome' },
  ]));

it('tells a single one by its label', () =>
  expect(toldOf([consent('a'), name])).toEqual([
    { field: 'a', label: 'Aceito a' },
    { field: 'nome', label: 'Nome' },
  ]));
