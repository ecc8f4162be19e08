import type { FieldDefinition, Json } from '@passo/engine';

const two = (one: string | number, other: string | number) => {
  const values = [one, other].map((value) => ({ value, label: `é ${value}` }));
  const [first, second] = values;
  return { own: { ...first } as Json, other: { ...second } as Json, more: { values } };
};

/** Two answers to a kind, as they travel, and what of the definition matters to them. */
export interface AnswerPair {
  readonly own: Json;
  readonly other: Json;
  readonly more?: Partial<FieldDefinition>;
}

/** Every kind that a rule or a look-up may give an answer to: a consent is given by the person, and a photo is never written down. */
export const answerPairs: Readonly<Record<string, AnswerPair>> = {
  anoModeloVeiculo: { own: { value: '2022-5', label: '2022 Flex' }, other: { value: '', label: '1974' } },
  cep: { own: '01001000', other: '30140071' },
  checkBoxGroup: {
    own: [{ value: 'a', label: 'é a' }],
    other: [{ value: 'b', label: 'é b' }],
    more: two('a', 'b').more,
  },
  checkbox: { own: false, other: true },
  cnpj: { own: { cnpj: '11222333000181', name: 'Nova Era' }, other: { cnpj: '12ABC34501DE35', name: '' } },
  confirmaValor: { own: 90_000, other: 60_000 },
  consultaPlaca: { own: { plate: 'ABC1D23' }, other: { plate: 'ABC1234' } },
  date: { own: '1990-05-12', other: '2001-01-31' },
  inputRealEstateValue: { own: 350_000, other: 120_000 },
  modeloVeiculo: {
    own: { value: '', label: 'Fusca 1300', marca: '' },
    other: { value: 'carros/21/9535', label: 'Mobi', marca: 'Fiat' },
  },
  money: { own: 1_234.56, other: 10 },
  percentage: { own: 0.0179, other: 0.5 },
  radio: two('sim', 'nao'),
  radioChip: two(24, 36),
  select: two('SP', 'RJ'),
  sliderMoney: { own: 8_500, other: 500, more: { minValue: 500, maxValue: 14_200 } },
  text: { own: '52998224725', other: '39053344705', more: { mask: 'cpf', format: { send: 'onlyDigits' } } },
  textWithAutoComplete: { own: 'Auxiliar de cozinha', other: 'Dona de casa' },
};
