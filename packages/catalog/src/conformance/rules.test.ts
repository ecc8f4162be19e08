import {
  answersOf,
  compileForm,
  emptyContext,
  type FieldDefinition,
  Form,
  type FormContext,
  type Json,
  judge,
} from '@passo/engine';
import { formats } from '../formats.ts';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { validationTexts as texts } from './validationTexts.ts';

/* Every rule of the specification (2-fields, section 5, and what decisions.md says of fields) as the engine tells it. */

const today = '2026-11-20';
const said = (field: Partial<FieldDefinition>, wire?: Json, context: Partial<FormContext> = {}): string | null => {
  const definition = { key: 'campo', component: 'text', label: 'Campo', ...field };
  const answers = wire === undefined ? {} : { [definition.uniqueKey ?? definition.key]: wire };
  const { problems } = judge(compileForm([definition], fields), answers, { ...emptyContext(today), ...context });
  return problems[0]?.message ?? null;
};
const must = { required: true };
const marked = {
  component: 'sliderMoney',
  maxValue: 100,
  values: [10, 20].map((value) => ({ value, label: String(value) })),
};
const sp = { value: 'SP', label: 'São Paulo' };
const states = [sp];
const closed = [{ ...sp, disabled: true }];
const age = { component: 'date', dateValidation: [{ boundary: 'end', type: 'years', value: -18 }] } as const;
const since = {
  component: 'date',
  dateValidation: [{ boundary: 'start', type: 'absoluteDate', value: '2000-01-01' }],
} as const;

describe('every text of the specification, word for word', () => {
  it.each<[string, Partial<FieldDefinition>, Json | undefined, string]>([
    ['required', must, undefined, texts.required.replace('{label}', 'Campo')],
    ['insert', { rules: ['required'] }, undefined, texts.insert.replace('${label}', 'Campo')],
    ['salaryDayMin', { key: 'diaRecebimentoSalario' }, '0', texts.salaryDayMin],
    [
      'its counterpart',
      { key: 'diaRecebimentoSalario' },
      '32',
      texts.salaryDayMin.replace('menor que 1', 'maior que 31'),
    ],
    ['term', { component: 'term', ...must }, false, texts.term],
    ['max', { component: 'money', maxValue: 10 }, 10.01, texts.max],
    ['min', { component: 'money', minValue: 10 }, 9.99, texts.min],
    ['minLength', { minLength: 3 }, 'ab', texts.minLength.replace('N', '3')],
    ['date', { component: 'date' }, '31/02/1990', texts.date],
    ['select', { component: 'select' }, { value: 'SP' }, texts.select],
    ['default', { component: 'money' }, 'dez', texts.default],
    ['cpf', { validation: ['cpf'] }, '11111111111', texts.cpf],
  ])('%s', (_, field, wire, text) => expect(said(field, wire)).toBe(text));
});

