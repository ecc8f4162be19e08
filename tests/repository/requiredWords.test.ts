import fs from 'node:fs';
import path from 'node:path';
import { catalog } from '@passo/catalog';
import type { FieldDefinition, FieldKind, StepDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { shipped } from '../support/shipped.ts';

/* What is said where a field is left empty. The specification's sentence is for fields that say nothing of their own. */

const kinds: Readonly<Record<string, FieldKind>> = catalog.fields;

const isRequired = ({ required, rules = [] }: FieldDefinition): boolean =>
  required === true || rules.includes('required');

function* requiredIn(fields: readonly FieldDefinition[]): Iterable<FieldDefinition> {
  for (const field of fields) {
    if (isRequired(field) && kinds[field.component]?.requiredMessage === undefined) yield field;
    yield* requiredIn(field.subFields ?? []);
  }
}

const folder = path.resolve(import.meta.dirname, '../../templates/steps');
const templates: readonly StepDefinition[] = fs
  .readdirSync(folder)
  .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
const steps = [...shipped.flatMap(({ definition }) => definition.steps), ...templates];
const asked = steps.flatMap(({ fields = [] }) => [...requiredIn(fields)]);

it('every field that we ship says it in its own words', () => {
  const said = new Map(asked.map(({ label = '', missing = '' }) => [`${label}: ${missing}`, missing]));
  expect(said.size).toBeGreaterThan(40);
  for (const [field, words] of said) expect(words, field).toMatch(/^(Digite|Escolha|Informe) \p{L}.*[^.]\.$/u);
});

/** What is chosen is not typed, and the other way round. */
it.each([
  [/^Escolha/, ['select', 'radio', 'radioChip', 'cnpj']],
  [/^Digite/, ['text', 'textWithAutoComplete', 'cep', 'consultaPlaca']],
  [/^Informe/, ['date', 'money', 'sliderMoney', 'inputRealEstateValue', 'modeloVeiculo', 'anoModeloVeiculo', 'text']],
])('%s is said of what is answered so', (verb, components) => {
  const found = asked.filter(({ missing = '' }) => verb.test(missing));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ component }) => !components.includes(component))).toEqual([]);
});
