import type { ProposalOnWire } from '@passo/contract';
import { filesOf, redoStep, stepState } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { environmentOf, openAccess, requireProof, type Visitor } from '../access/access.ts';
import { changeOf, commitChange } from './change.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actorOf } from '../access/actor.ts';
import { proposalOnWire } from '../shown/view.ts';

const REDOS_PER_HOUR = 20;

/** Opens a step with documents or a link again; without a name the last one that the customer reached. */
export async function redoDocuments(
  runtime: Runtime,
  visitor: Visitor,
  named: string | undefined,
): Promise<ProposalOnWire> {
  const access = requireProof(await openAccess(runtime, visitor));
  const { id, version, state, revision } = access.proposal;
  await takeOne(runtime, `redo:${id}`, REDOS_PER_HOUR, 3600);
  const slug = named ?? lastWithDocuments(access.proposal);
  if (slug === null) throw new ProblemError('step.notRedoable');
  const moved = redoStep(version.flow, state, slug, environmentOf(runtime, access.channel, access.startedAs));
  if (!moved.ok) throw new ProblemError(moved.code);
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    before: state,
    moved,
    kind: 'step.reopened',
    slug,
    actor: actorOf(access),
    detail: {},
  });
  if (!(await commitChange(runtime, change))) throw new ProblemError('revision.stale');
  return proposalOnWire({ id, version, state: moved.state, revision: revision + 1 });
}

function lastWithDocuments({ version, state }: Parameters<typeof proposalOnWire>[0]): string | null {
  const found = version.flow.steps.findLast(
    ({ form, kind, slug }) => kind.call !== undefined && stepState(state, slug).status !== 'init' && filesOf(form) > 0,
  );
  return found?.slug ?? null;
}
