import { withTransaction } from '../../database/pool.ts';
import { closeErasure, closeRecords, emptyRows, noteErasures } from '../../repositories/retentionRepository.ts';
import { eachByItself } from '../runtime/eachByItself.ts';
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

/** The bytes of documents, wherever they lie. What cannot be reached now is tried again with the next run; answers of how many. */
export const eraseDocuments = (runtime: Erasing, proposals: readonly string[]): Promise<number> =>
  eachByItself(runtime, { job: 'retention', rows: proposals, proposalOf: (id) => id }, async (proposal) => {
    await runtime.storage.erase(proposal);
    await closeErasure(runtime.db, [proposal, runtime.clock.now()]);
  });

/** All in one transaction; where one of them cannot go, one by one, so that it keeps nobody else. Answers what stays. */
export async function emptyAll(runtime: Erasing, proposals: readonly string[]): Promise<number> {
  const emptyThese = (ids: readonly string[]): Promise<void> =>
    withTransaction(runtime.db, async (db) => {
      for (const empty of emptyRows) await empty(db, [ids]);
    });
  try {
    await emptyThese(proposals);
    return 0;
  } catch {
    const each = { job: 'retention', rows: proposals, proposalOf: (id: string) => id };
    return eachByItself(runtime, each, (id) => emptyThese([id]));
  }
}
