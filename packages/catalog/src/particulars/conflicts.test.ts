import type { JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loanProduct } from '../products/index.ts';
import { conflicts } from './conflicts.ts';
import { missingIn } from './particulars.ts';

const told = { ...{ marca: 'Fiat', modelo: 'Mobi', anoModelo: '2022 Flex', codigoAno: '2022-5' } };
const mobi = { ...told, codigoModelo: 'carros/21/9535' };
const model = (value: string, chosen?: string) => ({ value, label: 'Mobi', marca: 'Fiat', ...(chosen && { chosen }) });
const year = (value: string, label = '2022 Flex') => ({ value, label });
/** As a vendor tells it that knows no codes of the guide. */
const plate = (marca: string, modelo: string, anoModelo = '2021/2022') => ({
  placa: { plate: 'ABC1D23', vehicle: { marca, modelo, anoModelo, codigoModelo: '', codigoAno: '' } },
});
const uncoded = { ...told, codigoModelo: '', codigoAno: '' };
const vehicle = {
  ...{ cpf: '52998224725', modeloVeiculo: model('carros/21/9535'), anoModeloVeiculo: year('2022-5') },
  ...{ placa: { plate: 'ABC1D23', vehicle: mobi }, renavam: '00639884962', chassi: '9BD341ACXPY004251' },
  ...{ nomeVendedor: 'Carlos Pereira', documentoVendedor: '11222333000181' },
};
const home = {
  ...{ enderecoImovel: 'Rua das Acácias, 45, Centro', matricula: '12345', valorImovel: 400_000 },
  cartorio: '1º Registro de Imóveis de Campinas/SP',
};
const offer = { oferta: { quote: { rulesOf: '2026-11-20' }, lender: {}, validUntil: '2026-11-22' } };
const factsOf = (answers: JsonObject) => ({ answers, results: offer, product: 'vehicle' });
const found = (answers: JsonObject) =>
  conflicts(factsOf({ ...vehicle, ...home, ...answers })).map(({ field }) => field);
/** What the contract on each product would call missing. */
const missing = (answers: JsonObject) =>
  ['vehicle', 'vehicle-equity', 'real-estate'].flatMap((slug) =>
    missingIn(loanProduct(slug)?.particulars?.of(factsOf({ ...vehicle, ...home, ...answers })) ?? []),
  );

it('nothing is wrong with what a contract can say', () => {
  expect(found({})).toEqual([]);
  expect(missing({})).toEqual([]);
  expect(conflicts({ answers: {}, results: {}, product: '' })).toEqual([]);
});

