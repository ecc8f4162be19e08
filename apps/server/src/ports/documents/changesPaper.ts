import { createHash } from 'node:crypto';
import type { Offer } from '@passo/catalog';
import { formatCpf, formatDate, formatMoney, formatRate } from '@passo/domain';
import { capitals } from './capitals.ts';
import { amortisationTable } from './amortisation.ts';
import type { Paper, Section, Table } from '@passo/contract/paper.ts';

/** What a late day, and what was chosen after it, made of a signed contract. */
export interface ContractChanges {
  readonly person: { readonly name: string; readonly cpf: string };
  /** The contract that holds, or is to be signed; `sha256` is of the file's bytes, in hexadecimal. */
  readonly contract: { readonly name: string; readonly sha256: string };
  /** The offer as it was signed. */
  readonly before: Offer;
  /** The offer as it holds now. */
  readonly after: Offer;
  /** Whether the signed contract reaches as far as the day, or another one has to be signed. */
  readonly holds: boolean;
}

type Figure = readonly [label: string, of: (offer: Offer) => string];

const figures: readonly Figure[] = [
  ['Dia do dinheiro', ({ quote }) => formatDate(quote.rulesOf)],
  ['Valor liberado', ({ quote }) => formatMoney(quote.releasedCentavos)],
  ['IOF', ({ quote }) => formatMoney(quote.iofCentavos)],
  ['Valor total financiado', ({ quote }) => formatMoney(quote.financedCentavos)],
  ['Número de parcelas', ({ quote }) => String(quote.installments)],
  ['Valor da parcela', ({ quote }) => formatMoney(quote.installmentCentavos)],
  ['Valor da última parcela', ({ quote }) => formatMoney(quote.schedule.at(-1)?.installmentCentavos ?? 0)],
  ['Primeiro vencimento', ({ quote }) => formatDate(quote.firstDueOn)],
  ['Último vencimento', ({ quote }) => formatDate(quote.lastDueOn)],
  ['Juros ao mês', ({ quote }) => formatRate(quote.monthlyRate)],
  ['CET ao ano', ({ quote }) => formatRate(quote.cetAnnual)],
  ['Total de juros', ({ quote }) => formatMoney(quote.interestCentavos)],
  ['Total a pagar', ({ quote }) => formatMoney(quote.totalCentavos)],
  ['Quem empresta', ({ lender }) => lender.name],
];

/** What differs, each figure old and new, in one sentence. */
function changed(before: Offer, after: Offer): string {
  const others = figures.filter(([, of]) => of(before) !== of(after));
  return `O que mudou: ${others.map(([label, of]) => `${label}, de ${of(before)} para ${of(after)}`).join('; ')}.`;
}

/** What was asked for, as told; of a debt that is settled the amount follows the day. */
const askedOf = ({ askedCentavos, quote }: Offer): number => askedCentavos ?? quote.requestedCentavos;

/** Whether the day alone made the figures, or the person took something else than what was signed. */
const isChosenAnew = (before: Offer, after: Offer): boolean =>
  askedOf(before) !== askedOf(after) ||
  before.quote.installments !== after.quote.installments ||
  before.lender.cnpj !== after.lender.cnpj;

/** Each figure as it was signed and as it is now. */
const changesTable = (before: Offer, after: Offer): Table => ({
  columns: [
    { title: 'Valores', share: 0.4 },
    { title: 'Como foi assinado', share: 0.3 },
    { title: 'Como é agora', share: 0.3 },
  ],
  rows: figures.map(([label, of]) => [label, of(before), of(after)]),
});

function happened({ before, after, holds }: ContractChanges): readonly string[] {
  const [signed, now] = [formatDate(before.quote.rulesOf), formatDate(after.quote.rulesOf)];
  return holds
    ? [
        `O contrato foi assinado para o dinheiro sair em ${signed}, e ele sai em ${now}. O contrato prevê isso: os valores são ` +
          'refeitos para o dia do dinheiro, com os mesmos vencimentos e sem juros pelos dias sem ele.',
        'Você não precisa assinar de novo. O contrato assinado continua valendo, com estes valores no lugar dos que estão nele.',
        changed(before, after),
      ]
    : [
        `O contrato foi assinado para o dinheiro sair em ${signed}, e ele não saiu no prazo do contrato. Aquele contrato não ` +
          `vale mais: sem o dinheiro não há parcela dele a pagar. O contrato novo é para ${now}.`,
        isChosenAnew(before, after)
          ? `Os valores novos são os da oferta que você escolheu depois, e não os mesmos em outro dia. ${changed(before, after)}`
          : changed(before, after),
        'Para receber, confira os valores e assine o contrato novo. Se não quiser, basta não assinar.',
      ];
}

/**
 * What changed of what was signed because of a late day, or of what was chosen after it, as a paper of its own: the signed file stays as it is. The same figures make the same
 * paper, whenever it is asked for.
 */
export function changesPaper(changes: ContractChanges): Paper {
  const { person, contract, before, after, holds } = changes;
  const { quote } = after;
  const sections: readonly Section[] = [
    { title: 'O que aconteceu', paragraphs: happened(changes) },
    { title: 'O que mudou', table: changesTable(before, after) },
    {
      title: 'De quem e de qual contrato',
      facts: [
        { label: 'Nome', value: capitals(person.name) },
        { label: 'CPF', value: formatCpf(person.cpf) },
        { label: 'Quem empresta', value: after.lender.name },
        { label: 'Documento', value: contract.name },
        { label: 'SHA-256 do arquivo', value: contract.sha256 },
      ],
    },
    { title: 'Anexo: todas as parcelas, como são agora', table: amortisationTable(after) },
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  return {
    title: holds ? 'Valores refeitos para o dia do dinheiro' : 'O que muda no contrato novo',
    subtitle: `${contract.name} · ${after.lender.name} · valores de ${formatDate(quote.rulesOf)}`,
    highlights: [
      { label: `${quote.installments} parcelas de`, value: formatMoney(quote.installmentCentavos) },
      { label: 'Total a pagar', value: formatMoney(quote.totalCentavos) },
      { label: 'CET ao ano', value: formatRate(quote.cetAnnual) },
    ],
    sections,
    footer: `Valores de ${formatDate(quote.rulesOf)} · conteúdo ${fingerprint.slice(0, 32)}`,
    date: new Date(`${quote.rulesOf}T12:00:00Z`),
  };
}
