import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type FieldDefinition, type JsonObject } from '@passo/engine';
import { describe, expect, it, vi } from 'vitest';
import { goesOnByItself, goOn } from './goesOn.ts';
import { holdSubmit } from './unfinished.ts';

const frente: FieldDefinition = { key: 'frente', component: 'imageCapture', required: true };
const verso: FieldDefinition = { key: 'verso', component: 'imageCapture', required: true };
const text = (required: boolean): FieldDefinition => ({ key: 'numero', component: 'text', required });
const stored = { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'frente.jpg' };
const photo = () => ({ file: new Blob(['x']), name: 'rg.jpg' });

const open = (definitions: readonly FieldDefinition[], answers: JsonObject = {}): Form =>
  new Form(compileForm(definitions, fields), { ...emptyContext('2026-11-20'), stored: answers });

const withPhotos = (form: Form, ...keys: readonly string[]): Form => {
  for (const key of keys) form.change(key, photo());
  return form;
};

describe('a step goes on by itself', () => {
  it.each<[string, Form, boolean]>([
    ['once both sides are there', withPhotos(open([frente, verso]), 'frente', 'verso'), true],
    ['not with one of them', withPhotos(open([frente, verso]), 'frente'), false],
    ['not while another field is asked', withPhotos(open([frente, text(true)]), 'frente'), false],
    ['not while another field could be answered', withPhotos(open([frente, text(false)]), 'frente'), false],
    ['once that one is answered', withPhotos(open([frente, text(true)], { numero: '12' }), 'frente'), true],
    ['not without an optional photo', withPhotos(open([frente, { ...verso, required: false }]), 'frente'), false],
    ['not when one only comes back to it', open([frente, verso], { frente: stored, verso: stored }), false],
    [
      'not when one of the photos that were sent is changed',
      withPhotos(open([frente, verso], { frente: stored, verso: stored }), 'frente'),
      false,
    ],
    [
      'once all that were sent are changed',
      withPhotos(open([frente, verso], { frente: stored, verso: stored }), 'frente', 'verso'),
      true,
    ],
    [
      'not beside a list, which could always take another group',
      withPhotos(
        open([frente, { key: 'lista', component: 'list', subFields: [{ key: 'nome', component: 'text' }] }]),
        'frente',
      ),
      false,
    ],
  ])('%s', (_, form, expected) => expect(goesOnByItself(form)).toBe(expected));

  it('not while the server’s word about a photo stands', () => {
    const form = withPhotos(open([frente]), 'frente');
    form.say([{ field: 'frente', message: 'Não conseguimos abrir a foto.' }]);
    expect(goesOnByItself(form)).toBe(false);
    form.change('frente', photo());
    expect(goesOnByItself(form)).toBe(true);
  });
});

it('sends once all is prepared, as the button of the step does', async () => {
  const form = open([frente]);
  const requestSubmit = vi.fn();
  const field = { closest: () => ({ requestSubmit }) };
  const { promise, resolve } = Promise.withResolvers<void>();
  holdSubmit(promise.then(() => form.change('frente', photo())));
  // What a browser gives is a node; that it stands in a form is all that counts.
  const sent = goOn(form, () => field as unknown as HTMLElement);
  expect(requestSubmit).not.toHaveBeenCalled();
  resolve();
  await sent;
  expect(requestSubmit).toHaveBeenCalledOnce();
  await goOn(open([frente]), () => field as unknown as HTMLElement);
  expect(requestSubmit).toHaveBeenCalledOnce();
});