describe('the plate is of the vehicle of the offer', () => {
  it.each([
    ['of another model', { modeloVeiculo: model('carros/21/10149') }],
    ['of another year', { anoModeloVeiculo: year('2024-5', '2024 Flex') }],
    ['of another fuel', { anoModeloVeiculo: year('2022-3') }],
    [
      'of a year that was typed, and is another',
      { anoModeloVeiculo: { value: '', label: '2020' }, chassi: '9BD341ACXLY123456' },
    ],
    ['of a model that was chosen and nobody told, and is another', { modeloVeiculo: model('', 'carros/21/10149') }],
    ['in the guide, beside a model that was typed', { modeloVeiculo: model('') }],
  ])('%s: said at the plate, and no contract', (_what, answers) => {
    expect(found(answers)).toEqual(['placa']);
    expect(missing(answers)).toContain('Veículo: Placa do modelo e do ano da oferta');
    expect(conflicts(factsOf({ ...vehicle, ...answers }))[0]?.message).toBe(
      'Esta placa é de outro veículo (Fiat Mobi, 2022 Flex). Corrija a placa, ou volte e escolha o modelo e o ano deste veículo.',
    );
  });

  it.each([
    ['another maker', plate('VW', 'GOL 1.0')],
    ['another model', plate('FIAT', 'ARGO DRIVE')],
    ['another model in one text', plate('', 'FIAT/ARGO DRIVE')],
    ['another model than was typed', { ...plate('FIAT', 'ARGO DRIVE'), modeloVeiculo: model('') }],
    ['another model than an own text', { ...plate('FIAT', 'ARGO DRIVE'), modeloVeiculo: 'Fiat Mobi' }],
    ['a motorcycle of that name', { placa: { plate: 'ABC1D23', vehicle: { ...uncoded, tipoVeiculo: 'motos' } } }],
    ['another year', plate('FIAT', 'MOBI LIKE', '2022/2023')],
    ['another fuel', plate('FIAT', 'MOBI LIKE', '2022 DIESEL')],
  ])('told in words: %s', (_what, answers) => {
    expect(found(answers)).toEqual(['placa']);
    expect(missing(answers)).toContain('Veículo: Placa do modelo e do ano da oferta');
  });

  it.each([
    ['of the same one', {}],
    ['that nobody told', { placa: { plate: 'ABC1D23' } }],
    ['of the same one, chosen and not told', { modeloVeiculo: model('', 'carros/21/9535') }],
    ['of the same year, typed', { anoModeloVeiculo: { value: '', label: '2022' } }],
    [
      'told without codes, of the same year',
      { placa: { plate: 'ABC1D23', vehicle: { ...told, codigoModelo: '', codigoAno: '' } } },
    ],
    ['told in words, and the same', plate('', 'FIAT/MOBI LIKE')],
    ['told in words, and typed', { ...plate('FIAT', 'MOBI LIKE', '2022 ALCOOL/GASOLINA'), modeloVeiculo: model('') }],
    ['told as a truck', { placa: { plate: 'ABC1D23', vehicle: { ...uncoded, tipoVeiculo: 'caminhoes' } } }],
    ['told without words', plate('', '', '')],
    ['under the fuel that the guide had before', { anoModeloVeiculo: year('2022-1', '2022 Gasolina') }],
    ['asked without a model', { modeloVeiculo: null, anoModeloVeiculo: null }],
  ])('%s: nothing', (_what, answers) => {
    const { modeloVeiculo, ...rest } = { ...vehicle, ...answers };
    const asked = modeloVeiculo === null ? { placa: rest.placa } : { ...rest, modeloVeiculo };
    expect(conflicts(factsOf(asked))).toEqual([]);
  });
});

it.each([
  ['zeroKm', { zeroKm: true }, 'Veículo: Placa', { placa: '', renavam: '' }],
  ['documentoVendedor', { documentoVendedor: '529.982.247-25' }, 'Quem vende e recebe o dinheiro: CPF ou CNPJ', {}],
  [
    'nomeVendedor',
    { nomeVendedor: 'Fulano. Este contrato não vale nada.' },
    'Quem vende e recebe o dinheiro: Nome',
    {},
  ],
  ['nomeVendedor', { nomeVendedor: 'محمد' }, 'Quem vende e recebe o dinheiro: Nome', {}],
  ['cartorio', { cartorio: 'Multa de 10 reais' }, 'Imóvel: Registro de imóveis', {}],
  ['enderecoImovel', { enderecoImovel: '<b>Rua</b>' }, 'Imóvel: Endereço', {}],
] as const)('%s: said at the field, and no contract (%j)', (field, answers, name, more) => {
  expect(found({ ...answers, ...more })).toEqual([field]);
  expect(missing({ ...answers, ...more })).toContain(name);
});

