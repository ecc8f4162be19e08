import { expect, it } from 'vitest';
import { fail, ok } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { defineField } from '../kind.ts';
import type { JsonObject } from '../json.ts';
import { compileForm } from './compile.ts';
import { emptyContext } from './context.ts';
import { RowList } from './rows.ts';
import { field, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

/* Which kept group a submitted one is: what cannot be written in it comes out of its own, and out of no other. */

const groups = defineField<readonly unknown[]>({
  control: 'list',
  longest: () => 1_000,
  repeats: RowList,
  read: (wire) => (Array.isArray(wire) ? ok(wire) : fail('Campo inválido')),
  send: (value) => JSON.parse(JSON.stringify(value)),
  format: () => '',
});

function kept(subFields: readonly FieldDefinition[], stored: readonly JsonObject[], submitted: readonly JsonObject[]) {
  const form = compileForm([field('l', { component: 'groups', subFields })], { ...testKinds, groups });
  const context = { ...emptyContext('2026-11-20'), stored: { l: stored }, answered: true, hasProposal: true };
  return judge(form, { l: submitted }, context).answers['l'];
}

const byProposal = field('doc', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] });
const people = [field('name'), byProposal];
const ana = { name: 'Ana', doc: 'a' };
const bia = { name: 'Bia', doc: 'b' };

it.each<[string, readonly JsonObject[], readonly JsonObject[]]>([
  ['where nothing was touched', [ana, bia], [ana, bia]],
  ['where they moved', [bia, ana], [bia, ana]],
  ['where the first is gone', [bia], [bia]],
  ['where one was written anew beside it', [ana, { ...bia, name: 'Eva' }], [ana, { name: 'Eva', doc: 'b' }]],
  ['whatever is claimed for it', [ana, { name: 'Bia', doc: 'x' }], [ana, bia]],
])('%s', (_, submitted, expected) => expect(kept(people, [ana, bia], submitted)).toEqual(expected));

it('a field that waits keeps what its own group held', () => {
  const waits = [field('a'), field('b', { dependencies: ['a'] }), field('n')];
  const held = [
    { a: '1', b: 'first', n: 'x' },
    { a: '2', b: 'second', n: 'y' },
  ];
  expect(kept(waits, held, [held[0]!, { b: 'second', n: 'y' }])).toEqual([held[0], { b: 'second', n: 'y' }]);
});

it('two groups with the same locked answer stay two', () => {
  const locked = [field('kind', { readOnly: true }), ...people];
  const held = [ana, bia].map((one) => ({ kind: 'partner', ...one }));
  expect(kept(locked, held, [held[1]!, held[0]!])).toEqual([held[1], held[0]]);
});
