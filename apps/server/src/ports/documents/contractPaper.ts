import { createHash } from 'node:crypto';
import type { Offer, QuestionOf } from '@passo/catalog';
import {
  formatCep,
  formatCnpj,
  formatCpf,
  formatDate,
  formatMoney,
  formatPhone,
  isCalendarDate,
  masks,
} from '@passo/domain';
import { contractClauses } from './contractClauses.ts';
import { amortisationTable, costFacts, costTable, installmentsOf } from './costSheet.ts';
import type { Fact, Paper, Section } from './paper.ts';

type Question = QuestionOf<'documents.contract'>;

/**
 * The Cédula de Crédito Bancário (Lei 10.931/2004, art. 29) of a chosen offer. The same question and key make the same
 * paper: its number comes from the key and its date from the offer.
 */
export function contractPaper(question: Question, offer: Offer, key: string): Paper {
  const { quote } = offer;
  const number = createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase();
  const issued = formatDate(quote.rulesOf);
  return {
    title: 'Cédula de Crédito Bancário',
    subtitle: `CCB nº ${number} · emitida em ${placeOf(question)}${issued}`,
    highlights: [
      { label: 'Você recebe', value: formatMoney(quote.releasedCentavos) },
      { label: 'Você paga', value: `${quote.installments} × ${formatMoney(quote.installmentCentavos)}` },
      { label: 'Total a pagar', value: formatMoney(quote.totalCentavos) },
    ],
    sections: [
      ...parties(question, offer),
      { title: 'Quanto custa', facts: costFacts(offer), table: costTable(quote) },
      ...contractClauses(offer, installmentsOf(quote)),
      { title: 'Assinatura', paragraphs: [signature(question)] },
      { title: 'Anexo: todas as parcelas', table: amortisationTable(quote) },
    ],
    footer: `CCB nº ${number} · ${offer.lender.name}`,
    date: new Date(`${quote.rulesOf}T12:00:00Z`),
  };
}

const placeOf = ({ address }: Question): string => {
  const place = [word(address, 'cidade'), word(address, 'uf')].filter(Boolean).join('/');
  return place === '' ? '' : `${place}, `;
};

const parties = ({ person, address, employer, account }: Question, { lender }: Offer): readonly Section[] => [
  {
    title: 'Quem empresta',
    facts: given([
      ['Credor', lender.name],
      ['CNPJ', formatCnpj(lender.cnpj)],
    ]),
  },
  {
    title: 'Quem recebe',
    facts: given([
      ['Emitente', person.name],
      ['CPF', formatCpf(person.cpf)],
      ['Nascimento', isCalendarDate(person.birthDate) ? formatDate(person.birthDate) : ''],
      ['Endereço', addressLine(address)],
      ['Celular', formatPhone(person.cellphone)],
      ['E-mail', person.email],
    ]),
  },
  {
    title: 'Empresa que desconta as parcelas',
    facts: given([
      ['Empresa', employer.name],
      ['CNPJ', formatCnpj(employer.cnpj)],
    ]),
  },
  {
    title: 'Conta que recebe o dinheiro',
    facts: given([
      ['Banco', account.bank],
      ['Agência e conta', `${account.agency} / ${masks.account.mask(account.account)}`],
      ['Tipo', account.type],
    ]),
  },
];

const given = (rows: readonly (readonly [string, string])[]): readonly Fact[] =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

function addressLine(address: Question['address']): string {
  const street = [word(address, 'logradouro'), word(address, 'numero'), word(address, 'complemento')];
  const city = [word(address, 'cidade'), word(address, 'uf')].filter(Boolean).join('/');
  const cep = word(address, 'cep');
  const parts = [...street, word(address, 'bairro'), city, cep === '' ? '' : `CEP ${formatCep(cep)}`];
  return parts.filter(Boolean).join(', ');
}

const word = (from: Question['address'], key: string): string => {
  const value = from[key];
  return typeof value === 'string' ? value : '';
};

const signature = ({ person }: Question): string =>
  `${person.name}, CPF ${formatCpf(person.cpf)}, assina esta cédula por meio eletrônico. O serviço de assinatura ` +
  'registra quem assinou, quando e o código (hash SHA-256) deste documento: qualquer mudança depois disso aparece.';
