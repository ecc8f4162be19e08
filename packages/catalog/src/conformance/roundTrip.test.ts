import { formatters, isMaskName, masks } from '@passo/domain';
import {
  answersOf,
  canonical,
  compileForm,
  emptyContext,
  type FieldDefinition,
  type FieldKind,
  Form,
  judge,
  lintFlow,
  payloadOf,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { formats } from '../formats.ts';
import { catalog } from '../index.ts';

/*
 * For every kind, mask and `format.send`: what the loader lets through keeps each answer as its person saw it. The answers here are
 * others than the loader's own, and go through a real form and the server's judge.
 */

const context = emptyContext('2026-11-20');
const kinds = Object.entries<FieldKind>(fields).filter(
  ([, kind]) => kind.answers !== false && kind.repeats === undefined,
);
const withNone = (names: object): readonly (string | null)[] => [null, ...Object.keys(names)];
const options = [
  { value: 'SP', label: 'São Paulo' },
  { value: '2', label: 'Duas parcelas' },
];

const definition = (component: string, mask: string | null, send: string | null): FieldDefinition => ({
  ...{ key: 'campo', label: 'Campo', component, maxValue: 1_000_000, values: options },
  ...(mask !== null && { mask }),
  ...(send !== null && { format: { send } }),
});

const found = (field: FieldDefinition): readonly string[] =>
  lintFlow({ steps: [{ slug: 's', name: 'S', stepType: 'form', fields: [field] }] }, catalog)
    .filter(({ path }) => /mask|send/.test(path))
    .map(({ path, message }) => `${path.replace('steps[0].fields[0].', '')} ${message}`);

const typed = [
  ...[
    'Márcia de Souza',
    'ISENTO',
    'a@b.com',
    '7',
    '07',
    '450',
    '12,5',
    '1.234,56',
    'R$ 9,90',
    '12/02/2027',
    '2027-02-12',
  ],
  ...[
    '39053344705',
    '12ABC34501DE35',
    'V123456J',
    '1X',
    '0001234X',
    'BRA2E19',
    '30140071',
    '21912345678',
    'Sim',
    'true',
  ],
];
const others = [450, 0.0179, 24, 1_234.56, true, options[0], [options[1]], '2027-02-12'];

/** What somebody typed or chose, as it stands once the field is left; whatever the kind cannot hold is left out. */
function* standing(kind: FieldKind, field: FieldDefinition): Iterable<Form> {
  const { mask } = field;
  const texts = isMaskName(mask) ? typed.map((text) => masks[mask].mask(text)) : typed;
  for (const wire of kind.text === undefined ? others : texts) {
    const read = kind.read(wire, field);
    if (!read.ok) continue;
    const form = new Form(compileForm([{ ...field, format: {} }], fields, formats), context);
    form.change('campo', read.value);
    form.reveal();
    if (form.problems().length === 0) yield form;
  }
}

/** Sends it by the format, lets the server judge it, and opens the form again. */
function again(field: FieldDefinition, form: Form): unknown {
  const compiled = compileForm([field], fields, formats);
  const sending = new Form(compiled, context);
  sending.change('campo', form.view('campo')?.value);
  sending.reveal();
  const verdict = judge(compiled, payloadOf(sending), context);
  return verdict.problems.length > 0 ? verdict.problems : verdict.answers;
}

describe.each(kinds)('%s', (component, kind) => {
  it('keeps every answer under every mask and format that the loader takes, and the others are refused', () => {
    const lost: string[] = [];
    let taken = 0;
    for (const mask of withNone(masks))
      for (const send of withNone(formatters)) {
        const field = definition(component, mask, send);
        if (found(field).length > 0) continue;
        taken += 1;
        for (const form of standing(kind, field)) {
          const [seen, kept] = [answersOf(form), again(field, form)];
          if (send !== 'removeAccents' && canonical(kept) !== canonical(seen))
            lost.push(`${mask} × ${send}: ${canonical(seen)} became ${canonical(kept)}`);
        }
      }
    expect(lost).toEqual([]);
    expect(taken).toBeGreaterThan(0);
  });
});

/* What is typed differs from what would be kept, in words. */
const wrong: readonly (readonly [component: string, mask: string | null, send: string])[] = [
  ...['onlyDigits', 'date', 'showDate', 'showDateHour', 'onlyMoney', 'yesOrNo', 'acceptOrRefuse', 'percentage'].map(
    (send) => ['text', null, send] as const,
  ),
  ...['installments', 'toPercentageLikeExcel'].map((send) => ['text', null, send] as const),
  ...['cnpj', 'cpfOrCnpj', 'rg', 'rne', 'date', 'name', 'onlyText', 'upperCase', 'lowerCase', 'licencePlate'].map(
    (mask) => ['text', mask, 'onlyDigits'] as const,
  ),
  ...['agency', 'account', 'partiallyHiddenPhone'].map((mask) => ['text', mask, 'onlyDigits'] as const),
  ...['cpf', 'cnpj', 'date', 'prazo', 'phone', 'cep', 'onlyNumber', 'account'].map(
    (mask) => ['text', mask, 'onlyMoney'] as const,
  ),
  ...['prazo', 'onlyNumber'].map((mask) => ['text', mask, 'installments'] as const),
  ...['cpf', 'prazo', 'phone', 'cep', 'rg', 'onlyNumber'].map((mask) => ['text', mask, 'percentage'] as const),
  ...['cpf', 'prazo', 'account'].map((mask) => ['text', mask, 'toPercentageLikeExcel'] as const),
  ...[null, 'cep'].map((mask) => ['textWithAutoComplete', mask, 'onlyMoney'] as const),
  ['cep', null, 'onlyMoney'],
  ['cep', null, 'percentage'],
];

it.each(wrong)(
  '%s under the mask %s sent by %s is refused, with an answer that it would change',
  (component, mask, send) => {
    const [said] = found(definition(component, mask, send));
    expect(said).toMatch(new RegExp(`^format.send "${send}" turns the answer ".+" into (".*"|one that is refused)$`));
  },
);

it.each([
  ['cnpj', 'prazo'],
  ['cep', 'rne'],
  ['date', 'licencePlate'],
])('a %s under the mask %s is refused: nobody could answer', (component, mask) =>
  expect(found(definition(component, mask, null))[0]).toMatch(
    /^mask (what is typed|a .* has a mask of its own|does not fit)/,
  ),
);

it('counts forty and more', () => expect(new Set(wrong.map(String)).size).toBeGreaterThanOrEqual(40));
