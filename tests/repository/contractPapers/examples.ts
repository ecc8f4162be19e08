import { loanProduct, type LoanDetails, type Offer, type QuestionOf } from '@passo/catalog';
import {
  exampleCorrespondent,
  exampleQuestion,
  exampleTerms,
} from '../../../apps/server/src/ports/documents/testing/exampleContract.ts';
import { houseBank } from '../../../apps/server/src/channels/banks/testing/houseBank.ts';
import { quoteFor } from '../../../apps/server/src/simulator/ports/lender/quotes.ts';
import { contractsOf } from '../../../apps/server/src/simulator/ports/lender/contracts.ts';

/* The contracts that docs/contracts shows: invented people and things, offers as the simulated lender makes them. */

const cpf = '52998224725';
const ON = '2026-11-20';

/** What the customer of each product answered, and what is lent on it. */
interface Example {
  readonly details?: LoanDetails;
  readonly installments: number;
  readonly requestedCentavos: number;
  readonly answers?: QuestionOf<'documents.contract'>['address'];
}

const benefit = { beneficio: '1234567890' };
const seller = { nomeVendedor: 'Carlos Pereira', documentoVendedor: '11144477735' };
const home = {
  ...{ valorImovel: 400_000, enderecoImovel: 'Rua das Acácias, 45, Centro, Campinas/SP', matricula: '12345' },
  cartorio: '1º Registro de Imóveis de Campinas/SP',
  ...{ nacionalidade: { value: 'brasileira', label: 'Brasileira' }, profissao: 'Engenheira civil' },
  ...{ estadoCivil: { value: 'solteiro', label: 'Solteira(o)' }, tipoDocumento: 'rg' },
  ...{ numeroRg: '123456789', ufEmissor: { value: 'SP', label: 'São Paulo' } },
};
const contract = contractsOf('portability', cpf, ON)[0]?.id ?? '';

export const examples: Readonly<Record<string, Example>> = {
  clt: { requestedCentavos: 850_000, installments: 24 },
  'payroll-agreement': { requestedCentavos: 850_000, installments: 24 },
  'public-payroll': {
    ...{ requestedCentavos: 2_000_000, installments: 72 },
    answers: {
      ...{ orgao: { value: 'siape', label: 'Governo Federal (SIAPE)' }, matriculaServidor: '1234567' },
      regimeJuridico: { value: 'estatutario', label: 'Estatutário' },
    },
  },
  inss: { requestedCentavos: 300_000, installments: 84, answers: benefit },
  'payroll-card': {
    ...{ requestedCentavos: 150_000, installments: 36, details: { limitCentavos: 259_360 }, answers: benefit },
  },
  portability: { requestedCentavos: 0, installments: 48, details: { contract } },
  'real-estate': {
    ...{ requestedCentavos: 0, installments: 360 },
    details: { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000 },
    answers: { ...home, ...seller },
  },
  'home-equity': {
    ...{ requestedCentavos: 15_000_000, installments: 120 },
    ...{ details: { collateralCentavos: 40_000_000, system: 'price' }, answers: home },
  },
  vehicle: {
    ...{ requestedCentavos: 0, installments: 48, details: { collateralCentavos: 6_000_000, insured: true } },
    answers: {
      ...{ modeloVeiculo: { value: 'carros/21/9535', label: 'Fiat Mobi Like 1.0' }, anoModeloVeiculo: '2024 Flex' },
      ...{ placa: { plate: 'ABC1D23', vehicle: { codigoAno: '2024-5' } }, renavam: '00639884962' },
      ...{ chassi: '9BD341ACXPY004251', ...seller },
    },
  },
  fgts: {
    ...{ requestedCentavos: 0, installments: 3 },
    details: { balanceCentavos: 1_000_000, birthDate: '1988-02-29', optedOn: '2025-01-15' },
  },
  consortium: { requestedCentavos: 6_000_000, installments: 80 },
  'home-consortium': { requestedCentavos: 25_000_000, installments: 200 },
  boleto: { requestedCentavos: 300_000, installments: 12, details: { dueDay: 10 } },
  personal: { requestedCentavos: 500_000, installments: 12 },
  'card-withdrawal': { requestedCentavos: 200_000, installments: 12 },
};

const results = (offer: Offer) => ({
  oferta: { ...offer },
  beneficios: { benefits: [{ number: benefit.beneficio, species: 'Aposentadoria por idade', marginCentavos: 48_630 }] },
});

/** Far above every installment here, where a margin is asked for at all. */
const MARGIN_CENTAVOS = 400_000;

function offerOf(product: string, { details = {}, installments, requestedCentavos }: Example): Offer {
  const marginCentavos = loanProduct(product)?.needsMargin === true ? MARGIN_CENTAVOS : 0;
  const asked = { product, cpf, requestedCentavos, installments, details, marginCentavos, monthlyRate: 0 };
  const answer = quoteFor(asked, houseBank, `exemplo:${product}:1`, ON);
  if (answer.kind !== 'done') throw new Error(`the example of ${product} is no loan: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** The question that the writer is asked for this product, and what it writes beside it. */
export function writingOf(product: string) {
  const example = examples[product];
  if (example === undefined) throw new Error(`no example of ${product}`);
  const offer = offerOf(product, example);
  const facts = { answers: example.answers ?? {}, results: results(offer), product };
  const particulars = loanProduct(product)?.particulars?.of(facts) ?? [];
  const question = { ...exampleQuestion(offer), product, particulars };
  const terms = exampleTerms.filter(({ consent }) => consent !== 'dataprev-margem' || product === 'clt');
  const writing = { key: `exemplo:${product}:1`, terms, correspondent: exampleCorrespondent };
  return { offer, question, writing };
}
