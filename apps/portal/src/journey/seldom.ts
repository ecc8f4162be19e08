import { ask, setFault } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { faultOf } from './faults.ts';

/* What few people ever meet: fetched when it is. What to do then is given along. */

type Again = () => unknown;

/** The server may send one to another link of its own, and nowhere else: what is no hash is not followed. */
export function followRedirect(hashId: string, open: (hashId: string) => void): void {
  if (/^[\w-]{22,64}$/.test(hashId)) return open(hashId);
  const message = 'Hash de redirecionamento não encontrado.';
  setFault(faultOf({ name: 'hash.redirectMissing', status: 404, message, fields: [], hints: {} }));
}

/** Polls that are refused within this time before anybody is bothered: a server that starts anew is back by then. */
const MOST_REFUSALS = 3;
const WITHIN_MS = 60_000;
let refusals: readonly number[] = [];

/** The server refuses to say how the proposal stands. A lost line is nobody's business: the next poll comes soon. */
export function tellRefusal({ name }: WireProblem, again: Again): void {
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

export const askRestart = (onOk: Again): void =>
  ask({
    title: 'Refazer a proposta?',
    text: 'Tem certeza que deseja reiniciar a proposta? Informações não salvas serão perdidas.',
    type: 'warning',
    okText: 'Refazer Proposta',
    cancelText: 'Cancelar',
    onOk,
  });

/** No link could be had to start anew with. */
export function tellNoLink({ title = 'Atenção!', message: text }: WireProblem, onOk: Again): void {
  const notice = { title, text, type: 'error', onOk, okText: 'Tentar novamente' } as const;
  // Once the question that led here has closed: there is one at a time.
  setTimeout(() => ask(notice));
}

/** Code 18 of the DOM: the browser forbids. */
const isForbidden = (error: unknown): boolean => error instanceof DOMException && error.code === 18;

/** Writes the link down before it is opened; false where the browser forbids it, since nobody would find it again. */
export function keepsLink(hashId: string): boolean {
  try {
    window.localStorage.setItem('agx_hash', hashId);
    return true;
  } catch (error) {
    return !isForbidden(error);
  }
}
