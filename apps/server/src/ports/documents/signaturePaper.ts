import { createHash } from 'node:crypto';
import { formatCpf } from '@passo/domain';
import type { AcceptedTerm } from './acceptedTerms.ts';
import { capitals } from './capitals.ts';
import { consentFacts } from './consentFacts.ts';
import { formatInstant } from './formatInstant.ts';
import type { Fact, Paper, Section } from '@passo/contract/paper.ts';

/** One act that binds: reading and agreeing, typing a code, signing at a provider. */
export interface BindingAct {
  /** What was done, in words. */
  readonly what: string;
  readonly at: Date;
  /** Who did it or who tells of it: the customer, an attendant, a provider. */
  readonly by: string;
  /** How it was proven, where from, with what. */
  readonly proof: readonly Fact[];
}

export interface SignatureRecord {
  readonly person: { readonly name: string; readonly cpf: string };
  readonly contract: {
    readonly name: string;
    /** Of the file's bytes, in hexadecimal. */
    readonly sha256: string;
    readonly pages: number;
  };
  /** Oldest first; the last one signs. */
  readonly acts: readonly [BindingAct, ...BindingAct[]];
  readonly terms: readonly AcceptedTerm[];
}

/** The evidence of a signature, as a paper of its own: the signed file stays as it is, so that its hash can be checked. */
export function signaturePaper({ person, contract, acts, terms }: SignatureRecord): Paper {
  const signed = acts.at(-1) ?? acts[0];
  const sections: readonly Section[] = [
    { title: 'O documento', facts: documentFacts(contract), paragraphs: [HOW_TO_CHECK] },
    {
      title: 'Quem assinou',
      facts: [
        { label: 'Nome', value: capitals(person.name) },
        { label: 'CPF', value: formatCpf(person.cpf) },
      ],
    },
    ...acts.map(actSection),
    ...(terms.length === 0 ? [] : [{ title: 'Autorizações dadas antes', facts: consentFacts(terms) }]),
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  return {
    title: 'Registro da assinatura',
    subtitle: `${contract.name} · assinado em ${formatInstant(signed.at)}`,
    highlights: [],
    sections,
    footer: `Registro da assinatura · conteúdo ${fingerprint.slice(0, 32)}`,
    date: signed.at,
  };
}

const HOW_TO_CHECK =
  'Para conferir: o código SHA-256 do arquivo do contrato, calculado por qualquer programa, tem de ser igual a este. Se um ' +
  'único byte do arquivo mudar, o código muda.';

const documentFacts = ({ name, sha256, pages }: SignatureRecord['contract']): readonly Fact[] => [
  { label: 'Documento', value: name },
  { label: 'Páginas', value: String(pages) },
  { label: 'SHA-256 do arquivo', value: sha256 },
];

const actSection = ({ what, at, by, proof }: BindingAct, index: number): Section => ({
  title: `${index + 1}. ${what}`,
  facts: [
    { label: 'Quando', value: formatInstant(at) },
    { label: 'Instante (UTC)', value: at.toISOString() },
    { label: 'Quem', value: by },
    ...proof,
  ],
});
