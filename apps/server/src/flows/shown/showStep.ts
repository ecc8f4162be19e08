import type { DataOf } from '@passo/contract';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { shownProposal } from './shownProposal.ts';
import { stepOnWire } from './stepView.ts';

/** One step as it stands now. */
export async function showStep(runtime: Runtime, visitor: Visitor, slug: string): Promise<DataOf<'showStep'>> {
  const { channel, proposal } = requireProof(await openAccess(runtime, visitor));
  const step = proposal.version.flow.bySlug.get(slug);
  if (step === undefined) throw new ProblemError('step.notFound');
  return { step: stepOnWire(step, channel, proposal.state), proposal: await shownProposal(runtime, proposal) };
}
