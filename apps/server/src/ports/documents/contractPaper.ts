import { createHash } from 'node:crypto';
import { loanProduct, partiesOf, type Institution, type LoanPaper, type Offer, type QuestionOf } from '@passo/catalog';
import { formatCep, formatCnpj, formatCpf, formatDate, formatPhone, isCalendarDate, masks } from '@passo/domain';
import { capitals } from './capitals.ts';
import { contractClauses } from './contractClauses.ts';
import { contractNumber, replacing } from './contractNumber.ts';
import type { AcceptedTerm } from './acceptedTerms.ts';
import { consentFacts } from './consentFacts.ts';
import { amortisationTable } from './amortisation.ts';
import { cetWords, costFacts, debtTable, rateFacts, totalTable } from './costSheet.ts';
import { highlightsOf } from './highlights.ts';
import type { Fact, Paper, Section } from '@passo/contract/paper.ts';

type Question = QuestionOf<'documents.contract'>;

/** Of a product that nobody computes here: the note itself says all. */
const usualPaper: LoanPaper = { clauses: [] };

/** What a contract says beside what was asked and offered. */
interface Writing {
  readonly key: string;
  readonly terms: readonly AcceptedTerm[];
  /** Who sold it for the lender. */
  readonly correspondent: Institution;
  /** Numbers of the contracts that this one takes the place of. */
  readonly replaces?: readonly string[];
}

/**
 * The contract of a chosen offer: the Cédula de Crédito Bancário (Lei 10.931/2004, art. 29), or what the product calls it.
 * The same question, consents and key make the same paper: its number comes from the key and its date from the offer.
 */
export function contractPaper(
  question: Question,
  offer: Offer,
  { key, terms, correspondent, replaces = [] }: Writing,
): Paper {
  const { quote } = offer;
  const { paper = usualPaper, notes = [], insurance } = loanProduct(question.product) ?? {};
  const { title = 'Cédula de Crédito Bancário', short = 'CCB', ...words } = paper;
  const number = contractNumber(key);
  const sections = [
    ...partiesOf(offer, correspondent).map(({ text, ...party }) => ({
      ...party,
      ...(text !== undefined && { paragraphs: [text] }),
    })),
    ...borrower(question, words, offer),
    ...replacing(replaces, short),
    ...costSections(offer),
    ...contractClauses(offer, {
      ...{ paper: words, notes, issuedAt: townOf(question) },
      ...(insurance !== undefined && { insurance }),
    }),
    ...consents(terms),
    { title: 'Assinatura', paragraphs: [signature(question, title)] },
    { title: 'Anexo: todas as parcelas', table: amortisationTable(offer) },
  ];
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([title, number, sections]))
    .digest('hex');
  return {
    title,
    subtitle: `${short} nº ${number} · ${placeOf(question)}${formatDate(quote.rulesOf)}`,
    highlights: highlightsOf(offer),
    sections,
    footer: `${short} nº ${number} · ${offer.lender.name} · conteúdo ${fingerprint.slice(0, 32)}`,
    date: new Date(`${quote.rulesOf}T12:00:00Z`),
  };
}

const costSections = (offer: Offer): readonly Section[] => [
  { title: 'O que foi contratado', facts: [...costFacts(offer), ...rateFacts(offer)], paragraphs: cetWords(offer) },
  { title: 'Para onde vai o valor', table: debtTable(offer) },
  { title: 'Do que é feito o total a pagar', table: totalTable(offer) },
];

const consents = (terms: readonly AcceptedTerm[]): readonly Section[] =>
  terms.length === 0
    ? []
    : [
        {
          title: 'O que você autorizou',
          paragraphs: ['Cada autorização foi dada em separado. O código SHA-256 é o do texto que foi lido.'],
          facts: consentFacts(terms),
        },
      ];

const townOf = ({ address }: Question): string =>
  [word(address, 'cidade'), word(address, 'uf')].filter(Boolean).join('/');

const placeOf = (question: Question): string => {
  const town = townOf(question);
  return town === '' ? '' : `${town}, `;
};

const borrower = (
  { person, address, employer, account, particulars }: Question,
  { employerDeducts, account: accountTitle = 'Conta que recebe o dinheiro' }: LoanPaper,
  { interestFree }: Offer,
): readonly Section[] => [
  {
    title: 'Quem contrata',
    facts: given([
      [interestFree === true ? 'Participante' : 'Quem deve (emitente)', capitals(person.name)],
      ['CPF', formatCpf(person.cpf)],
      ['Nascimento', isCalendarDate(person.birthDate) ? formatDate(person.birthDate) : ''],
      ['Endereço', addressLine(address)],
      ['Celular', formatPhone(person.cellphone)],
      ['E-mail', person.email],
    ]),
  },
  ...(employerDeducts === true
    ? optional('Empresa que desconta as parcelas', [
        ['Empresa', capitals(employer.name)],
        ['CNPJ', formatCnpj(employer.cnpj)],
      ])
    : []),
  ...particulars,
  ...optional(accountTitle, [
    ['Banco', account.bank],
    ['Agência e conta', account.account === '' ? '' : `${account.agency} / ${masks.account.mask(account.account)}`],
    ['Tipo', account.type],
  ]),
];

/** A section of what is known; none where nothing is. */
function optional(title: string, rows: readonly (readonly [string, string])[]): readonly Section[] {
  const facts = given(rows);
  return facts.length === 0 ? [] : [{ title, facts }];
}

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

const signature = ({ person }: Question, title: string): string =>
  `${capitals(person.name)}, CPF ${formatCpf(person.cpf)}, assina este documento (${title}) por meio eletrônico. O registro da ` +
  'assinatura é um documento à parte: diz quem assinou, quando, de onde, como foi comprovado e o código SHA-256 deste ' +
  'arquivo. Qualquer mudança depois disso aparece.';
