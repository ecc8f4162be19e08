import { faultOf } from '../journey/faults.ts';
import { openNewLink, ownChannel } from '../journey/link.ts';
import { reloadSystem, takeSystem } from '../journey/refresh.ts';
import { address, start } from '../session.ts';
import { useHashId } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { openProposalStore } from '../state/proposal.ts';
import { cookiesBlocked } from '../state/storage.ts';
import { readProblem, type WireProblem } from '../wire/problem.ts';

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
  const { token, jwtToken, redoStep, userOfficeToken } = address;
  // Most links carry nothing but the hash; what the others need is fetched for them alone.
  if ((token ?? jwtToken ?? redoStep) !== null && (await (await import('./carried.ts')).carried(start))) return;
  // The page was written without the typist's token: the call carries it.
  if (userOfficeToken !== null) return void (await reloadSystem());
  if (start.system !== null) return takeSystem(start.system);
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
