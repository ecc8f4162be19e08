import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import type { JsonObject } from '../json.ts';
import { compileForm } from './compile.ts';
import { emptyContext, type FormContext } from './context.ts';
import { Form } from './form.ts';
import { payloadOf } from './payload.ts';
import { field, list, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

/* A condition that is `whole`: an address waits for a postal code that is complete. */

const today = '2026-11-20';
const whole = { conditionals: [{ type: 'visualization', field: 'code', whole: true }] } as const;
const code = field('code', { minLength: 3, required: true });
const address = [code, field('street', { ...whole, required: true }), field('town', whole)];
const ALL = ['code', 'street', 'town'];
const open = (fields: readonly FieldDefinition[], context: Partial<FormContext> = {}): Form =>
  new Form(compileForm(fields, { ...testKinds, list }), { ...emptyContext(today), ...context });
const shown = (form: Form): readonly string[] => form.visibleFields().map(({ key }) => key);

describe('a field that waits for a whole answer', () => {
  it.each<[string, JsonObject, readonly string[]]>([
    ['is not there before it', {}, ['code']],
    ['nor beside half of it', { code: '12' }, ['code']],
    ['is there with what is stored', { code: '123' }, ALL],
  ])('%s', (_what, stored, keys) => expect(shown(open(address, { stored }))).toEqual(keys));

  it('comes with its last character, stays while it is corrected, and loses nothing', () => {
    const form = open(address);
    form.change('code', '12');
    expect([shown(form), form.progress()]).toEqual([['code'], { required: 1, filled: 1, invalid: 1 }]);
    form.change('code', '123');
    expect([shown(form), form.progress()]).toEqual([ALL, { required: 2, filled: 1, invalid: 1 }]);
    form.change('street', 'Rua A');
    for (const code of ['12', '', '456']) {
      form.change('code', code);
      expect([shown(form), form.view('street')?.value]).toEqual([ALL, 'Rua A']);
    }
    expect(payloadOf(form)).toEqual({ code: '456', street: 'Rua A' });
  });

  it('opens no page beside half of it, and what was typed comes back with the rest', () => {
    const form = open(address);
    form.fill('code', '12');
    form.fill('street', 'Rua A');
    expect(shown(form)).toEqual(['code']);
    form.change('code', '123');
    expect([shown(form), form.view('street')?.value]).toEqual([ALL, 'Rua A']);
  });

  it('that came after sending was refused is not called wrong before it is sent, or left', () => {
    const form = open(address);
    form.reveal();
    form.change('code', '123');
    expect([form.view('street')?.error, form.problems().map((one) => one.field)]).toEqual([undefined, ['street']]);
    form.reveal();
    expect(form.view('street')?.error).toBe('O campo street é obrigatório.');
  });

  it('is not asked by who judges a submit without it', () => {
    const compiled = compileForm(address, testKinds);
    const problems = (submitted: JsonObject) =>
      judge(compiled, submitted, emptyContext(today)).problems.map(({ field: key }) => key);
    expect([problems({}), problems({ code: '12' }), problems({ code: '123' })]).toEqual([
      ['code'],
      ['code'],
      ['street'],
    ]);
  });

  it('goes where that is hidden', () => {
    const conditionals = [{ type: 'visualization', field: 'asks', values: ['yes'] }] as const;
    const form = open([field('asks'), { ...code, conditionals }, field('street', whole)]);
    form.change('asks', 'yes');
    form.change('code', '123');
    expect(shown(form)).toEqual(['asks', 'code', 'street']);
    form.change('asks', 'no');
    expect(shown(form)).toEqual(['asks']);
  });

  it('waits in a group for what is beside it there', () => {
    const form = open([field('people', { component: 'list', subFields: address })]);
    form.addRow('people');
    form.addRow('people');
    const [first, second] = form.rows('people').map((row) => row.form);
    first?.change('code', '123');
    expect([first, second].map((row) => row && shown(row))).toEqual([ALL, ['code']]);
  });
});