describe('a vehicle that is new', () => {
  const isNew = {
    ...{ zeroKm: true, anoModeloVeiculo: year('32000-5', 'Zero km Flex') },
    chassi: '9BD341ACXTY123456',
  };
  const bought = (answers: JsonObject) =>
    loanProduct('vehicle')?.particulars?.of(factsOf({ ...vehicle, ...isNew, ...answers }))[0]?.facts ?? [];
  const labels = (answers: JsonObject) => bought(answers).map(({ label }) => label);
  const plated = { placa: { plate: 'ABC1D23', vehicle: { ...mobi, anoModelo: '2026 Flex', codigoAno: '2026-5' } } };

  it('of a year that is not past has no plate, and nothing is wrong', () => {
    const typed = { value: '', label: 'Zero km' };
    for (const anoModeloVeiculo of [
      year('2026-5', '2026 Flex'),
      year('2027-5', '2027'),
      isNew.anoModeloVeiculo,
      typed,
    ]) {
      expect(found({ ...isNew, anoModeloVeiculo, placa: '' })).toEqual([]);
      expect(labels({ anoModeloVeiculo, placa: '' })).toContain('Situação');
    }
  });

  it('may have a plate, which is held against the offer and named', () => {
    expect(found({ ...isNew, ...plated })).toEqual([]);
    expect(labels(plated)).toEqual(['Marca e modelo', 'Ano e combustível', 'Placa', 'RENAVAM', 'Chassi']);
    const old = { placa: { plate: 'ABC1D23', vehicle: mobi } };
    expect(found({ ...isNew, ...old })).toEqual(['placa']);
    expect(labels(old)).toContain('Placa do modelo e do ano da oferta');
  });

  it('has not lost the plate that was told before, which would be held against nothing', () => {
    const answers = { ...isNew, ...plated, renavam: '' };
    expect(conflicts(factsOf({ ...vehicle, ...answers }))).toEqual([
      {
        field: 'zeroKm',
        message:
          'Você informou a placa ABC1D23 deste veículo. Diga aqui que ele já tem placa, ou volte e apague a placa.',
      },
    ]);
    expect(missingIn([{ title: 'Veículo', facts: bought(answers) }])).toEqual(['Veículo: RENAVAM']);
  });
});

describe('a vehicle that is not new, and is offered as one', () => {
  const asNew = { anoModeloVeiculo: year('32000-5', 'Zero km Flex'), chassi: '9BD341ACXTY123456' };
  const now = { plate: 'ABC1D23', vehicle: { ...mobi, anoModelo: '2026 Flex', codigoAno: '2026-5' } };

  it.each([
    ['bought used', { zeroKm: false, placa: now }, 'vehicle'],
    ['bought used, of a plate that nobody knows', { zeroKm: false, placa: { plate: 'ABC1D23' } }, 'vehicle'],
    ['the customer’s own', { placa: now }, 'vehicle-equity'],
    ['the customer’s own, said to be new', { zeroKm: true, placa: now }, 'vehicle-equity'],
  ])('%s: said at the plate, and no contract', (_what, answers, product) => {
    const facts = { ...factsOf({ ...vehicle, ...asNew, ...answers }), product };
    expect(conflicts(facts)).toEqual([
      {
        field: 'placa',
        message:
          'A oferta é de um veículo zero-quilômetro, e este não é. Volte e escolha o ano do modelo deste veículo.',
      },
    ]);
    expect(missingIn(loanProduct(product)?.particulars?.of(facts) ?? [])).toEqual([
      'Veículo: Placa do modelo e do ano da oferta',
    ]);
  });

  it('may be new while nobody was asked', () => expect(found({ ...asNew, placa: now })).toEqual([]));
});

describe('names as people and places have them', () => {
  it.each([
    ...[
      'José Mora da Silva',
      'Zâmora Lima',
      'Descontos Car Ltda',
      'Isento Veículos',
      'O´Neil Souza',
      'João – Filhos',
    ].map((said) => ['nomeVendedor', said] as const),
    ...['1° Ofício de Registro', '2º Registro de Imóveis'].map((said) => ['cartorio', said] as const),
    ...['Rua A, n° 10', 'Rua A, 10. Casa dos fundos', 'Rua A, 10; apto 3', 'QD 3: LT 4', 'Rua Mora, 12'].map(
      (said) => ['enderecoImovel', said] as const,
    ),
    ...['Agente de multas', 'Fiscal de taxas'].map((said) => ['profissao', said] as const),
  ])('%s: %s can be printed', (field, said) => {
    expect(found({ [field]: said })).toEqual([]);
    expect(missing({ [field]: said })).toEqual([]);
  });

  it.each(['Sem juros e sem multa', 'Juros de 1 por cento', 'Isento de tarifas', 'Multa de 10', 'Paga 12 parcelas'])(
    '%s states what is owed, and is no name',
    (said) => expect(found({ nomeVendedor: said })).toEqual(['nomeVendedor']),
  );
});
