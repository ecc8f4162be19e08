import { call, start } from '../session.ts';
import { resetPercentage } from '../state/percentage.ts';
import { resetProposal } from '../state/proposal.ts';
import { useHashId } from '../state/hashId.ts';
import { useLoading } from '../state/loading.ts';
import { randomKey } from '../wire/fingerprint.ts';
import { browserProblem, type WireProblem } from '../wire/problem.ts';

export const hash = (): string => useHashId.getState().hashId ?? '';

/** Where this proposal is found again, from any device. */
export const shareableLink = (): string => `${location.origin}/?agx_hash=${encodeURIComponent(hash())}`;

/**
 * Opens another link as a page of its own: the server dresses it in its channel's colours before anything is drawn, and
 * nothing of this proposal stays in memory.
 */
export function openLink(hashId: string): void {
  useLoading.setState({ redirected: true });
  location.replace(`/?agx_hash=${encodeURIComponent(hashId)}`);
}

/** A fresh link for a channel (its public code), or beside an existing link. Answers what went wrong, if anything did. */
export async function openNewLink(id: string): Promise<WireProblem | null> {
  const made = await call('newHash', { params: { id }, body: {}, key: randomKey() });
  if (!made.ok) return made.problem;
  if (!(await import('./seldom.ts')).keepsLink(made.value.hashId)) return browserProblem('cookies.blocked');
  resetProposal();
  resetPercentage();
  openLink(made.value.hashId);
  return null;
}

/** Starts anew beside this link, or says why no link could be had. */
export async function startAnew(): Promise<void> {
  const problem = await openNewLink(hash());
  if (problem !== null) (await import('./seldom.ts')).tellNoLink(problem, startAnew);
}

/** Asks first: what was not sent will be lost. */
export const confirmRestart = (): void => void import('./seldom.ts').then(({ askRestart }) => askRestart(startAnew));

/** The channel to begin with when nobody gave a link: the address's, else the host's own. */
export const ownChannel = (named: string | null): string | null => named ?? start?.channel ?? null;
