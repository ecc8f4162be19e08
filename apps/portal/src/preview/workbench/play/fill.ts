import { maskExamples } from '@passo/domain/maskExamples.ts';
import { masks, isMaskName } from '@passo/domain/masks.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { Json } from '@passo/engine/json.ts';
import { picture } from '../../pictures.ts';
import { examplesOf } from '../../sample.ts';

/** Somebody who does not exist. */
const byKey: Readonly<Record<string, Json>> = {
  ...{ cpf: '52998224725', nome: 'Ana Costa', celular: '11987654321', email: 'ana@exemplo.com.br', cep: '01001000' },
  ...{
    dataNascimento: '1990-05-12',
    dataAdmissao: '2019-03-01',
    logradouro: 'Praça da Sé',
    numero: '100',
    bairro: 'Sé',
  },
  ...{ cidade: 'São Paulo', uf: 'SP', agencia: '1234', conta: '567890', renavam: '639884962' },
  // Who sells and who lives with the customer is somebody else.
  ...{ documentoVendedor: '11144477735', cpfConjuge: '39053344705', chassi: '9BD341ACXPY004251' },
  oferta: 'of_exemplo',
};

/** Fields come and go with what is answered; more often than this nothing new comes. */
const PASSES = 6;

/** Answers what is asked and not answered, each with the first example that its field takes. */
export function fillForm(form: Form): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const field of form.visibleFields()) if (isOpen(form, field)) fillField(form, field);
  }
}

function isOpen(form: Form, { key, answers }: CompiledField): boolean {
  const view = form.view(key);
  return answers && view !== undefined && !view.readOnly && problemsOf(form, key) > 0;
}

const problemsOf = (form: Form, key: string): number =>
  form.problems().filter(({ field }) => field === key || field.startsWith(`${key}.`)).length;

function fillField(form: Form, field: CompiledField): void {
  const { key, kind, rows } = field;
  if (rows !== undefined) {
    if (form.rows(key).length === 0) form.addRow(key);
    for (const row of form.rows(key)) fillForm(row.form);
    return;
  }
  if (kind?.upload === true) {
    form.change(key, { name: 'foto.svg', file: new File([picture], 'foto.svg', { type: 'image/svg+xml' }) });
    return;
  }
  for (const wire of candidates(form.definition(key) ?? field.definition)) {
    if (form.fill(key, wire) && problemsOf(form, key) === 0) return;
  }
}

function candidates({
  key,
  component,
  mask,
  values = [],
  minValue,
  maxValue,
  validation = [],
}: FieldDefinition): readonly Json[] {
  const chosen = values.filter(({ disabled }) => disabled !== true).map(({ value, label }) => ({ value, label }));
  const known = Object.hasOwn(byKey, key) ? byKey[key] : undefined;
  const limits = [maxValue, minValue].filter((one) => one !== undefined);
  return [
    ...(known === undefined ? [] : [known]),
    ...chosen.slice(0, 3),
    ...chosen.slice(0, 1).map((one) => [one]),
    ...limits,
    ...validation.flatMap((name) => (Object.hasOwn(byKey, name) ? [byKey[name] ?? null] : [])),
    ...(isMaskName(mask) ? [masks[mask].unmask(maskExamples[mask].example)] : []),
    ...examplesOf(component).good.map(({ wire }) => wire),
    ...['Exemplo de resposta', '1990-05-12', '2030-01-15', '12', 'ana@exemplo.com.br', 'Ana Costa', '11987654321'],
    ...[1_000, 10, 100_000, true, false],
  ];
}
