import { withTransaction } from '../../database/pool.ts';
import { closeErasure, closeRecords, emptyRows, noteErasures } from '../../repositories/retentionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { recordHash } from './record.ts';
import type { RetentionRule } from './rules.ts';

/** What erasing needs of the house. */
export type Erasing = Pick<Runtime, 'db' | 'keyring' | 'clock' | 'logger' | 'storage' | 'changed'>;
export type Reason = RetentionRule | 'requested';

/** A proposal as it was judged. */
export interface Judged {
  readonly id: string;
  readonly revision: number;
}

/**
 * Erases whatever is the person's in these proposals, in every table at once, then their documents. The record closes with one
 * event and still verifies. Who came back since the proposal was judged keeps everything. Answers the ids that were erased.
 */
export async function eraseProposals(
  runtime: Erasing,
  judged: readonly Judged[],
  reason: Reason,
): Promise<readonly string[]> {
  const now = runtime.clock.now();
  const closed = await withTransaction(runtime.db, async (db) => {
    const records = await closeRecords(db, [judged.map(({ id }) => id), judged.map(({ revision }) => revision), now]);
    const ids = records.map(({ id }) => id);
    for (const empty of emptyRows) await empty(db, [ids]);
    const hashes = records.map(({ digest }) => recordHash(runtime.keyring, digest));
    await noteErasures(db, [ids, hashes, reason, now]);
    return records;
  });
  for (const { id: proposal, revision } of closed) runtime.changed({ proposal, revision });
  await eraseDocuments(
    runtime,
    closed.map(({ id }) => id),
  );
  return closed.map(({ id }) => id);
}

/** The bytes of documents, wherever they lie. What cannot be reached now is tried again with the next run. */
export async function eraseDocuments(runtime: Erasing, proposals: readonly string[]): Promise<void> {
  for (const proposal of proposals) {
    try {
      await runtime.storage.erase(proposal);
      await closeErasure(runtime.db, [proposal, runtime.clock.now()]);
    } catch (err) {
      runtime.logger.error({ err, proposal, job: 'retention' }, 'documents could not be erased');
    }
  }
}
