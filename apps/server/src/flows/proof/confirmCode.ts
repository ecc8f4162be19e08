import type { JsonObject } from '@passo/engine';
import { digestOf, bodyDigest } from '../../platform/digest.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { countingFailures } from '../contact/sendLimits.ts';
import { letInAgain } from '../journey/letIn.ts';
import type { Submitted } from '../journey/submission.ts';
import { recall, type Recognised } from '../requests/storedAnswer.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { confirmOnce } from './confirmOnce.ts';
import { openTokenStep, type TokenStep } from './openTokenStep.ts';
import { enterByPass, isPass } from './pass.ts';

/** A code as it was typed, or the token of a link, under the key that makes typing it twice typing it once. */
interface Confirmation {
  readonly slug: string;
  readonly token: string;
  readonly idempotencyKey: string | null;
  /** Sealed with what the code proves: address, device, time. */
  readonly evidence: JsonObject;
  /** Whose wrong tries count together. */
  readonly caller: Caller;
}

/** The right code proves this device, and finishes the step where it is the current one. */
export async function tokenConfirm(
  runtime: Runtime,
  visitor: Visitor,
  { slug, token, idempotencyKey, evidence, caller }: Confirmation,
): Promise<Submitted> {
  if (isPass(token)) {
    const access = await openAccess(runtime, visitor);
    return countingFailures(runtime, caller, () => enterByPass(runtime, access, { token, evidence }));
  }
  const opened = await openTokenStep(runtime, visitor, slug);
  const key = idempotencyKey === null ? null : digestOf(`confirm:${visitor.hash}:${idempotencyKey}`);
  const request = { key, body: bodyDigest(slug, token) };
  const answered = await confirmedBefore(runtime, opened, evidence, request);
  if (answered !== null) return answered;
  try {
    return await countingFailures(runtime, opened.access.proven ? null : caller, () =>
      confirmOnce(runtime, opened, { visitor, token, evidence, caller, request }),
    );
  } catch (error) {
    // The same request, sent twice at once: the other one used the code up.
    const meanwhile = await confirmedBefore(runtime, opened, evidence, request);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** The answer may have been lost on its way, and the device's proof with it. */
async function confirmedBefore(
  runtime: Runtime,
  { access, proposal }: TokenStep,
  evidence: JsonObject,
  request: Recognised,
): Promise<Submitted | null> {
  const answered = await recall(runtime, request, proposal.id);
  const entered = answered && (await letInAgain(runtime, request.key, { access, proposal, evidence }));
  return entered && { proposal: answered, ...entered };
}
