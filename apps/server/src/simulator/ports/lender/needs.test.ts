import {
  catalog,
  loanProduct,
  missingIn,
  replacedOn,
  type CreditQuestion,
  type Payroll,
  type ProposeQuestion,
  type LoanAsked,
} from '@passo/catalog';
import type { Facts, Needs } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../bureau/decide.ts';
import { contractsOf } from './contracts.ts';
import { houseBank, shippedBanks } from '../../../channels/banks/testing/houseBank.ts';
import { limitsFor, quoteFor, quotesFor } from './quotes.ts';

/* What products say that they need, held against whoever lends: enough for an offer, and none of it too much. */

const on = '2026-11-20';
const cpf = '52998224725';

/** What a contract names of a vehicle, a home, a bill. */
const named = {
  ...{ modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi Like 1.0' }, anoModeloVeiculo: '2024 Flex' },
  ...{
    placa: { plate: 'ABC1D23' },
    renavam: '00639884962',
    chassi: '9BD341ACXPY004251',
    numeroInstalacao: '3001234567',
  },
  ...{ orgao: { value: 'siape', label: 'SIAPE' }, matriculaServidor: '1234567' },
  ...{
    regimeJuridico: { value: 'estatutario', label: 'Estatutário' },
    diaDoVencimento: { value: 10, label: 'Dia 10' },
  },
  ...{ enderecoImovel: 'Rua das Acácias, 45', matricula: '12345', cartorio: '1º Registro de Imóveis' },
  ...{ nomeVendedor: 'Carlos Pereira', documentoVendedor: '11222333000181' },
};

/** Of everything that a product may want to know, only this. */
function known(slug: string, { answers = [], results = [] }: Needs): Facts {
  const debt = contractsOf(slug, cpf, on)[0];
  const all = {
    answers: {
      ...named,
      ...{ dataNascimento: '1990-05-12', salarioBruto: 3_500, valorVeiculo: 60_000, valorImovel: 400_000 },
      ...{ empregador: { cnpj: '11222333000181', name: 'Padaria' }, beneficio: '1234567890', contrato: debt?.id ?? '' },
    },
    results: {
      oferta: { quote: {}, lender: {}, validUntil: on, replaces: debt && { ...replacedOn(debt, on) } },
      credito: { marginCentavos: 122_500, monthlyRate: 0.0179 },
      beneficios: {
        benefits: [
          { number: '1234567890', species: 'Aposentadoria', marginCentavos: 48_630, cardMarginCentavos: 8_105 },
        ],
      },
    },
  };
  const pick = <T extends object>(from: T, names: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  return {
    // Without a plate, which is asked of a vehicle that has one.
    answers: { cpf, zeroKm: true, ...pick(all.answers, answers) },
    results: pick(all.results, results),
    product: slug,
  };
}

type Asks = (facts: Facts) => LoanAsked;
const asking = (facts: Facts, more: Partial<LoanAsked>): LoanAsked => ({
  ...{ product: facts.product, cpf, installments: 0, marginCentavos: 0, monthlyRate: 0 },
  requestedCentavos: loanProduct(facts.product)?.minimumCentavos ?? 0,
  ...more,
});

/** As `simulation` asks: the margin is the product's own to say, else the analysis said it. */
const live: Asks = (facts) => {
  const product = loanProduct(facts.product);
  const analysed = 'credito' in facts.results ? 122_500 : 0;
  const marginCentavos = product?.marginOf?.(facts) ?? analysed;
  return asking(facts, { marginCentavos, details: { ...product?.detailsOf?.(facts) } });
};

/** As a lender reads the question of `simulationApi`. */
const unasked: Asks = (facts) => {
  // The kind's call is typed by its port where it is made.
  const question = catalog.steps.simulationApi.call?.question(facts) as ProposeQuestion;
  const { marginCentavos: told, salaryCentavos, details = {} } = question;
  const marginCentavos = told > 0 ? told : (loanProduct(facts.product)?.bears?.(salaryCentavos, on) ?? 0);
  return asking(facts, { marginCentavos, details });
};

function isOffered(question: LoanAsked): boolean {
  const product = loanProduct(question.product);
  const terms = product === undefined ? [] : limitsFor(product, question, on).terms;
  return terms.some((term) => quoteFor({ ...question, installments: term }, houseBank, 'key', on).kind === 'done');
}

const isLent: Readonly<Record<string, (facts: Facts) => boolean>> = {
  quote: (facts) => isOffered(live(facts)),
  proposal: (facts) => isOffered(unasked(facts)),
  // The payroll is told of whom it pays, and by what it knows them.
  deduction: (facts) => {
    const { employerCnpj, post } = catalog.steps.averbationReserve.call?.question(facts) as Payroll;
    return post === undefined ? employerCnpj !== '' : Object.values(post).every((one) => one !== '');
  },
  contract: (facts) => missingIn(loanProduct(facts.product)?.particulars?.of(facts) ?? []).length === 0,
  analysis: (facts) => decide(catalog.steps.creditAnalysis.call?.question(facts) as CreditQuestion, on).kind === 'done',
};

const withoutOne = ({ answers = [], results = [] }: Needs): readonly (readonly [string, Needs])[] => [
  ...answers.map((one) => [one, { answers: answers.filter((name) => name !== one), results }] as const),
  ...results.map((one) => [one, { answers, results: results.filter((name) => name !== one) }] as const),
];

/** A payment hangs on what was granted before: no figure of an offer rests on it. */
const uses = Object.entries(catalog.products).flatMap(([slug, { needs }]) =>
  Object.entries(needs).flatMap(([use, wanted]) => (use === 'payment' ? [] : [[slug, use, wanted] as const])),
);

describe.each(uses)('%s, %s', (slug, use, needs) => {
  const lent = isLent[use] ?? (() => false);

  it('what is needed is enough', () => expect(lent(known(slug, needs))).toBe(true));

  it.each(withoutOne(needs))('without %s nobody lends', (_, rest) => expect(lent(known(slug, rest))).toBe(false));
});

it('a margin of nothing is told in words that help', () => {
  const nothing = asking(
    { answers: {}, results: {}, product: 'inss' },
    { requestedCentavos: 300_000, installments: 24 },
  );
  expect(quoteFor(nothing, houseBank, 'key', on)).toMatchObject({
    text: expect.stringContaining('nenhuma parcela cabe'),
  });
});

describe('a product that nobody computes', () => {
  const nobody = asking({ answers: {}, results: {}, product: 'nobody-lends-this' }, { installments: 24 });

  it('is refused, not guessed, and has no contracts', () => {
    expect(quotesFor(nobody, [...shippedBanks.values()], 'key', on).map(({ kind }) => kind)).toEqual(
      Array(shippedBanks.size).fill('refused'),
    );
    expect(contractsOf(nobody.product, cpf, on)).toEqual([]);
  });
});
