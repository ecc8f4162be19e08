import { PersonIcon } from '@passo/ui/icons/MenuIcons.tsx';
import { FactRows, type FactRow } from '@passo/ui/panel/FactRows.tsx';
import { PanelNote } from '@passo/ui/panel/PanelNote.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { helpRow } from './helpRow.ts';

/** Behind a no: the class of its reason, when to try again, that a person can look at it (LGPD, art. 20), and whom to ask. */
export function RefusalDetails({ journey }: { readonly journey: Journey }): ReactNode {
  const refusal = journey.proposal?.data.refusal ?? null;
  return (
    <>
      <FactRows label="Sobre a resposta" rows={reasonRows(journey)} />
      {refusal && <PanelNote note={{ Icon: PersonIcon, text: reviewWords(refusal.automatic, refusal.reviewDays) }} />}
      <FactRows label="A quem perguntar" rows={helpRow(journey)} />
    </>
  );
}

function reasonRows({ proposal, state }: Journey): readonly FactRow[] {
  const refusal = proposal?.data.refusal ?? null;
  if (refusal === null) return [];
  const { reason, text, tryAgain, why } = refusal;
  // Where the step speaks for itself its sentence stands above already.
  const note = state.end === 'noOffer' ? text : undefined;
  return [
    { kind: 'reason', label: 'Motivo', values: [reason], note },
    { kind: 'day', label: 'Quando tentar de novo', values: [tryAgain], note: why },
  ];
}

const reviewWords = (automatic: boolean, days: number): string =>
  automatic
    ? `A decisão foi automática. *Você pode pedir que uma pessoa a reveja*: a resposta vem em até ${days} dias.`
    : `Não concorda? *Você pode pedir que o pedido seja visto de novo*: a resposta vem em até ${days} dias.`;
