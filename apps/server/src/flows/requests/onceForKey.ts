import { ProblemError } from '../../platform/problemError.ts';
import { withTransaction, type Queryable } from '../../database/pool.ts';
import {
  claimKey,
  finishKey,
  readKey,
  releaseKey,
  renewKey,
  storeAnswer,
} from '../../repositories/idempotencyRepository.ts';
import { bodyDigest, digestOf } from '../../platform/digest.ts';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { sealedValue, type SealedValue } from '../../platform/sealedValue.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A request under a key that is its own call's, link's and device's; null where it is not to be recognised again. */
export interface KeyedRequest {
  readonly key: string | null;
  readonly body: unknown;
  /** Digest of the link whose proposal the answer is about: what is stored of it is forgotten with that. */
  readonly link?: Buffer;
  /** Throws where who asks may not hear the stored answer. Asked before it is looked for. */
  readonly admit?: () => Promise<unknown>;
}

/** Runs the work once for a key and answers the same to whoever comes with the same key and body again. */
export async function onceForKey<Answer>(
  runtime: Runtime,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request.key === null) return work();
  const key = digestOf(`request:${request.key}`);
  const body = bodyDigest(request.body);
  const [claimed] = await claimKey(runtime.db, [key, body, LEASE_SECONDS]);
  if (claimed === undefined) {
    await request.admit?.();
    return replayed<Answer>(runtime, key, body);
  }
  try {
    const answer = await underLease(
      () => renewKey(runtime.db, [key]),
      (err) => runtime.logger.warn({ err }, 'a claimed key could not be renewed'),
      work,
    );
    await finishKey(runtime.db, [key, 200, answerUnder<Answer>(runtime, key).seal(answer), request.link ?? null]);
    return answer;
  } catch (error) {
    await releaseKey(runtime.db, [key]);
    throw error;
  }
}

/**
 * The same where all that the work does is to write what it has made ready: rows and answer are one commit, so that a process that
 * is killed leaves either both or nothing that somebody would have to wait for.
 */
export async function onceInOneCommit<Answer>(
  runtime: Runtime,
  request: KeyedRequest,
  prepare: () => Promise<Prepared<Answer>>,
): Promise<Answer> {
  if (request.key === null) return write(await prepare(), runtime.db);
  const key = digestOf(`request:${request.key}`);
  const body = bodyDigest(request.body);
  const [known] = await readKey(runtime.db, [key]);
  if (known !== undefined) return replayed<Answer>(runtime, key, body);
  const prepared = await prepare();
  const stored = await withTransaction(runtime.db, async (db) => {
    const sealed = answerUnder<Answer>(runtime, key).seal(prepared.answer);
    const [mine] = await storeAnswer(db, [key, body, sealed, null]);
    if (mine !== undefined) await prepared.write(db);
    return mine !== undefined;
  });
  return stored ? prepared.answer : replayed<Answer>(runtime, key, body);
}

interface Prepared<Answer> {
  readonly answer: Answer;
  readonly write: (db: Queryable) => Promise<unknown>;
}

async function write<Answer>({ answer, write: writeIt }: Prepared<Answer>, db: Queryable): Promise<Answer> {
  await writeIt(db);
  return answer;
}

async function replayed<Answer>(runtime: Runtime, key: Buffer, body: Buffer): Promise<Answer> {
  const [row] = await readKey(runtime.db, [key]);
  if (row !== undefined && !row.body_digest.equals(body)) throw new ProblemError('idempotency.mismatch');
  if (row?.answer == null) throw new ProblemError('idempotency.inProgress', { retryAfterSeconds: 1 });
  return answerUnder<Answer>(runtime, key).open(row.answer);
}

const answerUnder = <Answer>(runtime: Runtime, key: Buffer): SealedValue<Answer> =>
  sealedValue(runtime.keyring, `answer:${key.toString('hex')}`);
