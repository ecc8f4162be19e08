import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { beforeEach, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { endNotes, putNoteAway, tellRestored, useRestoredNotes } from './restoredNotes.ts';

const compiled = compileForm([{ key: 'nome', component: 'text', label: 'Nome completo' }], fields);
const stands = (): Form => new Form(compiled, { ...emptyContext('2026-11-20'), stored: { nome: 'Eva' } });
const typed = (more: Partial<Draft> = {}): Draft => ({
  ...{ kept: { nome: 'Bia' }, began: { nome: 'Ana' }, fleeting: new Map() },
  ...more,
});
const notes = (): readonly string[] => useRestoredNotes.getState().notes;
const changed = 'Mudou também em outra aba ou aparelho: “Nome completo”. Aqui está o que você escreveu nesta página.';

beforeEach(() => tellRestored(stands(), undefined));

it('says where both wrote the same field, and that consents, photos and secrets are not kept through a reload', () => {
  tellRestored(stands(), typed({ lost: true }));
  expect(notes()).toEqual([changed, expect.stringMatching(/^A página foi recarregada\. Por segurança, aceites/)]);
});

it('says nothing where nothing was typed, or nothing changed', () => {
  tellRestored(stands(), typed({ began: { nome: 'Eva' } }));
  expect(notes()).toEqual([]);
});

it('says no more what was put away when the same draft is put back again, and what of it was not', () => {
  const draft = typed({ lost: true });
  tellRestored(stands(), draft);
  putNoteAway(changed);
  expect(notes()).toHaveLength(1);
  tellRestored(stands(), draft);
  expect(notes()).toEqual([expect.stringMatching(/^A página foi recarregada/)]);
  tellRestored(stands(), typed());
  expect(notes()).toEqual([changed]);
});

it('ends with its own form alone', () => {
  const [left, now] = [stands(), stands()];
  tellRestored(now, typed());
  endNotes(left);
  expect(notes()).toEqual([changed]);
  endNotes(now);
  expect(useRestoredNotes.getState()).toMatchObject({ form: null, notes: [] });
});
