import * as allFields from '@passo/catalog/fields/index.ts';
import { calls, type StepOnWire } from '@passo/contract';
import { compileForm, emptyContext, Form, type FieldDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { labelAt, placeOf } from './placeOf.ts';

const text = (key: string, label: string): FieldDefinition => ({ key, component: 'text', label });
const step = (order: number, name: string, fields: readonly FieldDefinition[], shut = false): StepOnWire => ({
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ _id: name, slug: `s${order}`, name, order, view: 'form', notAllowedToReturnFromHere: shut },
  fields: [...fields],
});
const renda: readonly FieldDefinition[] = [
  { ...text('extra', 'Renda extra'), hidden: true },
  {
    key: 'bens',
    component: 'list',
    label: 'Bens',
    subFields: [text('nome', 'Nome do bem')],
  },
];
const steps = [
  step(0, 'Contato', [text('celular', 'Celular')]),
  step(1, 'Dados', [text('email', 'E-mail')], true),
  step(2, 'Endereço', [text('rua', 'Rua')]),
  step(3, 'Renda', renda),
];
const journey = journeyOf(
  { ...calls.system.data.parse(calls.system.examples.data), steps },
  {
    ...calls.updateStep.data.parse(calls.updateStep.examples.data),
    currentStep: 's3',
    stepStatus: { s0: 'finished', s1: 'finished', s2: 'finished', s3: 'init' },
  },
);
const form = new Form(compileForm(renda, allFields), emptyContext('2026-11-20'));

it.each([
  ['hidden in this form', 'extra', { words: ['Renda extra'], id: undefined }],
  ['in a group that is not there', 'bens.1.nome', { words: ['Bens, item 2', 'Nome do bem'], id: 'campo-bens' }],
  ['in an earlier step', 'rua', { words: ['Endereço', 'Rua'], step: 's2' }],
  ['in a step that nobody may return to', 'celular', { words: ['Contato', 'Celular'], step: undefined }],
  ['nowhere', 'nada', { words: [] }],
])('a field %s is told by its words and led to', (_where, path, place) =>
  expect(placeOf(journey, form, path)).toEqual(place),
);

it.each([
  ['extra', 'Renda extra'],
  ['bens.1.nome', 'Bens, item 2: Nome do bem'],
])('the place %s is called %s', (path, label) => expect(labelAt(form, path)).toBe(label));
