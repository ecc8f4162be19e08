import { randomKey } from '../device/fingerprint.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { ask, setFault } from '../state/notices.ts';
import { resetPercentage } from '../state/percentage.ts';
import { resetProposal } from '../state/proposal.ts';
import { browserProblem, type WireProblem } from '../wire/problem.ts';
import { faultOf } from './faults.ts';
import { openLink } from './link.ts';

/* The ways from this link to another one. */

/** The server may send one to another link of its own, and nowhere else: what is no hash is not followed. */
export function followRedirect(hashId: string): void {
  if (/^[\w-]{22,64}$/.test(hashId)) return openLink(hashId);
  const message = 'Hash de redirecionamento não encontrado.';
  setFault(faultOf({ name: 'hash.redirectMissing', status: 404, message, fields: [], hints: {} }));
}

/** A fresh link for a channel (its public code), or beside an existing link. Answers what went wrong, if anything did. */
export async function openNewLink({ call }: Session, id: string): Promise<WireProblem | null> {
  const made = await call('newHash', { params: { id }, body: {}, key: randomKey() });
  if (!made.ok) return made.problem;
  if (!keepsLink(made.value.hashId)) return browserProblem('cookies.blocked');
  resetProposal();
  resetPercentage();
  openLink(made.value.hashId);
  return null;
}

/** Starts anew beside this link, or says why no link could be had. */
export async function startAnew(session: Session): Promise<void> {
  const problem = await openNewLink(session, hash());
  if (problem === null) return;
  const { title = 'Atenção!', message: text } = problem;
  const onOk = (): Promise<void> => startAnew(session);
  // Once the question that led here has closed: there is one at a time.
  setTimeout(() => ask({ title, text, type: 'error', onOk, okText: 'Tentar novamente' }));
}

/** Asks first: what was not sent will be lost. */
export const confirmRestart = (session: Session): void =>
  ask({
    title: 'Refazer a proposta?',
    text: 'Tem certeza que deseja reiniciar a proposta? Informações não salvas serão perdidas.',
    type: 'warning',
    okText: 'Refazer Proposta',
    cancelText: 'Cancelar',
    onOk: () => startAnew(session),
  });

/** Code 18 of the DOM: the browser forbids. */
const isForbidden = (error: unknown): boolean => error instanceof DOMException && error.code === 18;

/** Writes the link down before it is opened; false where the browser forbids it, since nobody would find it again. */
function keepsLink(hashId: string): boolean {
  try {
    window.localStorage.setItem('agx_hash', hashId);
    return true;
  } catch (error) {
    return !isForbidden(error);
  }
}
