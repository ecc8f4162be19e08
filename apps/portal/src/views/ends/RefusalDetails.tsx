import type { ProposalOnWire } from '@passo/contract';
import { PersonIcon } from '@passo/ui/icons/MenuIcons.tsx';
import { FactRows, type FactRow } from '@passo/ui/panel/FactRows.tsx';
import { PanelNote } from '@passo/ui/panel/PanelNote.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { day } from '../offer/costs.ts';
import { helpRow } from './helpRow.ts';

type Review = NonNullable<NonNullable<ProposalOnWire['data']['refusal']>['review']>;

interface RefusalDetailsProps {
  readonly journey: Journey;
  /** Begins another order. */
  readonly onAnew: () => unknown;
}

/** Behind a no: the class of its reason, when to try again, that a person can look at it (LGPD, art. 20), and whom to ask. */
export function RefusalDetails({ journey, onAnew }: RefusalDetailsProps): ReactNode {
  const refusal = journey.proposal?.data.refusal ?? null;
  return (
    <>
      <FactRows label="Sobre a resposta" rows={reasonRows(journey, onAnew)} />
      {refusal && !refusal.review && (
        <PanelNote note={{ Icon: PersonIcon, text: reviewWords(refusal.automatic, refusal.reviewDays) }} />
      )}
      <FactRows label="A quem perguntar" rows={helpRow(journey)} />
    </>
  );
}

function reasonRows({ proposal, state }: Journey, onAnew: () => unknown): readonly FactRow[] {
  const refusal = proposal?.data.refusal ?? null;
  if (refusal === null) return [];
  const { reason, text, tryAgain, why, atOnce, review } = refusal;
  // Where the step speaks for itself its sentence stands above already.
  const note = state.end === 'noOffer' ? text : undefined;
  return [
    ...(review ? [reviewRow(review)] : []),
    { kind: 'reason', label: 'Motivo', values: [reason], note },
    { kind: 'day', label: 'Quando tentar de novo', values: [tryAgain], note: why, ...(atOnce && anewRow(onAnew)) },
    ...(review ? [{ kind: 'number', label: 'Protocolo da revisão', values: [review.protocol] } as const] : []),
  ];
}

/** Where nothing has to be waited for, the way on stands beside it. */
const anewRow = (onAnew: () => unknown): Pick<FactRow, 'action'> => ({
  action: { label: 'Tentar agora', spoken: 'Tentar agora com um novo pedido', press: () => void onAnew() },
});

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

const reviewWords = (automatic: boolean, days: number): string =>
  automatic
    ? `A decisão foi automática. *Você pode pedir que uma pessoa a reveja*: a resposta vem em até ${days} dias.`
    : `Não concorda? *Você pode pedir que o pedido seja visto de novo*: a resposta vem em até ${days} dias.`;
