import { ok } from '@passo/domain';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { defineField } from '../kind.ts';
import { compileForm } from './compile.ts';
import { emptyContext, type FormContext } from './context.ts';
import { Form } from './form.ts';
import { payloadOf } from './payload.ts';
import { field, list, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

const kinds = {
  ...testKinds,
  list,
  none: defineField<null>({ control: 'message', read: () => ok(null), send: () => null, format: () => '' }),
};

const people = (more: readonly FieldDefinition[] = []): readonly FieldDefinition[] => [
  field('titulo'),
  {
    key: 'pessoas',
    component: 'list',
    label: 'Pessoas',
    required: true,
    subFields: [field('nome', { required: true, label: 'Nome' }), ...more],
  },
];
const open = (fields: readonly FieldDefinition[], context: Partial<FormContext> = {}): Form =>
  new Form(compileForm(fields, kinds), { ...emptyContext('2026-11-20'), ...context });

describe('repeatable lists', () => {
  it('add, remove and move groups, each keeping its identity and its answers', () => {
    const form = open(people());
    form.addRow('pessoas');
    form.addRow('pessoas');
    const [first, second] = form.rows('pessoas');
    first?.form.change('nome', 'Ana');
    second?.form.change('nome', 'Bia');
    form.moveRow('pessoas', second?.id ?? '', 0);
    expect(payloadOf(form)).toEqual({ pessoas: [{ nome: 'Bia' }, { nome: 'Ana' }] });
    expect(form.rows('pessoas').map(({ id }) => id)).toEqual([second?.id, first?.id]);
    form.removeRow('pessoas', second?.id ?? '');
    expect(payloadOf(form)).toEqual({ pessoas: [{ nome: 'Ana' }] });
  });

  it('count what is required and invalid inside', () => {
    const form = open(people());
    expect(form.progress()).toEqual({ required: 1, filled: 0, invalid: 1 });
    form.addRow('pessoas');
    expect(form.progress()).toEqual({ required: 2, filled: 1, invalid: 1 });
    form.rows('pessoas')[0]?.form.change('nome', 'Ana');
    expect(form.progress()).toEqual({ required: 2, filled: 2, invalid: 0 });
    form.removeRow('pessoas', form.rows('pessoas')[0]?.id ?? '');
    expect(form.progress()).toEqual({ required: 1, filled: 0, invalid: 1 });
  });

  it('name the problems by place, and carry back what the server says', () => {
    const form = open(people(), { stored: { pessoas: [{ nome: 'Ana' }, {}] } });
    expect(form.problems()).toEqual([{ field: 'pessoas.1.nome', message: 'O campo Nome é obrigatório.' }]);
    expect(form.say([{ field: 'pessoas.0.nome', message: 'Recusado' }])).toEqual([]);
    expect(form.rows('pessoas')[0]?.form.view('nome')?.error).toBe('Recusado');
  });

  it('a group sees the form around it, live', () => {
    const inner = field('apelido', {
      label: 'Apelido de {{titulo}}',
      conditionals: [{ type: 'visualization', field: 'titulo', values: ['sim'] }],
    });
    const form = open(people([inner]), { stored: { pessoas: [{ nome: 'Ana' }] } });
    const row = form.rows('pessoas')[0]?.form;
    const heard = vi.fn();
    row?.subscribeForm(heard);
    expect(row?.view('apelido')?.visible).toBe(false);
    form.change('titulo', 'sim');
    expect(row?.view('apelido')).toMatchObject({ visible: true, label: 'Apelido de sim' });
    expect(heard).toHaveBeenCalled();
  });

  it('are filled by a look-up that answers groups, and left alone by anything else', () => {
    const form = open(people());
    expect(form.fill('pessoas', [{ nome: 'Ana' }, { nome: 'Bia' }])).toBe(true);
    expect(form.fill('pessoas', 'Ana')).toBe(false);
    expect(payloadOf(form)).toEqual({ pessoas: [{ nome: 'Ana' }, { nome: 'Bia' }] });
  });

  it('hidden ones are not walked when what their rows look at changes', () => {
    const inner = field('apelido', { conditionals: [{ type: 'visualization', field: 'outro' }] });
    const [titulo, pessoas] = people([inner]);
    const conditionals = [{ type: 'visualization', field: 'titulo' }] as const;
    const form = open([titulo!, field('outro'), { ...pessoas!, conditionals }], { stored: { pessoas: [{}] } });
    const heard = vi.fn();
    form.rows('pessoas')[0]?.form.subscribeForm(heard);
    form.change('outro', 'x');
    expect(heard).not.toHaveBeenCalled();
    form.change('titulo', 'x');
    expect(form.rows('pessoas')[0]?.form.view('apelido')?.visible).toBe(true);
  });

  it.each<[string, Partial<FieldDefinition>]>([
    ['read-only', { readOnly: true }],
    ['disabled', { disabled: true }],
    ['held', { hiddenOnFilled: true }],
  ])('%s ones keep what is stored, whatever is submitted', (_what, more) => {
    const [titulo, pessoas] = people();
    const form = compileForm([titulo!, { ...pessoas!, ...more }], kinds);
    const stored = { pessoas: [{ nome: 'Ana' }] };
    const context = { ...emptyContext('2026-11-20'), stored };
    expect(judge(form, { pessoas: [{ nome: 'Eva' }, { nome: 'Bia' }] }, context).answers).toEqual(stored);
  });

  it('a key in one row looks at that row alone', () => {
    const form = open(people(), { stored: { pessoas: Array.from({ length: 100 }, () => ({ nome: 'Ana' })) } });
    const row = form.rows('pessoas')[49]?.form;
    row?.change('nome', 'Bia');
    expect(row?.visited).toBe(1);
    expect(form.visited).toBeLessThanOrEqual(1);
  });

  it('are judged the same way, unknown keys inside included', () => {
    const form = compileForm(people(), kinds);
    const context = emptyContext('2026-11-20');
    expect(judge(form, { pessoas: [{ nome: 'Ana' }] }, context)).toMatchObject({ problems: [], unknown: [] });
    expect(judge(form, { pessoas: [{ nome: 'Ana', x: 1 }] }, context).unknown).toEqual(['pessoas.0.x']);
    expect(judge(form, { pessoas: 'Ana' }, context).problems).toHaveLength(1);
    expect(judge(form, { pessoas: [1] }, context).problems).toHaveLength(1);
  });
});

describe('what the person has no say in, inside a list', () => {
  const inner = [field('nome'), field('cpf', { readOnly: true })];
  const group = (more: Partial<FieldDefinition> = {}): FieldDefinition => ({
    ...{ key: 'pessoas', component: 'list', label: 'Pessoas', subFields: inner },
    ...more,
  });
  const stored = {
    pessoas: [
      { nome: 'Ana', cpf: '1' },
      { nome: 'Bia', cpf: '2' },
    ],
  };
  const judged = (
    fields: readonly FieldDefinition[],
    submitted: FormContext['stored'],
    more: Partial<FormContext> = {},
  ) => judge(compileForm(fields, kinds), submitted, { ...emptyContext('2026-11-20'), stored, ...more }).answers;

  it('moves along with its group, and cannot be made up', () => {
    const moved = [
      { nome: 'Bia Lima', cpf: '2' },
      { nome: 'Ana', cpf: '1' },
    ];
    expect(judged([group()], { pessoas: moved })).toEqual({ pessoas: moved });
    expect(judged([group()], { pessoas: [{ nome: 'Eva', cpf: '9' }] })).toEqual({ pessoas: [{ nome: 'Eva' }] });
  });

  it('a list that cannot be written stays as it is, group by group', () => {
    for (const rule of [{ readOnly: true }, { dependencies: ['titulo'] }]) {
      const fields = [field('titulo'), group(rule)];
      const form = open(fields, { stored });
      form.rows('pessoas')[0]?.form.change('nome', 'Eva');
      form.addRow('pessoas');
      expect(form.rows('pessoas')[0]?.form.view('nome')).toMatchObject({ value: 'Ana', readOnly: true });
      expect(payloadOf(form)).toEqual(stored);
      expect(judged(fields, { pessoas: [{ nome: 'Eva' }] })).toEqual(stored);
    }
  });

  it('gives the groups back that were written before a rule took the pen away', () => {
    const form = open([field('titulo'), group({ dependencies: ['titulo'] })], { stored: { ...stored, titulo: 'x' } });
    form.removeRow('pessoas', form.rows('pessoas')[0]?.id ?? '');
    form.change('titulo', '');
    expect(payloadOf(form)).toEqual(stored);
    expect(form.parked().map(({ value }) => (Array.isArray(value) ? value.length : value))).toEqual(['', 1]);
    form.change('titulo', 'y');
    expect(payloadOf(form)).toEqual({ titulo: 'y', pessoas: [{ nome: 'Bia', cpf: '2' }] });
  });

  it('is nobody else’s: a new group takes no answer of the same name from outside, nor hides one that it has', () => {
    const hiding = [group({ subFields: [field('nome', { hiddenOnFilled: true, required: true })] })];
    const form = open(hiding, { stored: { pessoas: [{ nome: 'Ana' }] }, earlier: { nome: 'Maria' } });
    form.addRow('pessoas');
    expect(form.rows('pessoas').map((row) => row.form.view('nome'))).toMatchObject([
      { visible: true, value: 'Ana' },
      { visible: true, value: undefined },
    ]);
    expect(judged(hiding, { pessoas: [{ nome: 'Eva' }] })).toEqual({ pessoas: [{ nome: 'Eva' }] });
  });
});
