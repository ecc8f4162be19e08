import { consentFacts } from '../../ports/documents/consentFacts.ts';
import { formatInstant } from '../../ports/documents/formatInstant.ts';
import type { Fact, Paper, Section } from '../../ports/documents/paper.ts';
import { inWords, type DataCopy } from './copy.ts';

/** The same copy for people to read. */
export function copyPaper(copy: DataCopy): Paper {
  const { proposal, consents, documents, messages, history, requests } = copy;
  const at = (instant: string): string => formatInstant(new Date(instant));
  const sections: readonly (Section & { readonly facts: readonly Fact[] })[] = [
    {
      title: 'Este pedido',
      facts: [
        { label: 'Número', value: proposal.number },
        { label: 'Produto', value: proposal.product },
        { label: 'Parceiro e banco', value: `${proposal.partner} · ${proposal.bank}` },
        { label: 'Contato confirmado', value: copy.provenContact ?? '—' },
      ],
    },
    ...copy.steps.map(({ name, answers, results }) => ({
      title: name,
      facts: [
        ...answers.map(({ label, value }) => ({ label, value: inWords(value) })),
        ...Object.entries(results).map(([label, value]) => ({ label: `Resultado: ${label}`, value: inWords(value) })),
      ],
    })),
    {
      title: 'Autorizações dadas',
      facts: consentFacts(consents.map((term) => ({ ...term, at: new Date(term.at) }))),
    },
    {
      title: 'Documentos',
      facts: documents.map(({ name, mediaType, at: when }) => ({ label: at(when), value: `${name} (${mediaType})` })),
    },
    {
      title: 'Mensagens enviadas',
      facts: messages.map(({ what, at: when }) => ({ label: at(when), value: messageNames[what] ?? 'Aviso' })),
    },
    {
      title: 'O que aconteceu',
      facts: history.map(({ what, step, by, at: when }) => ({
        label: at(when),
        value: [what, step, by === 'us' ? 'sistema' : by === 'typist' ? 'atendente' : 'você']
          .filter((part) => part !== null)
          .join(' · '),
      })),
    },
    {
      title: 'Pedidos sobre os seus dados',
      facts: requests.map(({ protocol, askedAt, kind }) => ({
        label: protocol,
        value: `${requestNames[kind]}, em ${at(askedAt)}`,
      })),
    },
  ];
  return {
    title: 'Cópia dos seus dados',
    subtitle: `Pedido ${proposal.number} · feita em ${at(copy.madeAt)}`,
    highlights: [],
    sections: sections.filter(({ facts }) => facts.length > 0),
    footer: `Cópia dos dados · pedido ${proposal.number}`,
    date: new Date(copy.madeAt),
  };
}

const messageNames: Readonly<Record<string, string>> = { code: 'Código de confirmação' };
const requestNames: Readonly<Record<DataCopy['requests'][number]['kind'], string>> = {
  copy: 'Cópia',
  correction: 'Correção',
  erasure: 'Exclusão',
};
