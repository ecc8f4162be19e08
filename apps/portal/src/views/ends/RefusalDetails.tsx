import type { ProposalOnWire } from '@passo/contract';
import { PersonIcon } from '@passo/ui/icons/MenuIcons.tsx';
import { FactRows, type FactRow } from '@passo/ui/panel/FactRows.tsx';
import { PanelNote } from '@passo/ui/panel/PanelNote.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { day } from '../offer/costs.ts';
import { isElsewhere } from '../refusedWays.ts';
import { helpRow } from './helpRow.ts';

type Refusal = NonNullable<ProposalOnWire['data']['refusal']>;
type Review = NonNullable<Refusal['review']>;

/** Behind a no: the class of its reason, when to try again, that a person can look at it (LGPD, art. 20), and whom to ask. */
export function RefusalDetails({ journey }: { readonly journey: Journey }): ReactNode {
  const refusal = journey.proposal?.data.refusal ?? null;
  return (
    <>
      <FactRows label="Sobre a resposta" rows={reasonRows(journey)} />
      {refusal && !refusal.review && !isElsewhere(journey) && (
        <PanelNote note={{ Icon: PersonIcon, text: reviewWords(refusal) }} />
      )}
      <FactRows label="A quem perguntar" rows={helpRow(journey)} />
    </>
  );
}

function reasonRows({ proposal, state }: Journey): readonly FactRow[] {
  const refusal = proposal?.data.refusal ?? null;
  if (refusal === null) return [];
  const { reason, text, tryAgain, why, automatic, review } = refusal;
  // Where the step speaks for itself its sentence stands above already.
  const note = state.end === 'noOffer' ? text : undefined;
  return [
    ...(review ? [reviewRow(review)] : []),
    { kind: 'reason', label: automatic ? 'Motivo da decisão automática' : 'Motivo', values: [reason], note },
    { kind: 'day', label: 'Quando tentar de novo', values: [tryAgain], note: why },
    ...(review ? [{ kind: 'number', label: 'Protocolo da revisão', values: [review.protocol] } as const] : []),
  ];
}

/** What was asked for is no offer any more; it is the newest word of all. */
const reviewRow = ({ until, answeredOn }: Review): FactRow =>
  answeredOn === null
    ? {
        ...{ kind: 'review', label: 'Revisão pedida', values: [`Resposta até ${day(until)}`] },
        note: 'Avisamos você pelo contato que você confirmou, e a resposta fica em Meus dados.',
      }
    : {
        ...{ kind: 'review', label: 'Revisão respondida', values: [`Em ${day(answeredOn)}`] },
        note: 'A resposta está em Meus dados.',
      };

/** After a machine's no a person answers; after a person's that would promise nothing new. */
const reviewWords = ({ reviewDays, automatic }: Refusal): string =>
  `Não concorda? Peça revisão: *${automatic ? 'uma pessoa responde' : 'a resposta vem'}* em até ${reviewDays} dias.`;
