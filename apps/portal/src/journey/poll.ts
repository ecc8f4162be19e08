import type { ProposalOnWire } from '@passo/contract';
import type { Session } from '../session/session.ts';
import { useClosing } from '../state/closing.ts';
import { hash } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import { closeWait } from './closeWait.ts';
import { faultOf } from './faults.ts';
import { reloadSystem } from './refresh.ts';
import { tellRefusal } from './refusedPolls.ts';
import { turnDay } from './turnDay.ts';

/** Asks how the proposal stands. A lost line is nobody's business: the next poll comes soon. A server that says no is. */
export async function poll(session: Session): Promise<boolean> {
  const answered = await session.call('finishedUpdate', { params: { id: hash() } });
  if (answered.ok) {
    turnDay(answered.value.today);
    await take(answered.value.proposal);
  } else if (answered.problem.status === 401) setFault(faultOf(answered.problem));
  else tellRefusal(answered.problem, () => reloadSystem(session));
  return answered.ok;
}

async function take(told: ProposalOnWire): Promise<void> {
  const known = useProposal.getState().proposal;
  if (known?.revision === told.revision) return;
  // While the ring closed something newer may have come.
  const waited = await closeWait(known, told);
  if (!waited || revision() < told.revision) keepProposal(told);
  useClosing.setState({ closing: false });
}

const revision = (): number => useProposal.getState().proposal?.revision ?? 0;
