import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { compileForm } from './compile.ts';
import { emptyContext, type FormContext } from './context.ts';
import { Form } from './form.ts';
import { payloadOf } from './payload.ts';
import { field, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

const today = '2026-11-20';
const open = (fields: readonly FieldDefinition[], context: Partial<FormContext> = {}): Form =>
  new Form(compileForm(fields, testKinds), { ...emptyContext(today), ...context });
const shown = (form: Form): readonly string[] => form.visibleFields().map(({ key }) => key);

describe('visibility', () => {
  const spouse = [
    field('estado'),
    field('conjuge', {
      required: true,
      conditionals: [{ type: 'visualization', field: 'estado', values: ['casado'] }],
    }),
    field('regime', { conditionals: [{ type: 'visualization', field: 'conjuge' }] }),
  ];

  it('follows the referenced value, and a hidden field answers as if it had none', () => {
    const form = open(spouse);
    expect(shown(form)).toEqual(['estado']);
    form.change('estado', 'casado');
    expect(shown(form)).toEqual(['estado', 'conjuge']);
    form.change('conjuge', 'Ana');
    expect(shown(form)).toEqual(['estado', 'conjuge', 'regime']);
    form.change('estado', 'solteiro');
    expect(shown(form)).toEqual(['estado']);
  });

  it('parks what was typed in a field that hides, does not send it, and brings it back', () => {
    const form = open(spouse);
    form.change('estado', 'casado');
    form.change('conjuge', 'Ana');
    form.change('estado', 'solteiro');
    expect(payloadOf(form)).toEqual({ estado: 'solteiro' });
    form.change('estado', 'casado');
    expect(form.view('conjuge')?.value).toBe('Ana');
  });

  it('a hidden field is not required', () => {
    const form = open(spouse);
    expect(form.progress()).toEqual({ required: 0, filled: 0, invalid: 0 });
    form.change('estado', 'casado');
    expect(form.progress()).toEqual({ required: 1, filled: 0, invalid: 1 });
  });

  it('displayBasedOnValues shows when any condition holds', () => {
    const conditions = [
      { field: 'a', values: ['1'] },
      { field: 'b', values: ['2'] },
    ];
    const form = open([
      field('a'),
      field('b'),
      field('c', { conditionals: [{ type: 'displayBasedOnValues', conditions }] }),
    ]);
    expect(shown(form)).toEqual(['a', 'b']);
    form.change('b', '2');
    expect(shown(form)).toEqual(['a', 'b', 'c']);
  });

  it('hiddenOnFilled hides what the proposal already holds; hiddenKeys what the way of starting hides', () => {
    expect(shown(open([field('a', { hiddenOnFilled: true })], { stored: { a: 'x' } }))).toEqual([]);
    expect(shown(open([field('a'), field('b')], { hiddenKeys: ['b'] }))).toEqual(['a']);
  });

  it('refers to answers of earlier steps, and the value none is no condition', () => {
    const fields = [
      field('a', { conditionals: [{ type: 'visualization', field: 'produto', values: ['clt'] }] }),
      field('b', { conditionals: [{ type: 'visualization', field: 'none' }] }),
    ];
    expect(shown(open(fields, { earlier: { produto: { value: 'clt', label: 'CLT' } } }))).toEqual(['a', 'b']);
    expect(shown(open(fields))).toEqual(['b']);
  });
});

describe('values that rules impose', () => {
  it('a standard conditional sets the value and makes it read-only', () => {
    const standard = { type: 'standard', field: 'uf', values: ['SP'], value: 'São Paulo' } as const;
    const form = open([field('uf'), field('capital', { conditionals: [standard] })]);
    form.change('capital', 'minha');
    form.change('uf', 'SP');
    expect(form.view('capital')).toMatchObject({ value: 'São Paulo', readOnly: true });
    form.change('capital', 'outra');
    expect(form.view('capital')?.value).toBe('São Paulo');
    form.change('uf', 'RJ');
    expect(form.view('capital')?.readOnly).toBe(false);
  });

  it('a field with dependencies is read-only until all have values', () => {
    const form = open([field('marca'), field('modelo', { dependencies: ['marca'] })]);
    expect(form.view('modelo')?.readOnly).toBe(true);
    form.change('marca', 'Fiat');
    expect(form.view('modelo')?.readOnly).toBe(false);
  });

  it('tells typing from filling in, and fills in nothing at all', () => {
    const form = open([field('rua')]);
    expect([form.fill('rua', 'Rua do CEP'), form.editsOf('rua'), form.view('rua')?.value]).toEqual([
      true,
      0,
      'Rua do CEP',
    ]);
    form.change('rua', 'Rua que eu digitei');
    expect([form.fill('rua', 12), form.editsOf('rua'), form.view('rua')?.value]).toEqual([
      false,
      1,
      'Rua que eu digitei',
    ]);
    expect([form.fill('rua', undefined), form.view('rua')?.value]).toEqual([true, undefined]);
  });

  it('starts with what is stored, else what an earlier step asked, else the default', () => {
    const fields = [
      field('a', { defaultValue: 'd' }),
      field('b', { defaultValue: 'd' }),
      field('c', { defaultValue: 'd' }),
    ];
    const form = open(fields, { stored: { a: 's' }, earlier: { a: 'e', b: 'e' } });
    expect(payloadOf(form)).toEqual({ a: 's', b: 'e', c: 'd' });
  });

  it('a stored value of the wrong type leaves the field empty and says so', () => {
    const form = open([field('a')], { stored: { a: 12 } });
    expect(form.view('a')).toMatchObject({ value: undefined, error: 'Campo inválido' });
  });
});

describe('labels', () => {
  it('carry the values of other fields, an unknown reference stays, and boxes are left alone', () => {
    const fields = [
      field('nome'),
      field('x', { label: 'Olá, {{nome}} ({{outro}})' }),
      field('y', { component: 'box', label: '{{nome}}' }),
    ];
    const form = open(fields);
    form.change('nome', 'Maria');
    expect(form.view('x')?.label).toBe('Olá, Maria ({{outro}})');
    expect(form.view('y')?.label).toBe('{{nome}}');
  });

  it('two labels may name each other', () => {
    const form = open([field('a', { label: '{{b}}' }), field('b', { label: '{{a}}' })]);
    form.change('a', '1');
    form.change('b', '2');
    expect([form.view('a')?.label, form.view('b')?.label]).toEqual(['2', '1']);
  });
});

describe('problems', () => {
  const fields = [
    field('nome', { label: 'Nome', required: true }),
    field('valor', { component: 'amount', maxValue: 10 }),
  ];

  it('are shown after leaving the field or after a submit, and counted all the while', () => {
    const form = open(fields);
    expect(form.view('nome')?.error).toBeUndefined();
    expect(form.progress().invalid).toBe(1);
    // Who only passed by is told nothing.
    form.blur('nome');
    expect(form.view('nome')?.error).toBeUndefined();
    form.change('nome', 'M');
    form.blur('nome');
    form.change('nome', '');
    expect(form.view('nome')?.error).toBe('O campo Nome é obrigatório.');
    form.change('nome', 'Maria');
    expect(form.view('nome')?.error).toBeUndefined();
    expect(form.reveal()).toEqual([]);
  });

  it('what the server says stays until the field changes; what nobody shows is handed back', () => {
    const form = open(fields);
    const left = form.say([
      { field: 'nome', message: 'Nome recusado' },
      { field: 'outro', message: 'x' },
    ]);
    expect(left).toEqual([{ field: 'outro', message: 'x' }]);
    expect(form.view('nome')?.error).toBe('Nome recusado');
    form.change('nome', 'Ana');
    expect(form.view('nome')?.error).toBeUndefined();
  });

  it('zero money is empty', () => {
    const form = open([field('v', { component: 'amount', required: true, label: 'Valor' })]);
    form.change('v', 0);
    expect(form.progress()).toEqual({ required: 1, filled: 0, invalid: 1 });
  });
});

describe('work per change', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    field(`f${index}`, index % 10 === 1 ? { conditionals: [{ type: 'visualization', field: `f${index - 1}` }] } : {}),
  );

  it('walks the dependents and nothing else, however many fields there are', () => {
    const form = open(many);
    form.change('f5', 'x');
    expect(form.visited).toBe(1);
    form.change('f0', 'x');
    expect(form.visited).toBe(2);
  });

  it('tells only the listeners of what changed', () => {
    const form = open(many);
    const touched = vi.fn();
    const other = vi.fn();
    form.subscribe('f1', touched);
    form.subscribe('f2', other);
    form.change('f0', 'x');
    expect(touched).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('a cycle of conditions ends', () => {
    const form = open([
      field('a', { conditionals: [{ type: 'visualization', field: 'b' }] }),
      field('b', { conditionals: [{ type: 'visualization', field: 'a' }] }),
    ]);
    form.change('a', 'x');
    form.change('b', 'x');
    expect(compileForm([], testKinds).cyclic).toEqual([]);
    expect(shown(form).length).toBeLessThanOrEqual(2);
  });
});

describe('judge', () => {
  const fields = [
    field('nome', { required: true }),
    field('celular', { readOnly: true }),
    field('oculto', { conditionals: [{ type: 'visualization', field: 'nome', values: ['x'] }] }),
    field('aviso', { component: 'note' }),
    field('estranho', { component: 'kindFromMars' }),
  ];
  const form = compileForm(fields.slice(0, 4), testKinds);
  const context = { ...emptyContext(today), earlier: { celular: '11987654321' } };

  it('keeps the visible answers, drops the hidden ones, and does not trust read-only ones', () => {
    const verdict = judge(form, { nome: 'Ana', celular: '00000', oculto: 'z' }, context);
    expect(verdict.answers).toEqual({ nome: 'Ana', celular: '11987654321' });
    expect(verdict.problems).toEqual([]);
  });

  it('names unknown keys and missing answers', () => {
    const verdict = judge(form, { outra: 1 }, context);
    expect(verdict.unknown).toEqual(['outra']);
    expect(verdict.problems).toEqual([{ field: 'nome', message: 'O campo nome é obrigatório.' }]);
  });

  it('an answer that was emptied is not filled in again from an earlier step', () => {
    const same = compileForm([field('email', { required: true })], testKinds);
    const verdict = judge(same, {}, { ...emptyContext(today), earlier: { email: 'a@b.co' } });
    expect(verdict.problems).toHaveLength(1);
  });

  it('fails closed on a kind that nobody knows', () => {
    expect(judge(compileForm(fields, testKinds), { nome: 'Ana' }, context).problems).toContainEqual({
      field: 'estranho',
      message: 'Campo inválido',
    });
  });
});
