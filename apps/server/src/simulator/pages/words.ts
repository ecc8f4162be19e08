import { formatDate, formatMoney, isCalendarDate, localTime } from '@passo/domain';
import type { Json, JsonObject } from '@passo/engine';

const operations: Readonly<Record<string, string>> = {
  'bureau.analyse': 'Análise de crédito',
  'employer.approve': 'Aprovação da empresa',
  'identity.liveness': 'Selfie',
  'identity.readDocuments': 'Leitura do documento',
  'lender.accept': 'Aceite da oferta',
  'lender.disburse': 'Depósito',
  'payrollMargin.confirm': 'Averbação',
  'payrollMargin.reserve': 'Reserva de margem',
  'signature.collect': 'Assinatura',
};

/** An operation in words; one that has none keeps its name. */
export const operationName = (operation: string): string => operations[operation] ?? operation;

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
};

/** What the person who decides has to know. Keys without words (references, hashes) are not shown. */
export const factsOf = (question: JsonObject): readonly (readonly [string, string])[] =>
  Object.entries(labels).flatMap(([key, label]) => {
    const value = question[key];
    return value === undefined ? [] : [[label, show(key, value)] as const];
  });

function show(key: string, value: Json): string {
  if (typeof value === 'number') return key.endsWith('Centavos') ? formatMoney(value) : String(value);
  return isCalendarDate(value) ? formatDate(value) : String(value);
}
