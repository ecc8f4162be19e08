import type { DataOf } from '@passo/contract';
import { account, address, registration, work } from './answers.ts';
import { type Customer, dataOf } from './customer.ts';
import { documentPhoto, facePhoto } from './photos.ts';
import { consentsAt, flowOf, onlyAsked } from './shipped.ts';

/* What a customer does at the steps of the shipped channels. Doing it again is always safe. */

/** What the steps need of the world. */
interface Messages {
  code(to: string): Promise<string>;
}

export type Action = (customer: Customer, world: Messages) => Promise<unknown>;

/** What is asked for at each channel, in the words of its form, over how many months (of the FGTS: how many withdrawals; 0: the
 * longest that is offered). */
const wishes: Readonly<Record<string, readonly [installments: number, words: Readonly<Record<string, unknown>>]>> = {
  'aurora-clt': [24, { valorSolicitado: 2_000 }],
  'aurora-convenio': [24, { valorSolicitado: 2_000 }],
  'jatoba-servidor': [72, { valorSolicitado: 20_000 }],
  'jatoba-cartao-consignado': [36, { valorSolicitado: 500 }],
  'jatoba-imovel': [120, { valorSolicitado: 100_000 }],
  'jatoba-consorcio-imovel': [200, { valorSolicitado: 250_000 }],
  'jatoba-boleto': [12, { valorSolicitado: 2_000 }],
  'aurora-veiculos': [48, { valorEntradaCDC: 20_000 }],
  'aurora-garantia': [24, { valorSolicitado: 20_000 }],
  'aurora-imovel': [360, { valorEntradaCDC: 80_000 }],
  // As long as what is left allows.
  'aurora-portabilidade': [0, { contrato: { value: 'CP-20431', label: 'CP-20431' } }],
  'aurora-loja': [24, { valorSolicitado: 2_500 }],
  'ipe-luz': [22, { valorSolicitado: 900 }],
  'ipe-fgts': [3, {}],
  'embauba-saque-aniversario': [3, {}],
  'ipe-inss': [84, { valorSolicitado: 3_000 }],
  'ipe-consorcio': [80, { valorSolicitado: 60_000 }],
  'ipe-refinanciamento': [84, { valorSolicitado: 1_000, contrato: { value: 'HZ-1001', label: 'HZ-1001' } }],
  'ipe-cartao': [12, { valorSolicitado: 1_000 }],
};

/** Who sells by the flow of one that is named there is asked for the same. */
function wishAt(channel: string) {
  const flow = flowOf(channel);
  const like = Object.keys(wishes).find((one) => flowOf(one) === flow) ?? '';
  return wishes[channel] ?? wishes[like] ?? [0, {}];
}

/** Asks what it costs over every term, and takes the term that is wished for. */
const choose: Action = async (customer) => {
  const [prazo, words] = wishAt(customer.channel);
  const step = customer.current;
  const { contrato } = words;
  const body = { step, ...words, ...(contrato !== undefined && { contrato: Reflect.get(Object(contrato), 'value') }) };
  const answer = await customer.device.call('simulationRange', { params: { id: customer.hash }, body });
  const { simulations } = dataOf<DataOf<'simulationRange'>>(answer);
  const taken = prazo === 0 ? simulations.at(-1) : simulations.find(({ installments }) => installments === prazo);
  const value = taken?.installments ?? prazo;
  await customer.submit(step, { ...words, prazo: { value, label: `${value}x` }, oferta: taken?.id });
};

const sendDocument: Action = async (customer) => {
  const paper = await documentPhoto();
  await customer.submitFiles(customer.current, { documentoFrente: paper, documentoVerso: paper });
};
const sendSelfie: Action = async (customer) => customer.submitFiles(customer.current, { selfie: await facePhoto() });

const answer =
  (answers: object): Action =>
  (customer) =>
    customer.submit(customer.current, answers);
const goOn = answer({});

const servant = {
  ...{ orgao: { value: 'siape', label: 'Governo Federal (SIAPE)' }, matriculaServidor: '1234567' },
  regimeJuridico: { value: 'estatutario', label: 'Estatutário' },
  ...{ salarioBruto: 8_000, descontosObrigatorios: 1_500, termoSiape: true },
};

