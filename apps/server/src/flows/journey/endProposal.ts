import type { ProposalOnWire } from '@passo/contract';
import { cancelJourney, replaceJourney, type JourneyOutcome, type Moved } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type OpenProposal, type ProvenAccess, type Visitor } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { linkInstead, newLink, whereItLed } from '../access/links.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { proposalOnWire } from '../shown/view.ts';
import { changeOf, commitChange } from './change.ts';

/** The customer gives the proposal up: what stands outside is withdrawn, and whatever comes late changes nothing. */
export const cancelProposal = async (runtime: Runtime, visitor: Visitor): Promise<ProposalOnWire> =>
  (await end(runtime, visitor, { decide: ({ state }) => cancelJourney(state), kind: 'proposal.cancelled' })).proposal;

/** Another proposal takes its place: it ends as if it had been given up, where it has not ended by itself. */
export const replaceProposal = (runtime: Runtime, visitor: Visitor): Promise<Ended> =>
  end(runtime, visitor, {
    decide: ({ version, state }) => replaceJourney(version.flow, state),
    kind: 'proposal.replaced',
  });

/** A link beside this one. The device that has proven itself for a proposal gives that one up by it; any other touches nothing. */
export async function startOver(runtime: Runtime, visitor: Visitor, caller: Caller): Promise<string> {
  if ((await whereItLed(runtime, visitor.hash)) !== null) return newLink(runtime, visitor.hash, caller);
  const { proposal, proven } = await openAccess(runtime, visitor);
  if (proposal === null || !proven) return newLink(runtime, visitor.hash, caller);
  const hash = await linkInstead(runtime, visitor.hash, { caller, verified: proposal.verified });
  await replaceProposal(runtime, visitor);
  return hash;
}

interface Ended {
  readonly proposal: ProposalOnWire;
  /** It was this call that ended it. */
  readonly here: boolean;
}

interface Ending {
  decide(proposal: OpenProposal): JourneyOutcome;
  readonly kind: string;
}

/** Whoever wants out is not told to look again: where somebody else moved the journey meanwhile, it is looked at anew. */
async function end(runtime: Runtime, visitor: Visitor, { decide, kind }: Ending): Promise<Ended> {
  for (;;) {
    const access = requireProof(await openAccess(runtime, visitor));
    const { proposal } = access;
    const moved = decide(proposal);
    if (!moved.ok) throw new ProblemError(moved.code);
    if (moved.state === proposal.state) return { proposal: proposalOnWire(proposal), here: false };
    if (await write(runtime, access, moved, kind)) {
      const ended = { ...proposal, state: moved.state, revision: proposal.revision + 1 };
      return { proposal: proposalOnWire(ended), here: true };
    }
  }
}

const write = (runtime: Runtime, access: ProvenAccess, moved: Moved, kind: string): Promise<boolean> => {
  const { id, version, state, revision } = access.proposal;
  const where = { id, baseRevision: revision, version, before: state, slug: state.currentStep };
  return commitChange(runtime, changeOf(runtime, { ...where, moved, kind, actor: actorOf(access), detail: {} }));
};