describe('the rules, at their borders', () => {
  it.each<[string, Partial<FieldDefinition>, Json | undefined, string | null]>([
    ['required: something', must, 'x', null],
    ['required: spaces are nothing', must, '  ', texts.required.replace('{label}', 'Campo')],
    ['required: in the words of the field', { ...must, missing: 'Digite o campo.' }, undefined, 'Digite o campo.'],
    ['required: the key where there is no label', { ...must, label: '' }, undefined, 'O campo campo é obrigatório.'],
    ['required: zero money is nothing', { component: 'money', ...must }, 0, 'O campo Campo é obrigatório.'],
    ['required: a zero of percent is an answer', { component: 'percentage', ...must }, 0, null],
    ['required: an unticked box', { component: 'checkbox', ...must }, false, 'O campo Campo é obrigatório.'],
    ['required: an empty list', { component: 'checkBoxGroup', ...must }, [], 'O campo Campo é obrigatório.'],
    [
      'required by rule and by itself: the specification’s words',
      { ...must, rules: ['required'] },
      undefined,
      'O campo Campo é obrigatório.',
    ],
    ['not required', {}, undefined, null],
    ['name of 70', { key: 'nome' }, 'N'.repeat(70), null],
    ['name of 71', { key: 'nome' }, 'N'.repeat(71), 'O nome pode ter no máximo 70 caracteres.'],
    [
      'name by its unique key',
      { key: 'x', uniqueKey: 'nome' },
      'N'.repeat(71),
      'O nome pode ter no máximo 70 caracteres.',
    ],
    ['another text may be longer', { key: 'outro' }, 'N'.repeat(71), null],
    ['salary day 1', { key: 'diaRecebimentoSalario' }, '1', null],
    ['salary day 31', { key: 'diaRecebimentoSalario' }, '31', null],
    ['salary day 15, a number', { key: 'diaRecebimentoSalario' }, 15, null],
    ['salary day -1', { key: 'diaRecebimentoSalario' }, '-1', texts.salaryDayMin],
    ['salary day half', { key: 'diaRecebimentoSalario' }, '1.5', texts.default],
    ['salary day in words', { key: 'diaRecebimentoSalario' }, 'cinco', texts.default],
    [
      'salary day chosen from a list',
      { key: 'diaRecebimentoSalario', component: 'select' },
      { value: 40, label: '40' },
      'O dia de pagamento não pode ser maior que 31.',
    ],
    ['term accepted', { component: 'term', ...must }, true, null],
    ['term not required', { component: 'term' }, false, null],
    ['money at its maximum', { component: 'money', maxValue: 10 }, 10, null],
    ['money at its minimum', { component: 'money', minValue: 10 }, 10, null],
    ['money of a third decimal', { component: 'money' }, 1.999, texts.default],
    ['a slider beyond', { component: 'sliderMoney', maxValue: 10 }, 11, texts.max],
    ['a slider that was put at nothing', { component: 'sliderMoney', minValue: 10, maxValue: 100 }, 0, texts.min],
    ['a slider at nothing where that may be', { component: 'sliderMoney', required: true, maxValue: 100 }, 0, null],
    ['a slider on a mark', marked, 20, null],
    ['a slider between its marks', marked, 15, 'Escolha um dos valores marcados.'],
    ['a slider whose limits leave its marks out', { ...marked, minValue: 50 }, 60, null],
    ['a property is worth what it is worth, up', { component: 'inputRealEstateValue', maxValue: 10 }, 11, null],
    ['and down', { component: 'inputRealEstateValue', minValue: 10 }, 9, null],
    ['percent at 100', { component: 'percentage' }, 1, null],
    ['percent above 100', { component: 'percentage' }, 1.01, texts.max],
    ['percent below 0', { component: 'percentage' }, -0.01, texts.min],
    ['percent above its own limit', { component: 'percentage', maxValue: 5 }, 0.06, texts.max],
    ['a number in a text', { mask: 'onlyNumber', maxValue: 48 }, '49', texts.max],
    ['a number in a text, below', { mask: 'prazo', minValue: 6 }, '5', texts.min],
    ['a number in a text, between', { mask: 'prazo', minValue: 6, maxValue: 48 }, '12', null],
    ['words have no size', { maxValue: 1 }, 'doze', null],
    ['a number in a text, of 17 digits', { maxValue: 20 }, '12345678901234567', texts.max],
    ['a number in a text, as Brazil writes it', { maxValue: 2000 }, '1.999,90', null],
    ['a number in a text, a thousand with a point', { maxValue: 20 }, '1.000', texts.max],
    ['money below nothing', { component: 'money' }, -0.01, texts.min],
    ['money below nothing where the definition says so', { component: 'money', minValue: -5 }, -1, null],
    ['money beyond what can be counted', { component: 'money' }, 9_007_199_254_740_993, texts.default],
    ['a property worth less than nothing', { component: 'inputRealEstateValue' }, -1, texts.min],
    ['one option twice', { component: 'checkBoxGroup', values: states }, [sp, sp], texts.select],
    ['an option that cannot be chosen', { component: 'checkBoxGroup', values: closed }, [sp], texts.select],
    ['text of no width', { required: true, label: 'Nome' }, '\u200b\u2060', 'O campo Nome é obrigatório.'],
    [
      'a plate of no characters',
      { component: 'consultaPlaca', required: true, label: 'Placa' },
      { plate: '' },
      'O campo Placa é obrigatório.',
    ],
    ['maxLength counts no mask', { mask: 'cpf', maxLength: 11 }, '52998224725', null],
    ['more than the mask has room for', { mask: 'rne' }, '123456J', texts.default],
    ['longer than maxLength under a mask', { mask: 'upperCase', maxLength: 3 }, 'ABCD', 'Máximo de caracteres: 3'],
    [
      'longer than maxLength with suggestions',
      { component: 'textWithAutoComplete', maxLength: 3 },
      'ABCD',
      'Máximo de caracteres: 3',
    ],
    ['minLength reached', { minLength: 3 }, 'abc', null],
    ['minLength counts no mask', { minLength: 3 }, ' a ', 'Mínimo de caracteres: 3'],
    ['minLength of nothing', { minLength: 3 }, '', null],
    ['18 years old today', age, '2008-11-20', null],
    ['18 years old tomorrow', age, '2008-11-21', texts.date],
    ['boundary on its day', since, '2000-01-01', null],
    ['boundary the day before', since, '1999-12-31', texts.date],
    [
      'a boundary in its own words',
      { ...age, dateValidation: [{ ...age.dateValidation[0], message: 'Só maiores.' }] },
      '2020-01-01',
      'Só maiores.',
    ],
    ['a date of nine characters', since, '1/01/2000', texts.date],
    ['29 February of a common year', { component: 'date' }, '2023-02-29', texts.date],
    ['a select needs value and label', { component: 'select' }, { label: 'São Paulo' }, texts.select],
    [
      'a select of what is not listed',
      { component: 'select', values: states },
      { value: 'XX', label: 'X' },
      texts.select,
    ],
    ['a select of what is listed', { component: 'select', values: states }, { value: 'SP', label: 'São Paulo' }, null],
    [
      'a select of what cannot be chosen',
      { component: 'select', values: states.map((state) => ({ ...state, disabled: true })) },
      { value: 'SP', label: 'São Paulo' },
      texts.select,
    ],
    ['a component that nobody knows', { component: 'deMarte' }, 'x', texts.default],
    ['a validator that nobody knows', { validation: ['deMarte'] }, 'x', texts.default],
    ['a validator named in the rules', { rules: ['cpf'] }, '1', texts.cpf],
  ])('%s', (_, field, wire, text) => expect(said(field, wire)).toBe(text));

  it('limits that only the server knows replace the definition’s', () => {
    const context = { bounds: { campo: { maxValue: 5 } } };
    expect(said({ component: 'money', maxValue: 10 }, 6, context)).toBe(texts.max);
  });

  it.each([...[23, 25, 26, 29, 36, 39, 52, 56, 57, 58, 59, 72, 76, 78], ...[10, 20, 30, 0, 1, 9]])(
    'the area code %i is none',
    (ddd) => {
      const number = `${String(ddd).padStart(2, '0')}987654321`;
      expect(said({ validation: ['cellphone'] }, number)).toMatch(/^\p{Lu}.+/u);
    },
  );
});

