import { formatters, isMaskName, masks, validators, type FormatterName, type ValidatorName } from '@passo/domain';
import { maskExamples } from '@passo/domain/maskExamples.ts';
import * as fields from '@passo/catalog/fields/index.ts';
import type { FieldExamples } from '@passo/catalog/conformance/examples.ts';
import type { FieldKind } from '@passo/engine';
import prettier from 'prettier';
import { expect, it } from 'vitest';

/* docs/fields.md is made here, out of the catalog. When it is stale: `npx vitest run --project unit fieldsDocument -u`;
   with `-u` before the name every snapshot would be written anew. */

const bad: Readonly<Record<ValidatorName, string>> = {
  cpf: '111.111.111-11',
  name: 'Maria',
  email: 'maria@gmail',
  cellphone: '(23) 91234-5678',
  date: '31/02/2026',
  dateNotFuture: '01/01/2999',
  renavam: '12345678901',
  cnpj: '11.222.333/0001-82',
  cpfOrCnpj: '529.982.247-24',
  chassis: '9BWZZZ377VTO04251',
};

const inputs: Readonly<Record<FormatterName, unknown>> = {
  onlyDigits: '529.982.247-25',
  date: '31/12/2026',
  showDate: '2026-12-31',
  showDateHour: '2026-12-31T18:30:00Z',
  money: 1234.56,
  onlyMoney: 'R$ 1.234,56',
  selectOnlyValue: { value: 'SP', label: 'São Paulo' },
  selectOnlyLabel: { value: 'SP', label: 'São Paulo' },
  yesOrNo: true,
  acceptOrRefuse: true,
  selectValueAndLabel: { value: 'SP', label: 'São Paulo' },
  removeAccents: 'São João',
  percentage: 12.5,
  installments: 24,
  toPercentageLikeExcel: 0.0179,
};

const code = (value: unknown): string => `\`${JSON.stringify(value)?.replaceAll('|', '\\|') ?? 'nothing'}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const named = <Value>(
  values: Readonly<Record<string, Value>>,
  row: (name: string, value: Value) => readonly string[],
) => Object.entries(values).map(([name, value]) => [`\`${name}\``, ...row(name, value)]);

async function kindSection(name: string, kind: FieldKind): Promise<string> {
  const { examples }: { examples: FieldExamples } = await import(
    `../../packages/catalog/src/fields/${name}/examples.ts`
  );
  const lines = [`### ${name}`, `Drawn by the control \`${kind.control}\`. ${natureOf(kind)}`];
  const rows = examples.good.map(({ wire, shown, field }) => [
    code(wire),
    shown,
    field === undefined ? '' : code(field),
  ]);
  if (rows.length > 0) lines.push(table(['Travels as', 'Shown as', 'With the properties'], rows));
  return lines.join('\n\n');
}

function natureOf(kind: FieldKind): string {
  if (kind.answers === false) return 'It shows something and never answers.';
  if (kind.upload === true) return 'Its file travels beside the JSON.';
  if (kind.repeats !== undefined) return 'It repeats its `subFields`.';
  return 'It has one answer.';
}

const properties: readonly (readonly [names: string, meaning: string])[] = [
  ['`key`, `component`', 'the name of the answer and the kind; the only two that every field needs'],
  [
    '`label`, `placeholder`, `tooltip`, `tutorial`, `message`, `title`',
    'texts; a label may say `{{key}}` of another field',
  ],
  ['`required`, `readOnly`, `disabled`, `hidden`, `hiddenOnFilled`', 'whether it has to, can and shows to be answered'],
  [
    '`missing`',
    'what is said where a required one is left empty, such as `Digite o seu CPF.`; without it `O campo CPF é obrigatório.`',
  ],
  ['`mask`, `validation`, `format.send`, `format.show`', 'names out of the tables below'],
  ['`minLength`, `maxLength`, `minValue`, `maxValue`', 'bounds; values in reais for money; `maxLength` at most 5000'],
  ['`maxRows`', 'the most groups of a `list`: 20 where it does not say, 100 at most'],
  ['`dateValidation`', 'the first and the last day: absolute, or years from today'],
  ['`defaultValue`', 'what it starts with'],
  [
    '`values`, `resource`, `shouldUpdate`, `displayIfResourceIsEmpty`, `getDependencyValue`',
    'options, written here or fetched',
  ],
  [
    '`conditionals`, `dependencies`',
    'what other answers do to it; a `whole` `visualization` waits until one passes its checks, and stays then',
  ],
  ['`subFields`', 'the fields of one group of a `list`'],
  ['`term`', 'the consent that a `term` asks for: `consent`, `version`, `text`'],
  ['`url`, `icon`, `submit`', 'what a `button` does; an `imageCapture` with the `icon` `face` is a selfie'],
];

it('docs/fields.md says what the catalog has', async () => {
  const sorted = Object.entries<FieldKind>(fields).sort(([one], [other]) => one.localeCompare(other));
  const kinds = await Promise.all(sorted.map(([name, kind]) => kindSection(name, kind)));
  const text = [
    '# Fields',
    'Made from the catalog by `tests/repository/fieldsDocument.test.ts`; every example is a tested one. See them alive at `/componentes`.',
    '## Properties',
    table(['Property', 'What it is'], properties),
    '## Kinds',
    ...kinds,
    '## Masks',
    table(
      ['Name', 'For', 'Shown as', 'Travels as'],
      named(maskExamples, (name, { label, example }) =>
        isMaskName(name) ? [label, example, code(masks[name].unmask(example))] : [],
      ),
    ),
    '## Validators',
    table(
      ['Name', 'Refuses for example', 'And says'],
      named(validators, (name, validator) =>
        isKey(bad, name) ? [code(bad[name]), validator.problem(bad[name], '2026-11-20') ?? 'nothing'] : [],
      ),
    ),
    '## Formatters',
    table(
      ['Name', 'Makes of', 'This'],
      named(formatters, (name, formatter) =>
        isKey(inputs, name) ? [code(inputs[name]), code(formatter(inputs[name]))] : [],
      ),
    ),
  ].join('\n\n');
  const config = await prettier.resolveConfig('docs/fields.md');
  await expect(await prettier.format(text, { ...config, parser: 'markdown' })).toMatchFileSnapshot(
    '../../docs/fields.md',
  );
});

const isKey = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name);
