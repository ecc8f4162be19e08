import { faultOf } from '../journey/faults.ts';
import { openNewLink } from '../journey/otherLink.ts';
import type { Session } from '../session/session.ts';
import { setFault } from '../state/notices.ts';

/** Where too many begin from this network, the page asks for its link itself and works for it: the server gives none with the page. */
export async function workForLink(session: Session): Promise<void> {
  const channel = session.start?.channel;
  const problem = channel ? await openNewLink(session, channel) : null;
  if (!channel) setFault({ kind: 'hash' });
  else if (problem !== null) setFault(faultOf(problem));
}
