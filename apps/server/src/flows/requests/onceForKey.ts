import { ProblemError } from '../../platform/problemError.ts';
import { claimKey, finishKey, readKey, releaseKey, renewKey } from '../../repositories/idempotencyRepository.ts';
import { bodyDigest, digestOf } from '../../platform/digest.ts';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { sealedValue, type SealedValue } from '../../platform/sealedValue.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A request under a key: `scope` keeps the same key in another call or by another visitor from meeting it. */
interface KeyedRequest {
  readonly scope: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** Runs the work once for a key and answers the same to whoever comes with the same key and body again. */
export async function onceForKey<Answer>(
  runtime: Runtime,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request.key === null) return work();
  const key = digestOf(`${request.scope}:${request.key}`);
  const body = bodyDigest(request.body);
  const [claimed] = await claimKey(runtime.db, [key, body, LEASE_SECONDS]);
  if (claimed === undefined) return replayed<Answer>(runtime, key, body);
  try {
    const answer = await underLease(
      () => renewKey(runtime.db, [key]),
      (err) => runtime.logger.warn({ err }, 'a claimed key could not be renewed'),
      work,
    );
    await finishKey(runtime.db, [key, 200, answerUnder<Answer>(runtime, key).seal(answer)]);
    return answer;
  } catch (error) {
    await releaseKey(runtime.db, [key]);
    throw error;
  }
}

async function replayed<Answer>(runtime: Runtime, key: Buffer, body: Buffer): Promise<Answer> {
  const [row] = await readKey(runtime.db, [key]);
  if (row !== undefined && !row.body_digest.equals(body)) throw new ProblemError('idempotency.mismatch');
  if (row?.answer == null) throw new ProblemError('idempotency.inProgress', { retryAfterSeconds: 1 });
  return answerUnder<Answer>(runtime, key).open(row.answer);
}

const answerUnder = <Answer>(runtime: Runtime, key: Buffer): SealedValue<Answer> =>
  sealedValue(runtime.keyring, `answer:${key.toString('hex')}`);
