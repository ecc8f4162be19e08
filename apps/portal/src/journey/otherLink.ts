import { RestartIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { randomKey } from '../device/fingerprint.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { ask, setFault } from '../state/notices.ts';
import { resetPercentage } from '../state/percentage.ts';
import { resetProposal, useProposal } from '../state/proposal.ts';
import { browserProblem, type WireProblem } from '../wire/problem.ts';
import { faultOf } from './faults.ts';
import { forgetPerson } from './forgetPerson.ts';
import { openLink } from './link.ts';
import { linesOf, withdrawalOf } from './withdrawal.ts';

/* The ways from this link to another one. */

/** The server may send one to another link of its own, and nowhere else: what is no hash is not followed. */
export function followRedirect(hashId: string): void {
  if (/^[\w-]{22,64}$/.test(hashId)) return openLink(hashId);
  const message = 'Hash de redirecionamento não encontrado.';
  setFault(faultOf({ name: 'hash.redirectMissing', status: 404, message, fields: [], hints: {} }));
}

/** A fresh link for a channel (its public code), or beside an existing link. Answers what went wrong, if anything did. */
export async function openNewLink({ call }: Session, id: string): Promise<WireProblem | null> {
  // First: what the old link stands for is given up by the call, and nobody would find the new one again.
  if (!keepsLink(hash())) return browserProblem('cookies.blocked');
  const made = await call('newHash', { params: { id }, body: {}, key: randomKey() });
  if (!made.ok) return made.problem;
  const { hashId } = made.value;
  // Beside the old link somebody else may sit down: nothing of the person goes along.
  if (id === hash()) await forgetPerson();
  leaveFor(hashId);
  return null;
}

/** On to a link that was made: of the old one nothing stays in memory. */
export function leaveFor(hashId: string): void {
  keepsLink(hashId);
  resetProposal();
  resetPercentage();
  openLink(hashId);
}

/** Starts anew beside this link, or says why no link could be had. */
export async function startAnew(session: Session): Promise<void> {
  const problem = await openNewLink(session, hash());
  // The question that led here goes with the page: closing goes back in the history, and that would call the new page off.
  if (problem === null) return new Promise(() => undefined);
  offerAgain(problem, () => startAnew(session));
}

/** Says what went wrong, once the question that led here, if one did, has closed: there is one at a time. */
export function offerAgain({ title = 'Atenção!', message: text }: WireProblem, onOk: () => Promise<void>): void {
  setTimeout(() => ask({ title, text, type: 'error', onOk, okText: 'Tentar novamente' }));
}

/** Asks first, and says what really happens. */
export const confirmRestart = (session: Session): void =>
  ask({
    title: 'Começar de novo?',
    text: linesOf(withdrawalOf(useProposal.getState().proposal), 'O novo pedido começa em branco.'),
    type: 'warning',
    Icon: RestartIcon,
    // The word of the menu that led here: what is pressed is what is done.
    okText: 'Começar de novo',
    cancelText: 'Continuar este pedido',
    destructive: true,
    onOk: () => startAnew(session),
  });

/** Code 18 of the DOM: the browser forbids. */
const isForbidden = (error: unknown): boolean => error instanceof DOMException && error.code === 18;

/** Writes the link down; false where the browser forbids it. */
function keepsLink(hashId: string): boolean {
  try {
    window.localStorage.setItem('agx_hash', hashId);
    return true;
  } catch (error) {
    return !isForbidden(error);
  }
}
