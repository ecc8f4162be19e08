import { formatDate, formatMoney, formatRate, isCalendarDate, localTime } from '@passo/domain';
import { isOperation, type OperationName } from '@passo/catalog';
import type { Json, JsonObject } from '@passo/engine';

const operations: Readonly<Record<OperationName, string>> = {
  'bureau.analyse': 'Análise de crédito',
  'bureau.behaviour': 'Pontuação de comportamento',
  'bureau.crivo': 'Análise de crédito (Crivo)',
  'bureau.kyc': 'Conferência de cadastro (KYC)',
  'bureau.register': 'Cadastro da Receita Federal',
  'bureau.restrictions': 'Consulta de restrições',
  'bureau.score': 'Pontuação',
  'benefits.in100': 'Extrato IN100',
  'benefits.query': 'Consulta de benefícios',
  'documents.contract': 'Geração do contrato',
  'documents.send': 'Envio do contrato',
  'employer.analyseProposal': 'Análise da proposta pela empresa',
  'employer.approve': 'Aprovação da empresa',
  'employer.approveEmployee': 'Aprovação do funcionário',
  'employer.createEmployee': 'Cadastro de funcionário e empresa',
  'employer.policy': 'Política da empresa',
  'employer.register': 'Cadastro da empresa',
  'employer.validateSimulation': 'Validação da simulação',
  'identity.facial': 'Validação facial',
  'identity.faceMatch': 'Comparação facial',
  'identity.liveness': 'Selfie',
  'identity.livenessFaceMatch': 'Selfie com comparação',
  'identity.readDocuments': 'Leitura do documento',
  'identity.verify': 'Verificação de identidade',
  'lender.accept': 'Reserva da oferta',
  'lender.checkAccount': 'Conferência da conta',
  'lender.pixAccount': 'Consulta da chave Pix',
  'lender.choose': 'Escolha da oferta',
  'lender.disburse': 'Depósito',
  'lender.fgtsBalance': 'Consulta do saldo do FGTS',
  'lender.propose': 'Proposta do banco',
  'lender.revise': 'Revisão da simulação',
  'office.analyseData': 'Análise de dados',
  'office.creditReview': 'Conferência do crédito',
  'office.legalReview': 'Análise jurídica',
  'office.rateReview': 'Conferência da taxa',
  'office.release': 'Liberação da proposta',
  'office.review': 'Revisão da proposta',
  'payrollMargin.confirm': 'Averbação',
  'payrollMargin.consult': 'Consulta de margem',
  'payrollMargin.employment': 'Consulta do emprego',
  'payrollMargin.endorse': 'Averbação direta',
  'payrollMargin.reserve': 'Reserva de margem',
  'signature.collect': 'Assinatura',
  'signature.others': 'Assinatura de outra pessoa',
  'signature.withLiveness': 'Assinatura com o rosto',
  'utility.readBill': 'Leitura da conta de luz',
};

/** An operation in words; what is none keeps its name. */
export const operationName = (operation: string): string =>
  isOperation(operation) ? operations[operation] : operation;

const outcomes: Readonly<Record<string, string>> = {
  done: 'Feito',
  refused: 'Recusado',
  waiting: 'Esperando alguém',
  review: 'Em conferência',
};

export const outcomeName = (outcome: string | null): string =>
  outcome === null ? 'Ainda sem resposta' : (outcomes[outcome] ?? outcome);

const channels: Readonly<Record<string, string>> = { sms: 'SMS', email: 'E-mail', whatsapp: 'WhatsApp' };

export const channelName = (channel: string): string => channels[channel] ?? channel;

/** `21/11/2026 às 10:32`, of an ISO 8601 instant. */
export function instant(iso: string): string {
  const time = localTime(iso);
  return time === null ? '' : `${formatDate(time.day)} às ${time.hour}`;
}

/** The end of a proposal's id: its beginning is the time, alike for all of today. */
export const shortId = (id: string): string => id.slice(-6);

const labels: Readonly<Record<string, string>> = {
  name: 'Cliente',
  admittedOn: 'Na empresa desde',
  salaryCentavos: 'Salário bruto',
  installmentCentavos: 'Parcela',
  installments: 'Número de parcelas',
  lender: 'Quem empresta',
  requestedCentavos: 'Valor pedido',
  monthlyRate: 'Juros ao mês',
  monthlyRateTo: 'Faixa de juros: até',
  cetAnnualRate: 'CET ao ano',
  cetAnnualRateTo: 'Faixa de CET: até',
};

/** What the person who decides has to know. Keys without words (references, hashes) are not shown. */
export const factsOf = (question: JsonObject): readonly (readonly [string, string])[] =>
  Object.entries(labels).flatMap(([key, label]) => {
    const value = question[key];
    return value === undefined ? [] : [[label, show(key, value)] as const];
  });

function show(key: string, value: Json): string {
  if (typeof value === 'number' && /Rate(To)?$/.test(key)) return formatRate(value);
  if (typeof value === 'number') return key.endsWith('Centavos') ? formatMoney(value) : String(value);
  return isCalendarDate(value) ? formatDate(value) : String(value);
}
