import type { DataOf, OfferOnWire } from '@passo/contract';
import { pathOf } from '@passo/contract/paths.ts';
import { today } from '@passo/domain/date/instant.ts';
import type { Paper } from '@passo/ui/controls/PaperList.tsx';
import type { Journey } from '../../journey/journey.ts';
import { hash } from '../../state/hashId.ts';
import { day } from './costs.ts';
import { shownOf, signedBefore, writtenContract } from './shownOffer.ts';

type Listed = DataOf<'listContracts'>[number];

/** A contract: its document in our storage, and how long it is. */
export interface Written {
  readonly document: string;
  readonly pages: number | null;
}

/** Nobody has signed a sample: it lies at an address of its own, and everybody else's behind their link. */
export const isSample = (document: string): boolean => document.startsWith('/passos/');

export const addressOf = (document: string): string =>
  isSample(document) ? document : pathOf('document', { hashId: hash(), document });

const lengthOf = (pages: number | null): readonly string[] =>
  pages === null ? [] : [`${pages} ${pages === 1 ? 'página' : 'páginas'}`];

export const contractPaper = ({ document, pages }: Written, verb = 'Abrir'): Paper => ({
  kind: 'contract',
  href: addressOf(document),
  name: 'Contrato',
  meta: ['PDF', ...lengthOf(pages)].join(' · '),
  action: `${verb} o contrato (${['PDF', ...lengthOf(pages)].join(', ')})`,
});

/** With whom it is signed, in the same words before and after. */
export const contractLabel = ({ interestFree }: Pick<OfferOnWire, 'interestFree'>): string =>
  `Contrato com ${interestFree ? 'a administradora' : 'quem empresta'}`;

/** How the contract was signed. Nothing of a sample. */
export const signaturePapers = (document: string): readonly Paper[] =>
  isSample(document)
    ? []
    : [
        {
          kind: 'signature',
          href: `${addressOf(document)}?registro=assinatura`,
          name: 'Registro da assinatura',
          meta: 'Quando e como você assinou',
          action: 'Abrir o registro da assinatura (PDF)',
        },
      ];

/** What a late day changed of the contract. Nothing where it changed nothing, or the contract says nothing of that day; a sample has none. */
export function changesPapers(journey: Journey, slug: string): readonly Paper[] {
  const document = writtenContract(journey);
  const isToldOf = signedBefore(journey) !== null && shownOf(journey, slug).payment?.outsideContract !== true;
  if (!isToldOf || document === null || isSample(document)) return [];
  return [
    {
      kind: 'changes',
      href: `${addressOf(document)}?registro=valores`,
      name: 'O que mudou',
      meta: 'Os valores de antes e os de agora',
      action: 'Abrir o que mudou (PDF)',
    },
  ];
}

/** A contract that another one took the place of, and how it was signed. */
export function replacedPapers({ url, signatureUrl, signedAt, pages }: Listed): readonly Paper[] {
  const signed = day(today(new Date(signedAt ?? 0)));
  const contract: Paper = {
    kind: 'contract',
    href: url,
    name: `Contrato de ${signed}`,
    meta: ['Substituído', ...lengthOf(pages)].join(' · '),
    action: `Abrir o contrato assinado em ${signed} (PDF)`,
  };
  if (signatureUrl === null) return [contract];
  const record: Paper = {
    kind: 'signature',
    href: signatureUrl,
    name: 'Registro da assinatura',
    meta: `Do contrato de ${signed}`,
    action: `Abrir o registro da assinatura de ${signed} (PDF)`,
  };
  return [contract, record];
}