const vehicle = {
  tipoVeiculo: { value: 'carros', label: 'Carro' },
  modeloVeiculo: { value: 'carros/21/9535', label: 'Mobi Like 1.0 Fire Flex 5p.', marca: 'Fiat' },
  anoModeloVeiculo: { value: '2024-5', label: '2024 Flex' },
  valorVeiculo: 58_900,
};

const paper = { placa: { plate: 'MBI2E24' }, renavam: '63988496206', chassi: '9BD341ACXPY004251' };
const seller = { nomeVendedor: 'Carlos Pereira', documentoVendedor: '11222333000181' };
const home = {
  ...{ enderecoImovel: 'Rua das Acácias, 45, Centro, Campinas/SP', matricula: '12345' },
  cartorio: '1º Registro de Imóveis de Campinas/SP',
};

/** What somebody declares, chooses and agrees to who opens an account of bets. */
const betting = {
  may: { declaroSemLigacao: true, declaroSemInfluencia: true, declaroSemBeneficio: true, declaroSemImpedimento: true },
  person: { profissao: 'Padeiro', cargoPublico: { value: 'nao', label: 'Não' } },
  limits: {
    ...{ limiteDiario: 20, limiteSemanal: 50, limiteMensal: 100 },
    tempoDeUso: { value: '30', label: '30 minutos' },
  },
  terms: { aceiteRisco: true, aceiteDinheiro: true, aceiteRegras: true },
};

export const steps: Readonly<Record<string, Action>> = {
  consentimentos: (customer) => customer.submit('consentimentos', consentsAt(customer.channel)),
  'tutorial-fgts': answer({ saqueAniversario: { value: 'ativo', label: 'Já ativei · há mais de 90 dias' } }),
  'seu-fgts': answer({
    opcaoSaque: { value: 'ativa', label: 'Já escolhi · há mais de 90 dias' },
    ...{ saldoFgts: 10_000, dataOpcaoSaque: '2024-03-01' },
  }),
  codigo: async (customer, world) => {
    await customer.sendCode().catch(() => undefined);
    await customer.confirmCode(await world.code(customer.phone));
  },
  'dados-pessoais': (customer) =>
    customer.submit('dados-pessoais', onlyAsked(customer.channel, { ...customer.self, celular: customer.phone })),
  trabalho: answer(work),
  servidor: answer(servant),
  vencimento: answer({ diaDoVencimento: { value: 10, label: 'Dia 10' } }),
  'termo-do-cartao': answer({ termoCartao: true }),
  endereco: answer(address),
  'dados-complementares': answer(registration),
  renda: answer({ rendaMensal: 8_000 }),
  'sobre-o-veiculo': answer(vehicle),
  'documento-do-veiculo': answer({ ...paper, termoAlienacao: true }),
  'veiculo-e-vendedor': answer({ ...paper, ...seller, termoAlienacao: true }),
  imovel: answer({ valorImovel: 400_000 }),
  'imovel-e-vendedor': answer({ ...home, ...seller }),
  'imovel-em-garantia': answer({ ...home, termoGarantiaImovel: true }),
  beneficio: (customer) =>
    customer.submit('beneficio', { beneficio: customer.proposal?.data.bounds.beneficio?.beneficio?.values?.[0] }),
  'conta-de-luz': async (customer) =>
    customer.submitFiles('conta-de-luz', { contaDeLuz: await documentPhoto() }, { numeroInstalacao: '3001234567' }),
  ...Object.fromEntries(['simulacao', 'ofertas', 'opcoes', 'bancos', 'contratos'].map((slug) => [slug, choose])),
  'proposta-do-banco': goOn,
  documento: sendDocument,
  'documento-por-link': sendDocument,
  selfie: sendSelfie,
  'selfie-com-documento': sendSelfie,
  'quem-pode': answer(betting.may),
  'sobre-voce': answer(betting.person),
  limites: answer(betting.limits),
  'termos-da-conta': answer(betting.terms),
  conferencia: goOn,
  conta: answer(account),
  contrato: goOn,
  'assinatura-por-codigo': async (customer, world) => {
    const params = { id: customer.hash, step: customer.current };
    dataOf(await customer.device.call('tokenSend', { params, body: { method: 'sms' } }));
    await customer.confirmCode(await world.code(customer.phone), customer.current);
  },
};
