import type { SystemConfiguration } from '@passo/contract';
import { call } from '../session.ts';
import { useConfig } from '../state/config.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import { setFault } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { faultOf } from './faults.ts';
import { hash, openLink } from './link.ts';

/** Reads everything anew; what was typed and not sent stays. */
export async function reloadSystem(): Promise<WireProblem | null> {
  const answered = await call('system', { params: { id: hash() } });
  if (!answered.ok) {
    setFault(faultOf(answered.problem));
    return answered.problem;
  }
  takeSystem(answered.value);
  return null;
}

const seldom = () => import('./seldom.ts');

/** Shows what the server told, or goes where it sends one. */
export function takeSystem({ redirect, ...system }: SystemConfiguration): void {
  if (redirect !== null) return void seldom().then(({ followRedirect }) => followRedirect(redirect, openLink));
  useConfig.setState({ config: { ...system, redirect } });
  keepProposal(system.proposal);
  setFault(null);
}

/** Reads the proposal and its current step anew, for instance after somebody else moved it. */
export async function refreshStep(): Promise<WireProblem | null> {
  const slug = useProposal.getState().proposal?.currentStep;
  if (slug === undefined) return reloadSystem();
  const answered = await call('showStep', { params: { hashId: hash(), step: slug } });
  if (!answered.ok) {
    setFault(faultOf(answered.problem));
    return answered.problem;
  }
  keepProposal(answered.value.proposal);
  return null;
}

/** Asks how the proposal stands. A lost line is nobody's business: the next poll comes soon. A server that says no is. */
export async function poll(): Promise<void> {
  const answered = await call('finishedUpdate', { params: { id: hash() } });
  if (answered.ok) {
    const known = useProposal.getState().proposal;
    if (known?.revision !== answered.value.proposal.revision) keepProposal(answered.value.proposal);
  } else if (answered.problem.status === 401) setFault(faultOf(answered.problem));
  // Without a line this part cannot be had either, and nothing has to be said.
  else
    await seldom().then(
      (part) => part.tellRefusal(answered.problem, reloadSystem),
      () => undefined,
    );
}
