import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type FieldDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { draftOf, isFleeting, restoreDraft } from './drafts.ts';

const definitions: readonly FieldDefinition[] = [
  { key: 'cpf', component: 'text', mask: 'cpf' },
  { key: 'nome', component: 'text' },
  { key: 'salario', component: 'money' },
  { key: 'conta', component: 'text', mask: 'account' },
  { key: 'lgpd', component: 'term', term: { consent: 'lgpd', version: '1', text: 't' } },
  { key: 'foto', component: 'imageCapture' },
  { key: 'estado', component: 'select', values: [{ value: 'SP', label: 'São Paulo' }] },
];
const compiled = compileForm(definitions, fields);
const open = (): Form => new Form(compiled, emptyContext('2026-11-20'));
const photo = { file: new Blob(['x']), name: 'rg.jpg' };

function filled(): Form {
  const form = open();
  form.change('cpf', '529.982.247-25');
  form.change('nome', 'Maria ');
  form.change('salario', 320000);
  form.change('conta', '12345-6');
  form.change('lgpd', true);
  form.change('foto', photo);
  form.change('estado', { value: 'SP', label: 'São Paulo' });
  return form;
}

it('keeps what was typed, but no consent, no secret and no photo', () => {
  const { kept } = draftOf(filled());
  const typed = { nome: 'Maria', salario: 3200, estado: { value: 'SP', label: 'São Paulo' } };
  expect(kept).toEqual({ ...typed, cpf: '52998224725', conta: '123456' });
});

it('gives everything back while the page lives', () => {
  const form = open();
  restoreDraft(form, compiled, draftOf(filled()));
  expect(form.view('cpf')?.value).toBe('529.982.247-25');
  expect(form.view('foto')?.value).toBe(photo);
  expect(form.view('lgpd')?.value).toBe(true);
  expect(form.view('salario')?.value).toBe(320000);
});

it('gives back what was kept after the page is gone', () => {
  const form = open();
  restoreDraft(form, compiled, { kept: draftOf(filled()).kept, fleeting: new Map() });
  expect(form.view('cpf')?.value).toBe('529.982.247-25');
  expect(form.view('lgpd')?.value).not.toBe(true);
  expect(form.view('foto')?.value).toBeUndefined();
  expect(form.view('estado')?.value).toEqual({ value: 'SP', label: 'São Paulo' });
});

it.each([
  [{ key: 'senhaDoBanco', component: 'text' }, true],
  [{ key: 'x', component: 'text', validation: ['cpf'] }, false],
  [{ key: 'cidade', component: 'text' }, false],
] as const)('%o is fleeting: %s', (definition, fleeting) => {
  const [field] = compileForm([definition], fields).fields;
  expect(field && isFleeting(field)).toBe(fleeting);
});
