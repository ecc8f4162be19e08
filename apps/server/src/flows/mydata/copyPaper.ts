import { isJsonObject, type Json } from '@passo/engine';
import { consentFacts } from '../../ports/documents/consentFacts.ts';
import { formatInstant } from '../../ports/documents/formatInstant.ts';
import type { Fact, Paper, Section } from '@passo/contract/paper.ts';
import type { DataCopy } from './copy.ts';
import { eventWords, fileWords, inWords, resultLabel } from './copyWords.ts';

/** The same copy for people to read. */
export function copyPaper(copy: DataCopy): Paper {
  const { proposal, consents, documents, messages, history, requests } = copy;
  const nameOfStep = new Map(copy.steps.map(({ slug, name }) => [slug, name]));
  const at = (instant: string): string => formatInstant(new Date(instant));
  const sections: readonly (Section & { readonly facts: readonly Fact[] })[] = [
    {
      title: 'Este pedido',
      facts: [
        { label: 'Número', value: proposal.number },
        { label: 'Produto', value: proposal.product },
        { label: 'Quem atende e com quem você contrata', value: `${proposal.partner} · ${proposal.bank}` },
        { label: 'Contato confirmado', value: copy.provenContact ?? '—' },
      ],
    },
    ...copy.steps.map(({ name, answers, beneath, results }) => ({
      title: name,
      facts: [
        ...answers.map(({ label, value }) => ({ label, value: inWords(value) })),
        ...beneath.flatMap(({ label, value }) =>
          ownIn(value).map((own) => ({ label: `${label} (escrito, sem efeito agora)`, value: inWords(own) })),
        ),
        ...Object.entries(results).flatMap(([key, value]) => {
          const label = resultLabel(key);
          return label === null ? [] : [{ label, value: inWords(value) }];
        }),
      ],
    })),
    {
      title: 'Autorizações dadas',
      facts: consentFacts(consents.map((term) => ({ ...term, at: new Date(term.at) }))),
    },
    {
      title: 'Documentos',
      facts: documents.map(({ name, mediaType, at: when }) => ({
        label: at(when),
        value: `${name} (${fileWords(mediaType)})`,
      })),
    },
    {
      title: 'Mensagens enviadas',
      facts: messages.map(({ what, at: when }) => ({ label: at(when), value: messageNames[what] ?? 'Aviso' })),
    },
    {
      title: 'O que aconteceu',
      facts: history.map(({ what, step, by, at: when }) => ({
        label: at(when),
        value: [
          eventWords(what),
          nameOfStep.get(step ?? ''),
          by === 'us' ? 'sistema' : by === 'typist' ? 'atendente' : 'você',
        ]
          .filter((part) => part !== undefined)
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
    {
      title: 'O que mais há',
      facts: [{ label: 'Detalhes', value: 'Códigos e números internos estão todos no arquivo JSON, em Meus dados.' }],
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
  review: 'Revisão de uma recusa',
};

/** What was written beneath an answer, or beneath those in the groups of a list. */
function ownIn(beneath: Json): readonly Json[] {
  if (Array.isArray(beneath))
    return beneath.flatMap((group) => (isJsonObject(group) ? Object.values(group).flatMap(ownIn) : []));
  return isJsonObject(beneath) && beneath.own !== undefined && beneath.own !== null ? [beneath.own] : [];
}
