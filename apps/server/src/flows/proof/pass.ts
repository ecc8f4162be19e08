import type { JsonObject } from '@passo/engine';
import { randomId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { withTransaction } from '../../database/pool.ts';
import { insertPass, usePass } from '../../repositories/passRepository.ts';
import { holdProposal } from '../../repositories/proposalRepository.ts';
import type { Access, ProvenAccess } from '../access/access.ts';
import { digestOf } from '../../platform/digest.ts';
import { letIn } from '../journey/letIn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Submitted } from '../journey/submission.ts';
import { proposalOnWire } from '../shown/view.ts';

export const PASS_SECONDS = 900;
/** Tells a pass from the token of a code's link, which is random letters alone. */
const PREFIX = 'p.';

const digestOfPass = (token: string): Buffer => digestOf(`pass:${token}`);

/** Makes a pass for a second device of the same customer: good once, for a quarter of an hour, and no longer than the journey. */
export async function issuePass(
  runtime: Runtime,
  { proposal: { id, revision, state }, device }: Pick<ProvenAccess, 'proposal' | 'device'>,
): Promise<string> {
  if (state.end !== null) throw new ProblemError('proposal.ended');
  const token = `${PREFIX}${randomId()}`;
  await withTransaction(runtime.db, async (db) => {
    // Who asks may have been put out since they were looked at (then the proposal has moved on), or have left.
    if ((await holdProposal(db, [id, revision])).length === 0) throw new ProblemError('revision.stale');
    const made = await insertPass(db, [digestOfPass(token), id, PASS_SECONDS, device]);
    if (made.length === 0) throw new ProblemError('proof.missing');
  });
  return token;
}

export const isPass = (token: string): boolean => token.startsWith(PREFIX);

/** The pass proves this device; where the proposal stands does not change. */
export async function enterByPass(
  runtime: Runtime,
  access: Access,
  { token, evidence }: { readonly token: string; readonly evidence: JsonObject },
): Promise<Submitted> {
  const { proposal, proven } = access;
  if (proposal === null) throw new ProblemError('proof.invalid');
  const answer = proposalOnWire(proposal);
  if (proven) return { proposal: answer, deviceToken: null };
  // Made before it was given up, forked or about to be erased: what has ended is read where one is in already.
  if (proposal.state.end !== null) throw new ProblemError('proof.invalid');
  const deviceToken = await withTransaction(runtime.db, async (db) => {
    // First the proposal, as whoever puts devices out does: two that wait for each other would end in an error.
    if ((await holdProposal(db, [proposal.id, proposal.revision])).length === 0)
      throw new ProblemError('revision.stale');
    const used = await usePass(db, [digestOfPass(token), proposal.id]);
    if (used.length === 0) throw new ProblemError('proof.invalid');
    return letIn(runtime, db, { access, proposal, evidence });
  });
  return { proposal: answer, deviceToken };
}
