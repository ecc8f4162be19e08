import { isEndorsed, isPaying } from '@passo/engine';
import { findProposal } from '../../repositories/proposalRepository.ts';
import { findUnpaid } from '../../repositories/questionRepository.ts';
import { openState } from '../access/state.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import { eachByItself } from '../runtime/eachByItself.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { holdsToday, signAgain } from './payOutDay.ts';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * A deposit came back or failed, and nobody came to name another account: once no money can go out by the contract any more, the deduction that was
 * registered for it is taken out of the payroll, before an installment of money that never came falls due. The order goes on where the offer
 * is taken. Answers how many could not be looked at.
 */
export async function releaseLapsed(runtime: Runtime): Promise<number> {
  let left = 0;
  for (let after = FIRST; ;) {
    const rows = await findUnpaid(runtime.db, [after, AT_ONCE]);
    const each = { job: 'lapsed', rows, proposalOf: (row: { readonly proposal: string }) => row.proposal };
    left += await eachByItself(runtime, each, ({ proposal }) => release(runtime, proposal));
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return left;
    after = last.proposal;
  }
}

/** Whoever moves it at the same moment goes first: the next run looks again. */
async function release(runtime: Runtime, id: string): Promise<void> {
  const [row] = await findProposal(runtime.db, [id]);
  if (row === undefined) return;
  const version = await runtime.versions(row.flow_version);
  const { flow } = version;
  const state = openState(runtime, id, row.state);
  const step = flow.steps.find(({ kind }) => kind.call?.pays === true);
  if (step === undefined || state.end !== null || !isEndorsed(flow, state) || isPaying(flow, state)) return;
  const open = { version, flow, state, revision: row.revision, step, channel: row.channel, startedAs: row.started_as };
  if (holdsToday(runtime, open) !== 'nothing') return;
  const where = { id, baseRevision: row.revision, version, before: state, slug: step.slug };
  const moved = signAgain(runtime, open);
  const change = changeOf(runtime, { ...where, moved, kind: 'step.reopened', actor: 'system', detail: {} });
  await commitChange(runtime, change);
}
