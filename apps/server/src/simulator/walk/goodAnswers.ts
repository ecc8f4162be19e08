import type { FieldDefinition, Json, JsonObject, OptionDefinition } from '@passo/engine';
import { exampleAnswers } from '../../flows/preview/examples.ts';
import type { WalkedPerson } from './person.ts';

/* What the person who is walked answers. Standard terms mean one thing in every flow, all else is answered by what its kind takes. */

/** What hangs together: an address with its postal code, a vehicle with its plate, what is earned with what is deducted. */
const byKey: JsonObject = {
  ...exampleAnswers,
  ...{ cep: '01001000', logradouro: 'Praça da Sé', numero: '100', bairro: 'Sé', cidade: 'São Paulo', uf: 'SP' },
  ...{ salarioBruto: 3_500, descontosObrigatorios: 500, rendaMensal: 8_000 },
  ...{ dataAdmissao: '2020-03-02', empregador: { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' } },
  ...{ orgao: 'siape', matriculaServidor: '1234567', regimeJuridico: 'estatutario' },
  ...{ tipoVeiculo: 'carros', placa: { plate: 'MBI2E24' }, valorVeiculo: 58_900 },
  ...{ valorImovel: 400_000, documentoVendedor: '11222333000181' },
  ...{ banco: '001', tipoConta: 'corrente', agencia: '1234', conta: '123456' },
};

/** Of those that a field names as its check. */
const byCheck: Readonly<Record<string, Json>> = {
  name: 'Maria da Silva',
  cnpj: '11222333000181',
  cpfOrCnpj: '11222333000181',
  renavam: '00639884962',
  chassis: '9BD341ACXPY004251',
};

const amounts: readonly Json[] = [3_000, 500, 50_000];
const dates: readonly Json[] = ['1990-05-12', '2020-03-02', '2030-01-15'];

/** Of those that a kind takes; one after the other, until one fits the field's limits. */
const byKind: Readonly<Record<string, readonly Json[]>> = {
  term: [true],
  checkbox: [true],
  cep: ['01001000'],
  cnpj: [{ cnpj: '11222333000181', name: '' }],
  date: dates,
  money: amounts,
  sliderMoney: amounts,
  inputRealEstateValue: [400_000, ...amounts],
  confirmaValor: amounts,
  percentage: [10],
};

const texts: readonly Json[] = ['Exemplo', '123456', '1234567890', '12345678901'];

/** What may be tried, the best first. */
export function candidates(
  field: FieldDefinition,
  person: WalkedPerson,
  offered: readonly Pick<OptionDefinition, 'value' | 'label'>[],
): readonly Json[] {
  const { key, validation = [], component, minValue, maxValue } = field;
  const own: JsonObject = { cpf: person.cpf, cellphone: person.phone, email: person.email };
  const known = { ...byKey, cpf: person.cpf, celular: person.phone, email: person.email }[key];
  return [
    ...(known === undefined ? [] : [asOption(known, offered)]),
    ...offered.slice(0, 3).flatMap(({ value, label }) => [{ value, label }, [{ value, label }]]),
    ...validation.flatMap((check) => own[check] ?? byCheck[check] ?? []),
    ...(byKind[component] ?? texts),
    ...[minValue, maxValue].flatMap((limit) => limit ?? []),
  ];
}

/** A choice is known by its value; its words are those of the list. */
const asOption = (known: Json, offered: readonly Pick<OptionDefinition, 'value' | 'label'>[]): Json => {
  const option = offered.find(({ value }) => value === known);
  return option === undefined ? known : { value: option.value, label: option.label };
};
