import { fail, ok } from '@passo/domain';
import type { FieldDefinition } from '../../definition.ts';
import { defineField, type FieldCatalog } from '../../kind.ts';
import { type Row, RowList } from '../rows.ts';

/* A small catalog of the engine's own, so that its tests do not depend on the real kinds. */

const text = defineField<string>({
  control: 'text',
  longest: () => 100,
  read: (wire) => (typeof wire === 'string' ? ok(wire) : fail('Campo inválido')),
  send: (value) => value,
  format: (value) => value,
  text: (value) => value,
});

const box = defineField<boolean>({
  control: 'checkbox',
  longest: () => 100,
  substitutesLabel: false,
  read: (wire) => (typeof wire === 'boolean' ? ok(wire) : fail('Campo inválido')),
  send: (value) => value,
  format: (value) => (value ? 'Sim' : 'Não'),
  isEmpty: (value) => !value,
  initial: (_field, given) => given ?? false,
});

const amount = defineField<number>({
  control: 'money',
  longest: () => 100,
  read: (wire) => (typeof wire === 'number' ? ok(wire) : fail('Campo inválido')),
  send: (value) => value,
  format: (value) => `R$ ${value}`,
  isEmpty: (value) => value === 0,
  problem: (value, field) =>
    field.maxValue !== undefined && value > field.maxValue ? 'O valor não pode ser maior que o valor máximo' : null,
});

const note = defineField<null>({
  control: 'message',
  longest: () => 100,
  answers: false,
  read: () => ok(null),
  send: () => undefined,
  format: () => '',
});

export const testKinds: FieldCatalog = { text, box, amount, note };

export const field = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  component: 'text',
  label: key,
  ...more,
});

/** Rows of fields; beside the others where a test asks for it. */
export const list = defineField<readonly Row[]>({
  control: 'list',
  repeats: RowList,
  read: () => fail('não'),
  send: () => undefined,
  format: (rows) => `${rows.length}`,
});
