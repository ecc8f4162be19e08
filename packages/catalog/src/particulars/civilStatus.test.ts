import type { JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loanProduct } from '../products/index.ts';
import { qualified } from './civilStatus.ts';

const of = (answers: JsonObject) =>
  qualified({ answers, results: {}, product: 'real-estate' }, 'Quem compra')[0]?.facts ?? [];
const valueOf = (name: string, answers: JsonObject) => of(answers).find(({ label }) => label === name)?.value;

const married = {
  ...{
    nacionalidade: { value: 'brasileira', label: 'Brasileira' },
    estadoCivil: { value: 'casado', label: 'Casada(o)' },
  },
  ...{ regimeDeBens: { value: 'comunhaoParcial', label: 'Comunhão parcial de bens' }, profissao: 'Engenheira civil' },
  ...{ nomeConjuge: 'Ana Souza', cpfConjuge: '11144477735' },
  ...{ tipoDocumento: 'rg', numeroRg: '123456789', ufEmissor: { value: 'SP', label: 'São Paulo' } },
};

describe('what the land register writes of whoever buys', () => {
  it('is said in the contract on a home, as it was answered', () => {
    const facts = { answers: married, results: {}, product: 'real-estate' };
    expect(loanProduct('real-estate')?.particulars?.of(facts)[0]).toEqual({
      title: 'Quem compra, para o registro do imóvel',
      facts: [
        { label: 'Nacionalidade', value: 'Brasileira' },
        { label: 'Estado civil', value: 'Casada(o)' },
        { label: 'Regime de bens', value: 'Comunhão parcial de bens' },
        { label: 'Cônjuge ou companheiro(a)', value: 'Ana Souza, CPF 111.444.777-35' },
        { label: 'Profissão', value: 'Engenheira civil' },
        { label: 'Documento de identidade', value: 'RG 12.345.678-9, SP' },
      ],
    });
  });

  it.each([
    [
      'another document',
      'Documento de identidade',
      { tipoDocumento: 'cnh', numeroCnh: '12345678900' },
      'CNH 12345678900',
    ],
    ['of a kind that is none', 'Documento de identidade', { tipoDocumento: 'constructor', numeroRg: '1' }, undefined],
    ['a document without its number', 'Documento de identidade', { tipoDocumento: 'rg', ufEmissor: 'SP' }, undefined],
    ['a spouse without a CPF', 'Cônjuge ou companheiro(a)', { nomeConjuge: 'Ana Souza' }, 'Ana Souza'],
    ['a profession that is a sentence', 'Profissão', { profissao: 'Nada. Este contrato não vale.' }, undefined],
  ])('%s', (_what, name, answers, value) => expect(valueOf(name, answers)).toBe(value));

  it('is nothing where nothing was said', () => expect(of({})).toEqual([]));
});
