import { linkDigest, openAccess, visitorsDevice, type Visitor } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { deviceDigest } from '../access/device.ts';
import { withTransaction } from '../../database/pool.ts';
import { deleteDevices, findAccess, holdProposalsOfDevices } from '../../repositories/accessRepository.ts';
import { forgetAnswersOfDevices } from '../../repositories/idempotencyRepository.ts';
import { deletePassesOfDevices } from '../../repositories/passRepository.ts';
import { changeOf, commitChange } from './change.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * This device proves nothing any more: not for the proposal behind the link, nor for any other that it brings a proof of. The
 * proposal's history says so, and by that every process forgets what it remembers for the device's polls.
 */
export async function forgetDevice(runtime: Runtime, visitor: Visitor, proofs: readonly string[]): Promise<void> {
  // A link that is no good any more is no reason to stay.
  const [access] = await findAccess(runtime.db, [linkDigest(visitor.hash), visitorsDevice(visitor)]);
  const digests = proofs.map(deviceDigest);
  // What this device made for a second one dies with it: who leaves is not followed, not by a pass that is being made either.
  await withTransaction(runtime.db, async (db) => {
    await holdProposalsOfDevices(db, [digests]);
    await deletePassesOfDevices(db, [digests]);
    await forgetAnswersOfDevices(db, [digests]);
    await deleteDevices(db, [digests]);
  });
  if (access?.proven === true && !access.expired) await tell(runtime, visitor);
}

async function tell(runtime: Runtime, visitor: Visitor): Promise<void> {
  for (;;) {
    const access = await openAccess(runtime, visitor);
    if (access.proposal === null) return;
    const { id, version, state, revision } = access.proposal;
    const moved = { ok: true, state, effects: [] } as const;
    const what = { before: state, kind: 'device.forgotten', slug: null, actor: actorOf(access), detail: {} };
    if (await commitChange(runtime, changeOf(runtime, { id, baseRevision: revision, version, moved, ...what }))) return;
  }
}
