import { describe, expect, it } from 'vitest';
import { propostaEmPagamento } from '../steps/propostaEmPagamento/propostaEmPagamento.ts';
import { loanProduct } from './index.ts';
import { isPayee } from '../particulars/seller.ts';
import { missingIn } from '../particulars/particulars.ts';

const vehicle = {
  ...{ modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi Like 1.0' }, anoModeloVeiculo: '2024 Flex' },
  ...{ placa: { plate: 'abc1d23' }, renavam: '00639884962', chassi: '9bd341acxpy004251' },
  ...{ nomeVendedor: 'Carlos Pereira', documentoVendedor: '11222333000181' },
};
const of = (product: string, answers: object) =>
  loanProduct(product)?.particulars?.of({ answers: { ...answers }, results: {}, product }) ?? [];
const missing = (answers: object, product = 'vehicle') => missingIn(of(product, answers));

describe('what a contract on a vehicle names', () => {
  it('is the vehicle and who sells it', () =>
    expect(of('vehicle', vehicle)).toEqual([
      {
        title: 'Veículo',
        facts: [
          { label: 'Marca e modelo', value: 'Mobi Like 1.0' },
          { label: 'Ano e combustível', value: '2024 Flex' },
          { label: 'Placa informada por você', value: 'ABC1D23' },
          { label: 'RENAVAM', value: '00639884962' },
          { label: 'Chassi', value: '9BD341ACXPY004251' },
        ],
      },
      {
        title: 'Quem vende e recebe o dinheiro',
        facts: [
          { label: 'Nome', value: 'Carlos Pereira' },
          { label: 'CPF ou CNPJ', value: '11.222.333/0001-81' },
        ],
      },
    ]));

  it('is a plate without more where somebody else told of which vehicle it is', () => {
    const placa = { plate: 'ABC1D23', vehicle: { codigoModelo: 'carros/21/9535', codigoAno: '2024-5' } };
    expect(of('vehicle', { ...vehicle, placa })[0]?.facts[2]).toEqual({ label: 'Placa', value: 'ABC1D23' });
  });

  it('is no plate of one that is new', () => {
    const rest = { ...vehicle, placa: '', renavam: '', chassi: '9BD341ACXTY123456' };
    const offered = { oferta: { quote: { rulesOf: '2026-11-20' }, lender: {}, validUntil: '2026-11-22' } };
    const of = (year: string) =>
      missingIn(
        loanProduct('vehicle')?.particulars?.of({
          answers: { ...rest, zeroKm: true, anoModeloVeiculo: year },
          results: offered,
          product: 'vehicle',
        }) ?? [],
      );
    expect(of('2026 Flex')).toEqual([]);
    expect(of('2027')).toEqual([]);
    expect(of('2025 Flex')).toEqual(['Veículo: Placa', 'Veículo: RENAVAM']);
    expect(missing({ ...rest, chassi: vehicle.chassi, zeroKm: false })).toEqual(['Veículo: Placa', 'Veículo: RENAVAM']);
  });

  it.each([
    ['a plate that is none', { placa: { plate: 'AB1' } }, 'Veículo: Placa'],
    ['a RENAVAM with a wrong digit', { renavam: '00639884963' }, 'Veículo: RENAVAM'],
    ['a chassis that is too short', { chassi: '9BWZZZ377VT00425' }, 'Veículo: Chassi'],
    ['a seller of no number', { documentoVendedor: '123' }, 'Quem vende e recebe o dinheiro: CPF ou CNPJ'],
    ['a seller without a name', { nomeVendedor: '  ' }, 'Quem vende e recebe o dinheiro: Nome'],
    [
      'a seller that is a sentence',
      { nomeVendedor: 'Fulano. Este contrato não vale nada.' },
      'Quem vende e recebe o dinheiro: Nome',
    ],
    ['a seller whom the paper cannot print', { nomeVendedor: 'محمد' }, 'Quem vende e recebe o dinheiro: Nome'],
    ['a seller of dots', { nomeVendedor: '...' }, 'Quem vende e recebe o dinheiro: Nome'],
    [
      'the customer as who sells',
      { cpf: '11144477735', documentoVendedor: '11144477735' },
      'Quem vende e recebe o dinheiro: CPF ou CNPJ',
    ],
  ])('is missing with %s', (_, change, name) => expect(missing({ ...vehicle, ...change })).toEqual([name]));

  it('is of the customer’s own vehicle a plate, always', () =>
    expect(missing({ ...vehicle, placa: undefined, zeroKm: true }, 'vehicle-equity')).toEqual(['Veículo: Placa']));
});

it('whoever sells is paid, and nobody else', () => {
  const facts = { answers: vehicle, results: {}, product: 'vehicle' };
  expect(isPayee({ name: '', document: '' })).toBe(false);
  expect(isPayee({ name: 'Ana', document: '11111111111' })).toBe(false);
  const told = (product: string) => propostaEmPagamento.call?.question({ ...facts, product }).payee;
  expect(told('vehicle')).toEqual({ name: 'Carlos Pereira', document: '11222333000181' });
  expect(told('vehicle-equity')).toBeUndefined();
});

it('a benefit that nobody told is named as missing', () =>
  expect(missing({ beneficio: '12' }, 'inss')).toEqual([
    'Benefício que paga as parcelas: Número do benefício do INSS',
    'Benefício que paga as parcelas: Espécie',
  ]));