describe('what is kept of an answer', () => {
  const kept = (
    more: Partial<FieldDefinition> & { component: string },
    wire: Json,
    context: Partial<FormContext> = {},
  ) =>
    judge(
      compileForm([{ key: 'campo', label: 'Campo', ...more }], fields),
      { campo: wire },
      {
        ...emptyContext(today),
        ...context,
      },
    ).answers;

  it('an option is kept in the words of the list, whatever words came with it', () => {
    const forged = { value: 'SP', label: 'Grátis' };
    expect(kept({ component: 'checkBoxGroup', values: states }, [forged])).toEqual({ campo: [sp] });
    expect(kept({ component: 'select', values: states }, forged)).toEqual({ campo: sp });
  });

  it.each<[string, Json]>([
    ['consultaPlaca', { plate: '' }],
    ['cnpj', { cnpj: '', name: '' }],
    ['modeloVeiculo', { value: '', label: ' ', marca: '' }],
    ['anoModeloVeiculo', { value: '', label: '' }],
    ['text', '\u200b'],
  ])('nothing is kept of a %s that holds nothing', (component, wire) => expect(kept({ component }, wire)).toEqual({}));

  it.each([
    [20_000, 14_200],
    [100, 500],
    [8_000, 8_000],
  ])('a slider whose default is %d begins at %d', (defaultValue, begins) => {
    const slider = { key: 'valor', component: 'sliderMoney', minValue: 500, maxValue: 14_200, defaultValue };
    expect(answersOf(open([slider]))).toEqual({ valor: begins });
  });

  it.each([
    [undefined, 20],
    [16, 20],
    [1, 10],
  ])('a slider with marks whose default is %s begins at the mark %d', (defaultValue, begins) =>
    expect(
      answersOf(open([field('valor', 'sliderMoney', { ...marked, ...(defaultValue && { defaultValue }) })])),
    ).toEqual({
      valor: begins,
    }),
  );

  it('money begins at its default, and at nothing without one', () => {
    expect(answersOf(open([field('a', 'money', { defaultValue: 12.5 }), field('b', 'money')]))).toEqual({ a: 12.5 });
  });

  it('a consent is held by its own words alone, whatever else has its name', () => {
    const term = [field('lgpd', 'term', { required: true, hiddenOnFilled: true })];
    expect(open(term, { earlier: { lgpd: true } }).visibleFields()).toHaveLength(1);
    expect(open(term, { stored: { lgpd: false } }).visibleFields()).toHaveLength(1);
    expect(open(term, { stored: { lgpd: true } }).visibleFields()).toHaveLength(0);
  });
});

