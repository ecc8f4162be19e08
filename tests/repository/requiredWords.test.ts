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
  expect([...said.keys()].sort((one, other) => one.localeCompare(other, 'pt-BR'))).toMatchInlineSnapshot(`
    [
      "Agência: Digite a agência.",
      "Ano: Informe o ano.",
      "Bairro: Digite o bairro.",
      "Banco: Escolha o seu banco.",
      "Carta de crédito: Informe o valor da carta de crédito.",
      "Cartório de registro de imóveis: Informe o cartório de registro de imóveis.",
      "Celular com DDD: Digite o seu celular, com DDD.",
      "Celular confirmado por código: Digite o seu celular, com DDD.",
      "CEP: Digite o CEP.",
      "Chassi: Digite o chassi.",
      "Cidade: Digite a cidade.",
      "Conta com dígito: Digite a conta com dígito.",
      "Contrato: Escolha o contrato.",
      "CPF ou CNPJ de quem vende: Digite o CPF ou CNPJ de quem vende.",
      "CPF: Digite o CPF.",
      "CPF: Digite o seu CPF.",
      "Data de admissão: Informe a data de admissão.",
      "Data de nascimento: Informe a sua data de nascimento.",
      "Descontos obrigatórios por mês: Informe os descontos obrigatórios.",
      "Documento de identidade: Escolha o documento de identidade.",
      "E-mail: Digite o seu e-mail.",
      "Em quantas vezes na conta de luz: Escolha em quantas vezes pagar.",
      "Em quantas vezes: Escolha em quantas vezes pagar.",
      "Empresa: Escolha a empresa em que você trabalha.",
      "Endereço do imóvel: Digite o endereço do imóvel.",
      "Escolha uma opção: Escolha uma opção.",
      "Estado civil: Escolha o seu estado civil.",
      "Estado: Escolha o estado.",
      "Matrícula do imóvel: Digite a matrícula do imóvel.",
      "Modelo: Informe a marca e o modelo.",
      "Nome completo: Digite o seu nome completo.",
      "Nome de quem vende: Digite o nome de quem vende.",
      "Nome: Digite o nome.",
      "Número da instalação: Digite o número da instalação.",
      "Número de registro da CNH: Digite o número de registro da CNH.",
      "Número do RG: Digite o número do RG.",
      "Número do RNE: Digite o número do RNE.",
      "Número: Digite o número.",
      "Placa do veículo: Digite a placa do veículo.",
      "Prazo em meses: Escolha o prazo em meses.",
      "RENAVAM: Digite o RENAVAM.",
      "Rua ou avenida: Digite a rua ou avenida.",
      "Salário bruto por mês: Informe o seu salário bruto.",
      "Saques: Escolha quantos saques antecipar.",
      "Sua renda por mês: Informe a sua renda por mês.",
      "Tipo de conta: Escolha o tipo de conta.",
      "Tipo: Escolha o tipo do veículo.",
      "Valor da entrada: Informe o valor da entrada.",
      "Valor do crédito: Informe o valor do crédito.",
      "Valor do empréstimo: Informe o valor do empréstimo.",
      "Valor do imóvel: Informe o valor do imóvel.",
      "Valor do saque: Informe o valor do saque.",
      "Valor do veículo: Informe o valor do veículo.",
    ]
  `);
  for (const [field, words] of said) expect(words, field).toMatch(/^(Digite|Escolha|Informe) \p{L}.*[^.]\.$/u);
});

/** What is chosen is not typed, and the other way round. */
it.each([
  [/^Escolha/, ['select', 'radio', 'radioChip', 'cnpj']],
  [/^Digite/, ['text', 'cep', 'consultaPlaca']],
  [/^Informe/, ['date', 'money', 'sliderMoney', 'inputRealEstateValue', 'modeloVeiculo', 'anoModeloVeiculo', 'text']],
])('%s is said of what is answered so', (verb, components) => {
  const found = asked.filter(({ missing = '' }) => verb.test(missing));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ component }) => !components.includes(component))).toEqual([]);
});
