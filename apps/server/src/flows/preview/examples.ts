import { loanProduct, type LoanDetails, type LoanProduct, type Offer } from '@passo/catalog';
import { addDays, addMonths, today, type CalendarDate, type Clock } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';

/* What a proposal in a preview is made of: nobody's data. */

export const exampleAnswers: JsonObject = {
  nome: 'Maria da Silva',
  cpf: '52998224725',
  dataNascimento: '1990-05-12',
  celular: '11987654321',
  modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi Like 1.0', marca: 'Fiat' },
  anoModeloVeiculo: { value: '2024-5', label: '2024 Flex' },
  placa: { plate: 'ABC1D23', vehicle: { marca: 'Fiat', codigoModelo: 'carros/21/9535', codigoAno: '2024-5' } },
  renavam: '00639884962',
  chassi: '9BD341ACXPY004251',
  diaDoVencimento: { value: 10, label: 'Dia 10' },
  valorVeiculo: 90_000,
  enderecoImovel: 'Rua das Acácias, 45, Centro, Campinas/SP',
  matricula: '12345',
  cartorio: '1º Registro de Imóveis de Campinas/SP',
  nomeVendedor: 'Carlos Pereira',
  documentoVendedor: '11144477735',
  orgao: { value: 'siape', label: 'Governo Federal (SIAPE)' },
  matriculaServidor: '1234567',
  regimeJuridico: { value: 'estatutario', label: 'Estatutário' },
  beneficio: '1234567890',
  numeroInstalacao: '3001234567',
  valorImovel: 90_000,
  valorCompra: 90_000,
};

/** What a step itself has shown by now. */
export const exampleShown: JsonObject = { link: '/simulador', etapa: 'awaitingBenefitAnswer' };

const REQUESTED_CENTAVOS = 850_000;
const RATE = 0.0179;

/** What earlier steps have kept: a decision, an offer of the channel's product, a contract, benefits. */
export function exampleResults(channel: Channel, clock: Clock): JsonObject {
  const on = today(clock.now());
  return {
    ...exampleOfferOf(channel, on),
    // No proposal has it: the address says where it lies.
    contrato: { document: `/passos/contrato/${channel.code}` },
    pagamento: { reference: 'EXEMPLO', paidOn: on },
    beneficios: {
      benefits: [
        { number: '1234567890', species: 'Aposentadoria por idade', marginCentavos: 48_630, cardMarginCentavos: 8_105 },
        { number: '2345678901', species: 'Pensão por morte', marginCentavos: 31_200, cardMarginCentavos: 5_200 },
      ],
    },
  };
}

/** What products rest on, so that each has an example. */
const details: LoanDetails = {
  ...{ collateralCentavos: 9_000_000, balanceCentavos: 840_000, birthDate: '1990-05-12', optedOn: '2025-01-15' },
  ...{ dueDay: 10, limitCentavos: 1_300_000 },
  debt: {
    ...{ id: 'EX-1', lender: 'Banco Exemplo', lenderCnpj: '11222333000181', benefit: '1234567890' },
    ...{ product: 'inss', paidOutOn: '2026-01-10', monthlyRate: 0.0214 },
    ...{ installments: 96, installmentCentavos: 31_240 },
    open: Array.from({ length: 96 }, (_, at) => ({
      dueOn: addMonths('2027-01-07', at),
      interestCentavos: 15_000,
      amortisationCentavos: 16_240,
    })),
  },
};

/** An offer of the channel's product, or of a payroll loan where the product lends nothing, and what surrounds it. */
export function exampleOfferOf({ settings }: Channel, on: CalendarDate): JsonObject {
  const known = loanProduct(settings.product);
  const product =
    known === undefined || exampleOffer(known, REQUESTED_CENTAVOS, on) === null ? loanProduct('clt') : known;
  if (product === undefined) return {};
  return {
    credito: {
      minimumCentavos: product.minimumCentavos,
      maximumCentavos: REQUESTED_CENTAVOS * 2,
      marginCentavos: 120_000,
      monthlyRate: RATE,
      terms: [...product.terms],
    },
    oferta: exampleOffer(product, REQUESTED_CENTAVOS * 0.8, on),
    ofertaAnterior: exampleOffer(product, REQUESTED_CENTAVOS, on),
  };
}

const EXAMPLE_LENDER = {
  ...{ name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35', address: 'Avenida Fictícia, 100, São Paulo/SP' },
  ...{ email: 'atendimento@horizonte.exemplo.com.br', sac: '0800 000 0001', ombudsman: '0800 000 1001' },
};

function exampleOffer(product: LoanProduct, requestedCentavos: number, on: CalendarDate): Offer | null {
  const terms = product.termsFor?.({ monthlyRate: RATE, paidOutOn: on, details }) ?? product.terms;
  const installments = terms[Math.floor(terms.length / 2)] ?? 12;
  // A debt that changes banks brings no new money, so nobody asks for an amount.
  const asked = product.maximumCentavos === 0 ? 0 : requestedCentavos;
  const question = { requestedCentavos: asked, installments, monthlyRate: RATE, paidOutOn: on, details };
  const replaces = product.replacesIn?.(question);
  const quote = product.quote(question);
  if (!quote.ok) return null;
  return {
    id: 'of_exemplo',
    lender: EXAMPLE_LENDER,
    quote: quote.value,
    validUntil: addDays(on, product.validDays),
    late: product.late,
    lines: [...(product.linesOf?.(question, quote.value) ?? [])],
    ...(replaces !== undefined && { replaces }),
    unit: product.unit ?? 'installment',
    interestFree: product.interestFree ?? false,
  };
}
