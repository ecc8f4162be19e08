import type { ProposalOnWire } from '@passo/contract';
import type { JsonObject } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { FlowVersion } from '../../channels/channel.ts';
import { requireProof } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { changeOf, commitChange } from './change.ts';
import { browserIn } from './cpfOpening.ts';
import { recall, remember, replay } from '../requests/storedAnswer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { decide } from './decide.ts';
import { forgettingFormer } from './ofOnePerson.ts';
import { openSubmission, type OpenedSubmission, type Submission, type Submitted } from './submission.ts';
import { proposalOnWire } from '../shown/view.ts';

/** One submit of a step that exists already: everything is read in one round trip and written in another. */
export async function updateStep(runtime: Runtime, submission: Submission): Promise<Submitted> {
  const opened = await openSubmission(runtime, submission);
  const access = requireProof(opened.access);
  const replayed = replay(runtime, opened.row, opened, access.proposal.id);
  if (replayed !== null) return { proposal: replayed, deviceToken: null };
  if (submission.revision !== access.proposal.revision) throw new ProblemError('revision.stale');
  const { moved, answers, documents } = await decide(runtime, access, access.proposal.state, submission);
  const { id, version, revision } = access.proposal;
  const proposal = proposalOnWire({ id, version, state: moved.state, revision: revision + 1 });
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    before: access.proposal.state,
    moved,
    kind: submission.action === null ? 'step.submitted' : `step.${submission.action}`,
    slug: submission.slug,
    actor: actorOf(access),
    detail: { answers, ...proofOf(version, submission) },
    evidence: submission.evidence,
    present: { browser: browserIn(access, submission.evidence) },
    idempotency: remember(runtime, opened, id, proposal),
  });
  const along = forgettingFormer({ access, key: opened.key }, moved.state);
  if (await commitChange(runtime, change, documents, along)) return { proposal, deviceToken: null };
  return { proposal: await lost(runtime, opened, id), deviceToken: null };
}

/** Where and with what it was done, where what is done binds, and which sheet had been read. */
function proofOf({ flow }: FlowVersion, { slug, evidence, acknowledged }: Submission): JsonObject {
  if (flow.bySlug.get(slug ?? '')?.kind.binding !== true) return {};
  return { evidence, ...(acknowledged !== null && { acknowledged }) };
}

/** Somebody was faster: the same request (then its answer is there), or another tab. */
async function lost(runtime: Runtime, opened: OpenedSubmission, id: string): Promise<ProposalOnWire> {
  const answered = await recall(runtime, opened, id);
  if (answered === null) throw new ProblemError('revision.stale');
  return answered;
}
