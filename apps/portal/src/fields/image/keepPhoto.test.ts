import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { problems } from '@passo/domain/problem/problems.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPhoto } from './keepPhoto.ts';
import { preparing } from './preparing.ts';

const open = (): Form =>
  new Form(
    compileForm([{ key: 'foto', component: 'imageCapture', required: true }], fields),
    emptyContext('2026-11-20'),
  );
/** HEIC: for the server to open, so it goes as it is. */
const heic = (name: string): File => new File(['\0\0\0\x24ftypheic\0\0'], name);
const nameIn = (form: Form): unknown => Object(form.view('foto')?.value).name;

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture'))));

it('a file counts at once, and is there once it is prepared', async () => {
  const form = open();
  const file = heic('frente.heic');
  const kept = keepPhoto(form, 'foto', file);
  expect(preparing(form, 'foto')).toBe(file);
  expect(await kept).toBeNull();
  expect(preparing(form, 'foto')).toBeNull();
  expect(nameIn(form)).toBe('frente.heic');
  expect(form.problems()).toEqual([]);
});

it('of two in a hurry the later one stays', async () => {
  const form = open();
  await Promise.all([keepPhoto(form, 'foto', heic('a.heic')), keepPhoto(form, 'foto', heic('b.heic'))]);
  expect(nameIn(form)).toBe('b.heic');
});

it('what is no photo leaves the one that was there, and says why', async () => {
  const form = open();
  await keepPhoto(form, 'foto', heic('a.heic'));
  expect(await keepPhoto(form, 'foto', new File(['um texto'], 'b.jpg'))).toBe(problems['upload.notImage'].message);
  expect(nameIn(form)).toBe('a.heic');
});
