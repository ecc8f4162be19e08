import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { expect, it } from 'vitest';
import { addressEdits, fillAddress } from './address.ts';

const compiled = compileForm(
  [
    { key: 'logradouro', component: 'text' },
    { key: 'bairro', component: 'text' },
    { key: 'cidade', component: 'text' },
    { key: 'uf', component: 'select', values: [{ value: 'SP', label: 'São Paulo' }] },
    { key: 'estado', component: 'select', resource: 'estados' },
  ],
  fields,
);
const address = { logradouro: 'Praça da Sé', bairro: '', localidade: 'São Paulo', uf: 'SP' };

it('fills what the address knows', () => {
  const form = new Form(compiled, emptyContext('2026-11-20'));
  form.change('bairro', 'Centro');
  fillAddress(form, address, addressEdits(form));
  expect(form.answers().map(({ value }) => value)).toEqual([
    'Praça da Sé',
    'Centro',
    'São Paulo',
    { value: 'SP', label: 'São Paulo' },
    { value: 'SP', label: 'SP' },
  ]);
});

it('comes too late for what was typed meanwhile', () => {
  const form = new Form(compiled, emptyContext('2026-11-20'));
  const edits = addressEdits(form);
  form.change('logradouro', 'Rua Nova');
  fillAddress(form, address, edits);
  expect(form.view('logradouro')?.value).toBe('Rua Nova');
  expect(form.view('cidade')?.value).toBe('São Paulo');
});
