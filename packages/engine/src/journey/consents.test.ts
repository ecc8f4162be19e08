import { fail } from '@passo/domain';
import { expect, it } from 'vitest';
import { compileForm } from '../form/compile.ts';
import { RowList } from '../form/rows.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import type { JsonObject } from '../json.ts';
import { defineField } from '../kind.ts';
import { consents } from './consents.ts';

const group = defineField<readonly unknown[]>({
  ...{ control: 'list', repeats: RowList, read: () => fail('x'), send: () => undefined, format: () => '' },
});
const term = { consent: 'lgpd', version: '2', text: 'Aceito.' };
const subFields = [field('lgpd', { component: 'box', term }), field('nome')];
const form = compileForm([field('socios', { component: 'group', subFields })], { ...testKinds, group });

const ana = { lgpd: true, nome: 'Ana' };
const rui = { lgpd: true, nome: 'Rui' };

it.each<[string, readonly JsonObject[], readonly JsonObject[], number]>([
  ['for each group', [], [ana, { nome: 'Eva' }, { lgpd: false, nome: 'Lia' }, rui], 2],
  ['not again for a group that moved', [ana, rui], [rui, ana], 0],
  ['for a group that was added', [ana, rui], [ana, { lgpd: true, nome: 'Eva' }, rui], 1],
  ['for a group that says something else now', [ana, rui], [ana, { ...rui, nome: 'Rita' }], 1],
  ['not for one that is gone', [ana, rui], [rui], 0],
])('a consent in a list is told %s', (_what, before, after, times) =>
  expect(consents('passo', form, { socios: before }, { socios: after })).toEqual(
    Array.from({ length: times }, () => ({ type: 'consent', slug: 'passo', ...term })),
  ),
);

const terms = compileForm(
  [field('cpf'), field('lgpd', { component: 'box', term }), field('consulta', { component: 'box', term })],
  testKinds,
);

it.each<[string, JsonObject, number]>([
  ['not again for the same CPF', { cpf: '1', lgpd: true, consulta: false }, 0],
  ['for what is agreed to now', { cpf: '1', lgpd: true, consulta: true }, 1],
  ['for another CPF, whatever was agreed to before', { cpf: '2', lgpd: true, consulta: false }, 1],
])('a consent is told %s', (_what, after, times) => {
  const before = { cpf: '1', lgpd: true, consulta: false };
  expect(consents('passo', terms, before, after)).toHaveLength(times);
});
