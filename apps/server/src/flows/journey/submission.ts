import type { JsonObject, StepAction } from '@passo/engine';
import type { ProposalOnWire } from '@passo/contract';
import { bodyDigest, digestOf, sha256 } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { openSubmit, type SubmitRow } from '../../repositories/accessRepository.ts';
import { countedAs, linkDigest, readAccess, visitorsDevice, type Access, type Visitor } from '../access/access.ts';
import type { Recognised } from '../requests/storedAnswer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Upload } from './uploads.ts';

export interface Submission {
  readonly visitor: Visitor;
  /** The name that the device has for the link, where it has one. */
  readonly device: string | null;
  readonly slug: string | null;
  readonly answers: JsonObject;
  /** Instead of answers: the step is left out, gone on from, or everything is given up. */
  readonly action: StepAction | null;
  readonly uploads: readonly Upload[];
  /** The sheet of costs that the customer says to have read; null where nothing is said. */
  readonly acknowledged: string | null;
  /** Signed by the partner, for the first submit. */
  readonly jwtToken: string | null;
  /** Null where the proposal is to be made. */
  readonly revision: number | null;
  readonly idempotencyKey: string | null;
  /** Sealed with consents: address, device, time. */
  readonly evidence: JsonObject;
  /** Where it comes from: whose photos take turns together. */
  readonly network: string;
}

export interface Submitted {
  readonly proposal: ProposalOnWire;
  /** The proof for a device that has none yet. */
  readonly deviceToken: string | null;
}

export interface OpenedSubmission extends Recognised {
  readonly access: Access;
  readonly row: SubmitRow;
}

const WRITES_PER_MINUTE = 120;

/** All that a submit needs to know, in one round trip: access, proof, the answer to the same request, one of the writes of the device or of all strangers. */
export async function openSubmission(
  runtime: Runtime,
  { visitor, slug, answers, action, uploads, acknowledged, revision, idempotencyKey }: Submission,
): Promise<OpenedSubmission> {
  const link = linkDigest(visitor.hash);
  const key = idempotencyKey === null ? null : digestOf(`submit:${visitor.hash}:${idempotencyKey}`);
  const writesOf = (proven: boolean): Buffer =>
    runtime.keyring.keyedHash(`write:${countedAs(visitor, { proven })}`, 'rate-limit');
  const device = visitorsDevice(visitor);
  const [row] = await openSubmit(runtime.db, [
    link,
    device,
    key,
    writesOf(true),
    writesOf(false),
    WRITES_PER_MINUTE,
    60,
  ]);
  if (row === undefined) throw new ProblemError('hash.invalid');
  if (!row.taken) throw new ProblemError('rate.limited', { retryAfterSeconds: Math.max(1, Math.ceil(row.wait ?? 1)) });
  const files = uploads.map(({ field, content }) => [field, sha256(content)]);
  return {
    access: await readAccess(runtime, { link, device }, row),
    row,
    key,
    body: bodyDigest(slug, answers, revision, files, action, acknowledged),
  };
}
