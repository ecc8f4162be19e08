import { ask } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';

/** Polls that are refused within this time before anybody is bothered: a server that starts anew is back by then. */
const MOST_REFUSALS = 3;
const WITHIN_MS = 60_000;
let refusals: readonly number[] = [];

/** The server refuses to say how the proposal stands. A lost line is nobody's business: the next poll comes soon. */
export function tellRefusal({ name }: WireProblem, again: () => unknown): void {
  if (/^(network|rate)\./.test(name)) return;
  const now = Date.now();
  refusals = [...refusals.filter((at) => now - at < WITHIN_MS), now];
  if (refusals.length < MOST_REFUSALS) return;
  refusals = [];
  ask({
    title: 'Não foi possível acessar a proposta',
    text: 'Espere um pouco e tente de novo. O que você enviou está guardado.',
    type: 'error',
    okText: 'Tentar novamente',
    onOk: () => void again(),
  });
}
