import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { compileForm } from './compile.ts';
import { emptyContext, type FormContext } from './context.ts';
import { Form } from './form.ts';
import { field, testKinds } from './testing/kinds.ts';
import { judge } from './verdict.ts';

/* What a rule keeps from the person: in the browser it shows so, on the server it is judged so. */

const context = (more: Partial<FormContext> = {}): FormContext => ({ ...emptyContext('2026-11-20'), ...more });
const open = (fields: readonly FieldDefinition[], more: Partial<FormContext> = {}): Form =>
  new Form(compileForm(fields, testKinds), context(more));
const answers = (fields: readonly FieldDefinition[], submitted: FormContext['stored'], more?: Partial<FormContext>) =>
  judge(compileForm(fields, testKinds), submitted, context(more)).answers;

const capital = [
  field('uf'),
  field('capital', {
    conditionals: [
      { type: 'standard', field: 'uf', values: ['SP'], value: 'São Paulo' },
      { type: 'standard', field: 'uf', value: 'outra' },
    ],
  }),
];

describe('a standard conditional', () => {
  it('gives back what was typed when its condition is gone', () => {
    const form = open(capital);
    form.change('capital', 'minha');
    form.change('uf', 'SP');
    expect(form.view('capital')).toMatchObject({ value: 'São Paulo', readOnly: true });
    form.change('uf', '');
    expect(form.view('capital')).toMatchObject({ value: 'minha', readOnly: false });
  });

  it('is the first of those that hold, and counts on the server whatever was sent', () => {
    const form = open(capital);
    form.change('uf', 'RJ');
    expect(form.view('capital')?.value).toBe('outra');
    expect(answers(capital, { uf: 'SP', capital: 'forjada' })).toEqual({ uf: 'SP', capital: 'São Paulo' });
    expect(answers(capital, { uf: 'RJ', capital: 'forjada' })).toEqual({ uf: 'RJ', capital: 'outra' });
    expect(answers(capital, { capital: 'minha' })).toEqual({ capital: 'minha' });
  });

  it('is kept from a draft: what was typed is', () => {
    const form = open(capital);
    form.change('capital', 'minha');
    form.change('uf', 'SP');
    expect(form.parked().map(({ field: { key }, value }) => [key, value])).toContainEqual(['capital', 'minha']);
  });
});

describe('what the person may not write yet, or no more', () => {
  const model = [field('marca'), field('modelo', { dependencies: ['marca'] })];
  const held = (cpf: string, earlier: FormContext['earlier']) => ({ hasProposal: true, stored: { cpf }, earlier });
  const fixed = [field('cpf', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] })];

  it.each<[string, readonly FieldDefinition[], FormContext['stored'], Partial<FormContext>, FormContext['stored']]>([
    ['without its dependency is not taken', model, { modelo: 'Mobi' }, {}, {}],
    ['follows what was answered before', fixed, { cpf: '2' }, held('1', { cpf: '3' }), { cpf: '3' }],
    ['with it, it is', model, { marca: 'Fiat', modelo: 'Mobi' }, {}, { marca: 'Fiat', modelo: 'Mobi' }],
    ['stays as kept without it', model, { modelo: 'Mobi' }, { stored: { modelo: 'Uno' } }, { modelo: 'Uno' }],
    ['before the proposal is taken', fixed, { cpf: '1' }, {}, { cpf: '1' }],
    ['after it stays as kept', fixed, { cpf: '2' }, { hasProposal: true, stored: { cpf: '1' } }, { cpf: '1' }],
    [
      'after it begins as told elsewhere',
      fixed,
      { cpf: '2' },
      { hasProposal: true, earlier: { cpf: '1' } },
      { cpf: '1' },
    ],
    [
      'of the wrong type is nobody’s slip',
      fixed,
      { cpf: 7 },
      { hasProposal: true, stored: { cpf: '1' } },
      { cpf: '1' },
    ],
  ])('%s', (_, fields, submitted, more, kept) => {
    const verdict = judge(compileForm(fields, testKinds), submitted, context(more));
    expect(verdict).toMatchObject({ answers: kept, problems: [] });
    expect(verdict.answers).toEqual(kept);
  });

  it('shows what is kept while its dependency is missing, and what was typed when it is back', () => {
    const form = open(model, { stored: { marca: 'Fiat', modelo: 'Uno' } });
    form.change('modelo', 'Mobi');
    form.change('marca', '');
    expect(form.view('modelo')).toMatchObject({ value: 'Uno', readOnly: true });
    form.change('marca', 'Fiat');
    expect(form.view('modelo')).toMatchObject({ value: 'Mobi', readOnly: false });
  });

  it('is not asked where its dependency is not: nobody waits for ever', () => {
    const fields = [
      field('tem', { component: 'box' }),
      field('marca', { conditionals: [{ type: 'visualization', field: 'tem' }] }),
      field('modelo', { required: true, dependencies: ['marca'] }),
      field('ano', { required: true, dependencies: ['anterior'] }),
    ];
    const form = open(fields);
    expect(form.visibleFields().map(({ key }) => key)).toEqual(['tem']);
    expect(judge(compileForm(fields, testKinds), { tem: false }, context()).problems).toEqual([]);
    form.change('tem', true);
    expect(form.visibleFields().map(({ key }) => key)).toEqual(['tem', 'marca', 'modelo']);
  });
});

describe('hiddenOnFilled', () => {
  const box = field('aceite', { component: 'box', hiddenOnFilled: true, required: true });

  it.each<[string, FieldDefinition, unknown, boolean]>([
    ['an unticked box is not filled', box, false, true],
    ['a ticked one is', box, true, false],
    ['zero is not', field('valor', { component: 'amount', hiddenOnFilled: true, required: true }), 0, true],
    ['what the kind cannot read is not', field('nome', { hiddenOnFilled: true, required: true }), 7, true],
    [
      'what its own checks refuse is not',
      field('correio', { hiddenOnFilled: true, required: true, validation: ['email'] }),
      'lixo',
      true,
    ],
  ])('%s', (_, asked, wire, visible) => {
    for (const place of ['stored', 'earlier'] as const) {
      const form = open([asked], { [place]: { [asked.key]: wire } });
      expect(form.visibleFields()).toHaveLength(visible ? 1 : 0);
      const verdict = judge(compileForm([asked], testKinds), {}, context({ [place]: { [asked.key]: wire } }));
      expect(verdict.problems).toHaveLength(visible ? 1 : 0);
    }
  });
});
