import type { DataOf } from '@passo/contract';
import { money } from '../../views/offer/costs.ts';
import { countOf } from '../../views/offer/installments.ts';
import { receivedOf } from '../../views/offer/received.ts';

export type OwnProposal = DataOf<'myProposals'>['proposals'][number];

const outcomes: Readonly<Record<NonNullable<OwnProposal['end']>, string>> = {
  finished: 'Concluído',
  noOffer: 'Terminou sem oferta',
  refused: 'Recusado',
  cancelled: 'Cancelado',
};

/** Where it stands: how it ended, else its phase, and whether somebody else has to act. */
export function standingWords({ end, phase, waiting }: Pick<OwnProposal, 'end' | 'phase' | 'waiting'>): string {
  if (end !== null) return outcomes[end];
  if (phase === '') return waiting ? 'Agora é esperar' : 'Em andamento';
  return waiting ? `Fase: ${phase} · agora é esperar` : `Fase: ${phase}`;
}

/** The money it is about, as far as it is chosen, a line each: of the offer that was taken, else of what was asked. */
export function moneyWords({ taken, asked }: Pick<OwnProposal, 'taken' | 'asked'>): readonly string[] {
  if (taken !== null) {
    const { label, value } = receivedOf(taken);
    return [`${label} ${money(value)}`, countOf(taken)];
  }
  if (asked.amount === null) return [];
  return [`Você pediu ${money(asked.amount)}${asked.installments === null ? '' : ` em ${asked.installments}x`}`];
}