const open = (definitions: readonly FieldDefinition[], context: Partial<FormContext> = {}): Form =>
  new Form(compileForm(definitions, fields, formats), { ...emptyContext(today), ...context });
const field = (key: string, component: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  component,
  label: key,
  ...more,
});

describe('what hides, and what is not asked again', () => {
  const asked = [
    field('email', 'text', { hiddenOnFilled: true, required: true }),
    field('copia', 'checkbox', { conditionals: [{ type: 'visualization', field: 'email' }] }),
  ];

  it.each<[string, Partial<FormContext>, readonly string[]]>([
    ['nothing is held', {}, ['email']],
    ['nothing but an empty text is held', { stored: { email: '' } }, ['email']],
    ['the step holds it', { stored: { email: 'a@b.co' } }, ['copia']],
    ['an earlier step holds it', { earlier: { email: 'a@b.co' } }, ['copia']],
  ])('hiddenOnFilled where %s', (_, context, visible) => {
    expect(
      open(asked, context)
        .visibleFields()
        .map(({ key }) => key),
    ).toEqual(visible);
  });

  it('what was not asked again is not lost when the step is sent again', () => {
    const context = { ...emptyContext(today), stored: { email: 'a@b.co' } };
    expect(judge(compileForm(asked, fields), { copia: true }, context)).toMatchObject({
      answers: { email: 'a@b.co', copia: true },
      problems: [],
    });
    expect(judge(compileForm(asked, fields), { email: 'mau@b.co' }, context).answers).toEqual({
      email: 'a@b.co',
      copia: false,
    });
  });

  it('alternatives of which none is left are no condition', () => {
    const conditions = [{ field: 'none' }];
    const form = open([field('x', 'text', { conditionals: [{ type: 'displayBasedOnValues', conditions }] })]);
    expect(form.visibleFields()).toHaveLength(1);
  });

  it('an unticked box has a value to compare with and counts as no answer', () => {
    const form = open([
      field('caixa', 'checkbox'),
      field('nao', 'text', { conditionals: [{ type: 'visualization', field: 'caixa', values: [false] }] }),
      field('sim', 'text', { conditionals: [{ type: 'visualization', field: 'caixa' }] }),
      field('preso', 'text', { dependencies: ['caixa'] }),
    ]);
    const visible = (): readonly string[] => form.visibleFields().map(({ key }) => key);
    expect([visible(), form.view('preso')?.readOnly]).toEqual([['caixa', 'nao', 'preso'], true]);
    form.change('caixa', true);
    expect([visible(), form.view('preso')?.readOnly]).toEqual([['caixa', 'sim', 'preso'], false]);
  });

  it('any of several chosen values satisfies a condition', () => {
    const form = open([
      field('bens', 'checkBoxGroup'),
      field('placa', 'text', { conditionals: [{ type: 'visualization', field: 'bens', values: ['carro'] }] }),
    ]);
    form.change('bens', [{ value: 'casa', label: 'Casa' }]);
    expect(form.view('placa')?.visible).toBe(false);
    form.change('bens', [
      { value: 'casa', label: 'Casa' },
      { value: 'carro', label: 'Carro' },
    ]);
    expect(form.view('placa')?.visible).toBe(true);
  });

  it('readOnly with a proposal, and only then', () => {
    const fixed = [field('x', 'text', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] })];
    expect(open(fixed).view('x')?.readOnly).toBe(false);
    expect(open(fixed, { hasProposal: true }).view('x')?.readOnly).toBe(true);
  });

  it('a label says a value as format.show wants it', () => {
    const form = open(
      [field('cpf', 'text', { mask: 'cpf', format: { show: 'onlyDigits' } }), field('x', 'text', { label: '{{cpf}}' })],
      { stored: { cpf: '52998224725' } },
    );
    expect(form.view('x')?.label).toBe('52998224725');
  });
});
