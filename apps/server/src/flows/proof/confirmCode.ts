import { today } from '@passo/domain';
import { stepState, submitStep, type JsonObject, type Moved } from '@passo/engine';
import { withTransaction } from '../../database/pool.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { storeAnswer } from '../../repositories/idempotencyRepository.ts';
import { moveProposal, type ProposalChange } from '../../repositories/proposalRepository.ts';
import { environmentOf, openAccess, type Visitor } from '../access/access.ts';
import { announce, changeOf } from '../journey/change.ts';
import { readSending } from '../../repositories/codeRepository.ts';
import { checkCode, isCode, takeProof } from '../contact/codes.ts';
import { masked, openContact } from '../contact/contact.ts';
import { proveDevice } from '../access/device.ts';
import { bodyDigest, digestOf } from '../../platform/digest.ts';
import { enterByPass, isPass } from './pass.ts';
import { recall, remember, type Recognised } from '../requests/storedAnswer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actorOf } from '../access/actor.ts';
import type { Submitted } from '../journey/submission.ts';
import { contactIn, provenContact } from './provenContact.ts';
import { openTokenStep, type TokenStep } from './openTokenStep.ts';
import { proposalOnWire } from '../shown/view.ts';

/** A code as it was typed, or the token of a link, under the key that makes typing it twice typing it once. */
interface Confirmation {
  readonly slug: string;
  readonly token: string;
  readonly idempotencyKey: string | null;
  /** Sealed with what the code proves: address, device, time. */
  readonly evidence: JsonObject;
}

/** The right code proves this device, and finishes the step where it is the current one. */
export async function tokenConfirm(
  runtime: Runtime,
  visitor: Visitor,
  { slug, token, idempotencyKey, evidence }: Confirmation,
): Promise<Submitted> {
  if (isPass(token)) return enterByPass(runtime, await openAccess(runtime, visitor), token);
  const opened = await openTokenStep(runtime, visitor, slug);
  const key = idempotencyKey === null ? null : digestOf(`confirm:${visitor.hash}:${idempotencyKey}`);
  const request = { key, body: bodyDigest(slug, token) };
  const answered = await confirmedBefore(runtime, opened, request);
  if (answered !== null) return answered;
  try {
    return await confirmOnce(runtime, opened, { token, evidence }, request);
  } catch (error) {
    // The same request, sent twice at once: the other one used the code up.
    const meanwhile = await confirmedBefore(runtime, opened, request);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** The answer may have been lost on its way, and the device's proof with it. */
async function confirmedBefore(
  runtime: Runtime,
  { access, proposal }: TokenStep,
  request: Recognised,
): Promise<Submitted | null> {
  const answered = await recall(runtime, request, proposal.id);
  if (answered === null) return null;
  return { proposal: answered, deviceToken: access.proven ? null : await proveDevice(runtime.db, proposal.id) };
}

async function confirmOnce(
  runtime: Runtime,
  opened: TokenStep,
  { token, evidence }: Pick<Confirmation, 'token' | 'evidence'>,
  request: Recognised,
): Promise<Submitted> {
  const { access, proposal } = opened;
  const binding = opened.step.kind.binding === true;
  const detail = binding ? { evidence, contact: await contactOf(runtime, proposal.id) } : {};
  if (isCode(token)) await checkCode(runtime, proposal.id, opened.step.slug, token);
  const moved = moveOf(runtime, opened);
  const answer = proposalOnWire(
    moved === null ? proposal : { ...proposal, state: moved.state, revision: proposal.revision + 1 },
  );
  const idempotency = remember(runtime, request, proposal.id, answer);
  const change = moved === null ? null : changeFor(runtime, opened, moved, { idempotency, detail });
  const provable = [contactToProve(opened), await provenContact(runtime, proposal, opened.step)];
  const deviceToken = await withTransaction(runtime.db, async (db) => {
    const contact = await takeProof(runtime, db, { proposal: proposal.id, slug: opened.step.slug }, token);
    // The contact was changed while its code was on the way: it proves the old one.
    if (!provable.includes(contact)) throw new ProblemError('otp.wrong');
    if (change !== null && !(await moveProposal(db, change))) throw new ProblemError('revision.stale');
    if (change === null && idempotency !== null) {
      await storeAnswer(db, [idempotency.key, idempotency.bodyDigest, idempotency.answer]);
    }
    return access.proven ? null : proveDevice(db, proposal.id);
  });
  if (change !== null) announce(runtime, change);
  return { proposal: answer, deviceToken };
}

/** What the step holds now. */
const contactToProve = ({ proposal, step }: TokenStep): string | null =>
  contactIn(stepState(proposal.state, step.slug).answers);

/** Where the code went, as it may be shown. */
async function contactOf(runtime: Runtime, proposal: string): Promise<JsonObject> {
  const [sent] = await readSending(runtime.db, [proposal, today(runtime.clock.now())]);
  if (sent === undefined) return {};
  const target = openContact(runtime, proposal, sent.target);
  return { method: sent.method, target: masked({ method: sent.method === 'email' ? 'email' : 'sms', target }) };
}

/** The step is finished by its code; null where it long is and only the device is new: then no page becomes stale. */
function moveOf(runtime: Runtime, { access, proposal, step }: TokenStep): Moved | null {
  const { version, state } = proposal;
  if (state.currentStep !== step.slug) return null;
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  const answers = stepState(state, step.slug).answers;
  const submitted = submitStep(version.flow, state, { slug: step.slug, answers, confirmed: true }, environment);
  return submitted.ok ? submitted : null;
}

function changeFor(
  runtime: Runtime,
  { access, proposal, step }: TokenStep,
  moved: Moved,
  { idempotency, detail }: Pick<ProposalChange, 'idempotency'> & { readonly detail: JsonObject },
): ProposalChange {
  return changeOf(runtime, {
    id: proposal.id,
    baseRevision: proposal.revision,
    version: proposal.version,
    moved,
    kind: 'device.proven',
    slug: step.slug,
    actor: actorOf(access),
    detail,
    verified: true,
    idempotency,
  });
}
