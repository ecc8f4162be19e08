import { create } from 'zustand';
import { useLoading } from './loading.ts';
import { useProposal } from './proposal.ts';

/** When what was typed was last kept, in milliseconds: sealed on this device, or taken by the server. Null: never, or not the last of it. */
export const useSaved = create<{ readonly at: number | null }>()(() => ({ at: null }));

export const tellSaved = (isSaved: boolean): void => useSaved.setState({ at: isSaved ? Date.now() : null });

/** A proposal that comes while answers are on their way is the server's yes to them; any other one is news. */
export const watchAnswers = (): (() => void) =>
  useProposal.subscribe((now, before) => {
    if (now.proposal !== null && now.proposal !== before.proposal && useLoading.getState().form) tellSaved(true);
  });

const RECENT_MS = 60_000;

/** Milliseconds until it is no longer a moment ago. */
export const recentFor = (at: number, now: number): number => Math.max(0, at + RECENT_MS - now);

export function savedWords(at: number, now: number): string {
  if (recentFor(at, now) > 0) return 'Salvo agora há pouco';
  return `Salvo às ${new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })}`;
}
