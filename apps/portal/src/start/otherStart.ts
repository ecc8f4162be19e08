import { isRecord } from '@passo/engine/json.ts';
import { faultOf } from '../journey/faults.ts';
import { beginAt } from '../journey/link.ts';
import { reloadSystem } from '../journey/refresh.ts';
import type { Session } from '../session/session.ts';
import { setFault } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { readProblem } from '../wire/readProblem.ts';
import { takeFirst } from './takeFirst.ts';

/** Where the page came without what it is about, or its address says more than a link. */
export async function startOtherwise(session: Session, known: string | null): Promise<void> {
  const { address, start } = session;
  if (known === null) return openChannelLink(session);
  if (start?.hash !== known) return openRemembered(session);
  const { token, jwtToken, redoStep, userOfficeToken } = address;
  const says = (token ?? jwtToken ?? redoStep) !== null;
  if (says && (await (await import('./linkParameters.ts')).followParameters(session, start))) return;
  // The page was written without the typist's token: the call carries it.
  if (userOfficeToken !== null) return void (await reloadSystem(session));
  if (start.system !== null) return takeFirst(session, start.system, start.later);
  const problem = startProblem(start.problem);
  if (problem === null) await reloadSystem(session);
  else setFault(faultOf(problem));
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
