import type { SystemConfiguration } from '@passo/contract';
import { isRecord } from '@passo/engine/json.ts';
import { faultOf } from '../journey/faults.ts';
import { reloadSystem, takeLater, takeSystem } from '../journey/refresh.ts';
import { beginAt } from '../journey/link.ts';
import type { Session } from '../session/session.ts';
import { useHashId } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { cookiesBlocked } from '../device/storage.ts';
import { readProblem, type WireProblem } from '../wire/problem.ts';

/** Finds out which proposal this page is about. Whatever comes of it stands in the stores. */
export async function boot(session: Session): Promise<void> {
  const { address, start } = session;
  history.replaceState(null, '', `${location.pathname}${address.rest}${location.hash}`);
  if (cookiesBlocked()) return setFault({ kind: 'cookies' });
  const known = address.hash ?? start?.hash ?? useHashId.getState().hashId;
  if (known === null) return openChannelLink(session);
  useHashId.setState({ hashId: known });
  await openKnown(session, known);
}

async function openKnown(session: Session, known: string): Promise<void> {
  const { address, start } = session;
  if (start?.hash !== known) return openRemembered(session);
  const { token, jwtToken, redoStep, userOfficeToken } = address;
  // Most links carry nothing but the hash; what the others need is fetched for them alone.
  const says = (token ?? jwtToken ?? redoStep) !== null;
  if (says && (await (await import('./linkParameters.ts')).followParameters(session, start))) return;
  // The page was written without the typist's token: the call carries it.
  if (userOfficeToken !== null) return void (await reloadSystem(session));
  if (start.system !== null) return takeFirst(session, start.system, start.later);
  const problem = startProblem(start.problem);
  if (problem === null) await reloadSystem(session);
  else setFault(faultOf(problem));
}

async function takeFirst(session: Session, system: SystemConfiguration, later: readonly string[] = []): Promise<void> {
  await takeSystem(system, later);
  if (later.length > 0 && system.redirect === null) afterLoad(() => void takeLater(session));
}

/** When all that the first step needs is there. */
function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') setTimeout(then);
  else addEventListener('load', () => setTimeout(then), { once: true });
}

/** A link that only this device remembers: where it is no good any more, one begins anew. */
async function openRemembered(session: Session): Promise<void> {
  const problem = await reloadSystem(session);
  if (problem !== null && session.address.hash === null && [404, 410].includes(problem.status)) {
    setFault(null);
    openChannelLink(session);
  }
}

function startProblem(body: unknown): WireProblem | null {
  if (!isRecord(body)) return null;
  const { status } = body;
  return readProblem(typeof status === 'number' ? status : 400, body);
}

/** Nobody gave a link: the server makes one for the channel that the address names, else for the host's own. */
function openChannelLink(session: Session): void {
  const { address, start } = session;
  const problem = startProblem(start?.problem);
  if (problem?.name === 'challenge.required')
    return void import('./workForLink.ts').then((to) => to.workForLink(session));
  if (problem !== null) return setFault(faultOf(problem));
  // Where the address names a channel, the server has answered for it: going there again would never end.
  const channel = address.channel === null ? (start?.channel ?? null) : null;
  if (channel === null) return setFault({ kind: 'hash' });
  beginAt(channel);
}
