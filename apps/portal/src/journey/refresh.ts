import type { SystemConfiguration } from '@passo/contract';
import type { Session } from '../session/session.ts';
import { fetchVocabulary } from '../drawing/vocabulary.ts';
import { useConfig } from '../state/config.ts';
import { hash } from '../state/hashId.ts';
import { setFault } from '../state/notices.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import type { WireProblem } from '../wire/problem.ts';
import { faultOf } from './faults.ts';
import { takeSystem } from './takeSystem.ts';

/** Reads everything anew; what was typed and not sent stays. */
export async function reloadSystem({ call }: Session): Promise<WireProblem | null> {
  const answered = await call('system', { params: { id: hash() } });
  if (!answered.ok) return failed(answered.problem);
  await takeSystem(answered.value);
  return null;
}

/** What the page was spared of, once it is drawn. Where it cannot be had, whoever comes to such a step asks again, in sight. */
export async function takeLater({ call }: Session): Promise<void> {
  const answered = await call('system', { params: { id: hash() } });
  // The journey may have moved on meanwhile: of what it stands at, the newest is known already.
  if (answered.ok && answered.value.redirect === null) await takeSteps(answered.value);
}

async function takeSteps(system: SystemConfiguration): Promise<void> {
  await fetchVocabulary(system.steps);
  useConfig.setState({ config: system, later: [] });
}

function failed(problem: WireProblem): WireProblem {
  setFault(faultOf(problem));
  return problem;
}

/** Reads the proposal and its current step anew, for instance after somebody else moved it. */
export async function refreshStep(session: Session): Promise<WireProblem | null> {
  const slug = useProposal.getState().proposal?.currentStep;
  if (slug === undefined) return reloadSystem(session);
  const answered = await session.call('showStep', { params: { hashId: hash(), step: slug } });
  if (!answered.ok) return failed(answered.problem);
  keepProposal(answered.value.proposal);
  return null;
}
