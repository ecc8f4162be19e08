import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import { faultOf } from './faults.ts';
import { reloadSystem } from './refresh.ts';
import { tellRefusal } from './refusedPolls.ts';

/** Asks how the proposal stands. A lost line is nobody's business: the next poll comes soon. A server that says no is. */
export async function poll(session: Session): Promise<void> {
  const answered = await session.call('finishedUpdate', { params: { id: hash() } });
  if (answered.ok) {
    const known = useProposal.getState().proposal;
    if (known?.revision !== answered.value.proposal.revision) keepProposal(answered.value.proposal);
  } else if (answered.problem.status === 401) setFault(faultOf(answered.problem));
  else tellRefusal(answered.problem, () => reloadSystem(session));
}
