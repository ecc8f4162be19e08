import type { ProposalOnWire } from '@passo/contract';
import type { ProposalChange } from '../../repositories/proposalRepository.ts';
import { readKey } from '../../repositories/idempotencyRepository.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { sealedValue, type SealedValue } from '../../platform/sealedValue.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A request that changes a proposal, as it is recognised when it comes again. Without a key it is not. */
export interface Recognised {
  readonly key: Buffer | null;
  readonly body: Buffer;
}

interface Stored {
  readonly body_digest: Buffer | null;
  readonly answer: Buffer | null;
}

const answerOf = (runtime: Runtime, id: string): SealedValue<ProposalOnWire> =>
  sealedValue(runtime.keyring, `answer:${id}`);

/** The answer as it is written with the change, so that neither exists without the other. */
export function remember(
  runtime: Runtime,
  { key, body }: Recognised,
  id: string,
  proposal: ProposalOnWire,
): ProposalChange['idempotency'] {
  return key === null ? null : { key, bodyDigest: body, answer: answerOf(runtime, id).seal(proposal) };
}

/** The answer that the same request got, null where it is new. Another body under the same key is a mistake. */
export function replay(
  runtime: Runtime,
  stored: Stored | undefined,
  { body }: Recognised,
  id: string,
): ProposalOnWire | null {
  if (stored?.body_digest == null || stored.answer === null) return null;
  if (!stored.body_digest.equals(body)) throw new ProblemError('idempotency.mismatch');
  return answerOf(runtime, id).open(stored.answer);
}

/** Looks the request up anew. */
export async function recall(runtime: Runtime, request: Recognised, id: string): Promise<ProposalOnWire | null> {
  const [row] = request.key === null ? [] : await readKey(runtime.db, [request.key]);
  return replay(runtime, row, request, id);
}
