import { createHash } from 'node:crypto';
import type { Keyring } from '../../platform/keyring.ts';
import { readRecord, readRecordEnd, type RecordRow } from '../../repositories/recordRepository.ts';
import { roleOf } from '../access/actor.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What is noted of a record when it closes. Whoever can write to the database alone cannot make another one. */
export const recordHash = (keyring: Keyring, digest: Buffer): Buffer =>
  keyring.keyedHash(digest.toString('hex'), 'record');

interface Verified {
  readonly events: number;
  /** Where the record ends, in hexadecimal: noted elsewhere, it proves later that nothing before it was changed. */
  readonly head: string;
  /** A sentence each; none where the record verifies. */
  readonly problems: readonly string[];
}

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** As migration 015 says; computed here, not by the database that is to be verified. */
function digestOf(proposal: string, previous: Buffer, row: RecordRow): Buffer {
  const { revision, kind, slug, actor, at, sealed_digest: sealed } = row;
  return sha256(previous, sealed, [proposal, revision, kind, slug ?? '', roleOf(actor), at].join('\n'));
}

/**
 * Whether the record of a proposal is whole: every event is there, in its order, and as it was written. What was sealed is looked at
 * while it is there; once it is erased its digest stands for it. Null where there is no such proposal.
 */
export async function verifyRecord(
  { db, keyring }: Pick<Runtime, 'db' | 'keyring'>,
  id: string,
): Promise<Verified | null> {
  const [end] = await readRecordEnd(db, [id]);
  if (end === undefined) return null;
  const rows = await readRecord(db, [id]);
  const problems: string[] = [];
  let previous: Pick<RecordRow, 'revision' | 'digest'> = { revision: 0, digest: Buffer.alloc(0) };
  for (const row of rows) {
    problems.push(...problemsOf(id, previous, row, end.record !== null));
    previous = row;
  }
  if (previous.revision !== end.revision)
    problems.push(`The record ends at ${previous.revision}, the proposal is at ${end.revision}.`);
  if (end.record !== null && !recordHash(keyring, previous.digest).equals(end.record))
    problems.push('The record is not the one that was closed when the data were erased.');
  return { events: rows.length, head: previous.digest.toString('hex'), problems };
}

function problemsOf(
  id: string,
  previous: Pick<RecordRow, 'revision' | 'digest'>,
  row: RecordRow,
  erased: boolean,
): readonly string[] {
  const { revision, before, actor, change, sealed_digest: sealed, digest } = row;
  const gone = erased && change === null;
  return [
    before === previous.revision
      ? ''
      : `Event ${revision} follows ${before}, but ${previous.revision} comes before it.`,
    gone || sha256(actor, '\n', change ?? Buffer.alloc(0)).equals(sealed)
      ? ''
      : `What event ${revision} sealed was changed.`,
    digestOf(id, previous.digest, row).equals(digest) ? '' : `Event ${revision} is not what was written.`,
  ].filter((problem) => problem !== '');
}
