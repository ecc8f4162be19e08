import { formatDate, formatMoney, isCalendarDate } from '@passo/domain';
import { isRecord, type Json } from '@passo/engine';

/* The house's names in the words of people, for the copy that is read. What has no words here is in the copy for machines. */

type Write = (value: number) => string;

const plain: Write = (value) => value.toLocaleString('pt-BR', { maximumFractionDigits: 6 });
const money: Write = (reais) => formatMoney(Math.round(reais * 100));
const share: Write = (part) => part.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 4 });

interface Part {
  readonly label: string;
  readonly write?: Write;
}

/** Parts of what was answered and of what the outside said. */
const parts: Readonly<Record<string, Part>> = {
  oferta: { label: 'Oferta' },
  ofertaAnterior: { label: 'Oferta anterior' },
  ofertaAssinada: { label: 'Oferta assinada' },
  contrato: { label: 'Contrato' },
  contasRecusadas: { label: 'Contas que devolveram o depósito' },
  pagamento: { label: 'Pagamento' },
  pagamentoAnunciado: { label: 'Pagamento anunciado' },
  leitura: { label: 'Conta de luz' },
  beneficios: { label: 'Benefícios' },
  etapa: { label: 'Etapa' },
  name: { label: 'nome' },
  nome: { label: 'nome' },
  cnpj: { label: 'CNPJ' },
  cpf: { label: 'CPF' },
  plate: { label: 'placa' },
  vehicle: { label: 'veículo' },
  marca: { label: 'marca' },
  modelo: { label: 'modelo' },
  anoModelo: { label: 'ano' },
  valor: { label: 'valor', write: money },
  lender: { label: 'credor' },
  requested: { label: 'valor pedido', write: money },
  released: { label: 'valor liberado', write: money },
  valorDoFinanciamento: { label: 'valor financiado', write: money },
  iof: { label: 'IOF', write: money },
  installments: { label: 'parcelas' },
  valorDaParcela: { label: 'valor da parcela', write: money },
  total: { label: 'total a pagar', write: money },
  interest: { label: 'juros', write: money },
  monthlyRate: { label: 'juros ao mês', write: share },
  annualRate: { label: 'juros ao ano', write: share },
  cetMonthly: { label: 'CET ao mês', write: share },
  cetAnnual: { label: 'CET ao ano', write: share },
  firstDueOn: { label: 'primeiro vencimento' },
  lastDueOn: { label: 'último vencimento' },
  validUntil: { label: 'válida até' },
  fees: { label: 'tarifas' },
  insurances: { label: 'seguros' },
  value: { label: 'valor', write: money },
  pages: { label: 'páginas' },
  paidOn: { label: 'dia do pagamento' },
};

const partOf = (key: string): Part | undefined => (Object.hasOwn(parts, key) ? parts[key] : undefined);

/** What a result is called; null where only machines need it. */
export const resultLabel = (key: string): string | null => partOf(key)?.label ?? null;

/** A value as a person reads it: a choice by its label, a day as a day, what has parts by those that have a name. */
export function inWords(value: Json, write: Write = plain): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return write(value);
  if (typeof value === 'string') return isCalendarDate(value) ? formatDate(value) : value;
  if (Array.isArray(value)) return value.map((one) => inWords(one, write)).join('; ') || '—';
  if (!isRecord(value)) return '—';
  if (typeof value.label === 'string') return value.label;
  const named = Object.entries(value).flatMap(([key, of]) => {
    const part = partOf(key);
    return part === undefined ? [] : [`${part.label}: ${inWords(of, part.write)}`];
  });
  return named.join(', ') || '—';
}

const happened: Readonly<Record<string, string>> = {
  'proposal.created': 'Pedido começado',
  'proposal.vouched': 'Pedido começado com o que o parceiro informou',
  'proposal.forked': 'Pedido começado a partir de outro',
  'proposal.cancelled': 'Desistência do pedido',
  'proposal.tellBy': 'Escolha de como avisamos você',
  'proposal.replaced': 'Substituído por outro pedido',
  'proposal.expired': 'Prazo encerrado',
  'step.submitted': 'Respostas enviadas',
  'step.skip': 'Deixado de lado',
  'step.advance': 'Seguido adiante',
  'step.cancel': 'Desistência do pedido',
  'step.reopened': 'Aberto de novo',
  'step.called': 'Pagamento pedido ao banco',
  'step.paidLate': 'Pagamento feito depois de uma recusa do banco',
  'step.waiting': 'À espera de resposta',
  'step.review': 'Em análise por uma pessoa',
  'step.done': 'Resposta recebida',
  'step.refused': 'Recusa recebida',
  'step.failed': 'Sem resposta',
  'code.requested': 'Contato informado e código pedido',
  'device.proven': 'Código confirmado',
  'device.forgotten': 'Saída de um aparelho',
  'consent.given': 'Autorização dada',
  'documents.reused': 'Fotos de outro pedido reaproveitadas',
};

export const eventWords = (kind: string): string =>
  (Object.hasOwn(happened, kind) ? happened[kind] : undefined) ?? 'Atualização do pedido';

const files: Readonly<Record<string, string>> = { 'image/jpeg': 'foto', 'application/pdf': 'documento' };
export const fileWords = (mediaType: string): string =>
  (Object.hasOwn(files, mediaType) ? files[mediaType] : undefined) ?? 'arquivo';
