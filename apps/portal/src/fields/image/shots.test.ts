import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type FieldDefinition, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { setPreparing } from './preparing.ts';
import { missingPhoto, nextOf, oldPhoto, runFrom } from './shots.ts';
import { nextWords, passedWords, titleOf } from './shotWords.ts';

const definitions: readonly FieldDefinition[] = [
  { key: 'documentoFrente', component: 'imageCapture', label: 'Frente', required: true },
  { key: 'numero', component: 'text', label: 'Número', required: true },
  { key: 'recibo', component: 'imageCapture', label: 'Recibo' },
  { key: 'documentoVerso', component: 'imageCapture', label: 'Verso', required: true },
  { key: 'selfie', component: 'imageCapture', label: 'Sua foto', required: true, icon: 'face' },
];
const open = (stored: JsonObject = {}): Form =>
  new Form(compileForm(definitions, fields), { ...emptyContext('2026-11-20'), stored });
const photo = () => ({ file: new Blob(['x']), name: 'rg.jpg' });
const sent = (key: string) => [key, { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'a.jpg' }] as const;
const all = Object.fromEntries(['documentoFrente', 'documentoVerso', 'selfie'].map(sent));

describe('the photos of a step, one after the other', () => {
  it('are those that it needs, each with the camera that sees it', () => {
    const { shots, at } = runFrom(open(), 'documentoFrente');
    expect(at).toBe(0);
    expect(shots.map(({ label, facing }) => `${label} ${facing}`)).toEqual([
      'Frente environment',
      'Verso environment',
      'Sua foto user',
    ]);
  });

  it('an optional one is among them for who asks for it', () => {
    const { shots, at } = runFrom(open(), 'recibo');
    expect(shots.map(({ key }) => key)).toContain('recibo');
    expect(shots[at]?.key).toBe('recibo');
  });

  it('go on to the next that is not there, one that is being made small counts', () => {
    const form = open();
    setPreparing(form, 'documentoVerso', new Blob(['x']));
    const run = nextOf(runFrom(form, 'documentoFrente'), form);
    expect(run && titleOf(run)).toBe('Sua foto · 3 de 3');
    expect(run && nextOf(run, form)).toBeNull();
  });

  it('one that is changed leads to no other; where all are taken anew, to each', () => {
    const form = open(all);
    expect(nextOf(runFrom(form, 'documentoFrente'), form)).toBeNull();
    expect(nextOf(runFrom(form, 'documentoFrente', true), form)?.at).toBe(1);
  });

  it('are told in words', () => {
    const run = runFrom(open(), 'documentoFrente');
    expect(titleOf(run)).toBe('Frente · 1 de 3');
    expect(nextWords(run)).toBe('Depois, o verso');
    expect(nextWords({ ...run, at: 1 })).toBe('Depois: Sua foto');
    expect(nextWords({ ...run, at: 2 })).toBeNull();
    expect(passedWords({ ...run, at: 1 }, 'Frente')).toBe('Frente: foto pronta. Agora, Verso.');
  });
});

describe('what is left to take', () => {
  it('is the first that is needed and not there', () => {
    const form = open();
    expect(missingPhoto(form)).toBe('documentoFrente');
    form.change('documentoFrente', photo());
    expect(missingPhoto(form)).toBe('documentoVerso');
    expect(missingPhoto(open(all))).toBeNull();
  });

  it('all of them anew, as long as none is newer than what was sent', () => {
    const form = open(all);
    expect(oldPhoto(form)).toBe('documentoFrente');
    form.change('selfie', photo());
    expect(oldPhoto(form)).toBeNull();
    expect(oldPhoto(open())).toBeNull();
  });
});
