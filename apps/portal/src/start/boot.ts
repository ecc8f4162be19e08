import { faultOf } from '../journey/faults.ts';
import { hash, openLink, openNewLink, ownChannel } from '../journey/link.ts';
import { reloadSystem } from '../journey/refresh.ts';
import { router } from '../route/useRoute.ts';
import { address, call, start } from '../session.ts';
import { useConfig } from '../state/config.ts';
import { useHashId } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { keepProposal, openProposalStore } from '../state/proposal.ts';
import { cookiesBlocked } from '../state/storage.ts';
import { randomKey } from '../wire/fingerprint.ts';
import { readProblem, type WireProblem } from '../wire/problem.ts';
import { tokenStepOf } from './tokenStep.ts';

/** Finds out which proposal this page is about. Whatever comes of it stands in the stores. */
export async function boot(): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${address.rest}${location.hash}`);
  if (cookiesBlocked()) return setFault({ kind: 'cookies' });
  const known = address.hash ?? start?.hash ?? useHashId.getState().hashId;
  if (known === null) return begin();
  useHashId.setState({ hashId: known });
  openProposalStore(known);
  await openKnown(known);
}

async function openKnown(known: string): Promise<void> {
  if (start?.hash !== known) return openRemembered();
  if (address.token !== null && (await proveByLink(address.token))) return;
  if (start.system !== null) {
    useConfig.setState({ config: start.system });
    return keepProposal(start.system.proposal);
  }
  const problem = startProblem(start.problem);
  if (problem === null) await reloadSystem();
  else setFault(faultOf(problem));
}

/** A link that only this device remembers: where it is no good any more, one begins anew. */
async function openRemembered(): Promise<void> {
  const problem = await reloadSystem();
  if (problem !== null && address.hash === null && [404, 410].includes(problem.status)) {
    setFault(null);
    await begin();
  }
}

function startProblem(body: unknown): WireProblem | null {
  if (typeof body !== 'object' || body === null) return null;
  const status: unknown = Reflect.get(body, 'status');
  return readProblem(typeof status === 'number' ? status : 400, body);
}

/** Nobody gave a link: one is made for the channel. */
async function begin(): Promise<void> {
  const channel = ownChannel(address.channel);
  if (channel === null) return setFault({ kind: 'hash' });
  const problem = await openNewLink(channel);
  if (problem !== null) setFault(faultOf(problem));
}

/** `?token=` carries the same proof as a code, once. */
async function proveByLink(token: string): Promise<boolean> {
  // A pass for a second device belongs to no step.
  const step = tokenStepOf(start?.system ?? null, start?.problem) ?? 'acesso';
  const answered = await call('tokenConfirm', {
    params: { id: hash(), step },
    body: { token },
    key: randomKey(),
  });
  if (!answered.ok) return false;
  router.go('/', 'replace');
  openLink(hash());
  return true;
}
