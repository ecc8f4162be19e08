import { today } from '@passo/domain';
import { stepState, type JsonObject } from '@passo/engine';
import { withTransaction, type Queryable } from '../../database/pool.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { storeAnswer } from '../../repositories/idempotencyRepository.ts';
import { keepContactHash } from '../../repositories/personRepository.ts';
import { holdProposal, moveProposal, type ProposalChange } from '../../repositories/proposalRepository.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { announce } from '../journey/change.ts';
import { letIn, proofFor } from '../journey/letIn.ts';
import { readSending, readToken, type CodeAct } from '../../repositories/codeRepository.ts';
import { countingFailures, countingGuesses, giveBackSend } from '../contact/sendLimits.ts';
import { checkCode, isCode, takeProof, tokenDigest, type Tried } from '../contact/codes.ts';
import { contactIn } from '../contact/confirmed.ts';
import { masked, openContact } from '../contact/contact.ts';
import { contactHash } from '../contact/contactHash.ts';
import { bodyDigest, digestOf } from '../../platform/digest.ts';
import { enterByPass, isPass } from './pass.ts';
import { recall, remember, type Recognised } from '../requests/storedAnswer.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Submitted } from '../journey/submission.ts';
import { actOf, triedAt } from './codeFor.ts';
import { changeFor, moveOf } from './confirmMove.ts';
import { isReplaced, shutOutOthers, tellFormer } from './replacedContact.ts';
import { provenFor } from './provenContact.ts';
import { openTokenStep, type TokenStep } from './openTokenStep.ts';
import { shownProposal } from '../shown/shownProposal.ts';

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
      confirmOnce(runtime, opened, { visitor, token, evidence, caller }, request),
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
  if (answered === null) return null;
  return { proposal: answered, deviceToken: await letIn(runtime, runtime.db, { access, proposal, evidence }) };
}

async function confirmOnce(
  runtime: Runtime,
  opened: TokenStep,
  {
    visitor,
    token,
    evidence,
    caller,
  }: Pick<Confirmation, 'token' | 'evidence' | 'caller'> & { readonly visitor: Visitor },
  request: Recognised,
): Promise<Submitted> {
  const { access, proposal } = opened;
  const tried = triedAt(opened, await askedAct(runtime, opened, token));
  const detail = opened.step.kind.binding === true ? await signature(runtime, tried, evidence) : {};
  if (isCode(token)) await checkTyped(runtime, tried, token);
  const by = { access, visitor, network: caller.network };
  const moved = tried.act === 'enter' ? null : await moveOf(runtime, opened, by);
  const after = moved === null ? proposal : { ...proposal, state: moved.state, revision: proposal.revision + 1 };
  const answer = await shownProposal(runtime, after);
  const idempotency = remember(runtime, request, proposal.id, answer);
  const change = moved === null ? null : changeFor(runtime, opened, moved, { idempotency, detail, evidence });
  const known = await provenFor('enter', runtime, opened);
  const provable = [contactToProve(opened), await provenFor(tried.act, runtime, opened)];
  const entering = { access, proposal, evidence };
  const staying = { device: access.proven ? opened.proof : null, request: request.key };
  const { deviceToken, proved, counted } = await withTransaction(runtime.db, async (db) => {
    const { contact, countedAt } = await takeProof(runtime, db, tried, token);
    // The contact was changed while its code was on the way: it proves the old one.
    if (!provable.includes(contact)) throw new ProblemError('otp.wrong');
    if (change !== null && !(await moveProposal(db, change))) throw new ProblemError('revision.stale');
    if (change === null)
      await standStill(runtime, db, opened, { idempotency, proved: tried.act === 'confirm' ? contact : null });
    else if (known !== null && isReplaced(known, contact)) {
      await shutOutOthers(db, proposal.id, staying);
      await tellFormer(runtime, db, opened, known);
    }
    return {
      deviceToken: await (change === null ? letIn(runtime, db, entering) : proofFor(db, entering)),
      proved: contact,
      counted: countedAt(caller.network),
    };
  });
  if (change !== null) announce(runtime, change);
  if (counted) await giveBackSend(runtime, proved, caller);
  if (isReplaced(known, proved)) runtime.telling();
  return { proposal: answer, deviceToken };
}

/** Who is in guesses at one code alone; strangers have one for each device that they say to be. */
const checkTyped = (runtime: Runtime, tried: Tried, token: string): Promise<void> =>
  tried.act === 'enter'
    ? countingGuesses(runtime, tried.proposal, () => checkCode(runtime, tried, token))
    : checkCode(runtime, tried, token);

interface Unmoved extends Pick<ProposalChange, 'idempotency'> {
  /** A link that was opened elsewhere may prove a contact and finish no step. */
  readonly proved: string | null;
}

/** Whoever is only let in changes nothing; but what was proven may have been replaced meanwhile. */
async function standStill(
  runtime: Runtime,
  db: Queryable,
  { proposal: { id, revision, version, state } }: TokenStep,
  { idempotency, proved }: Unmoved,
): Promise<void> {
  if ((await holdProposal(db, [id, revision])).length === 0) throw new ProblemError('revision.stale');
  if (idempotency !== null) await storeAnswer(db, [idempotency.key, idempotency.bodyDigest, idempotency.answer, id]);
  const digest = proved === null ? null : contactHash(runtime, { flow: version.flow, state }, [proved]);
  if (digest !== null) await keepContactHash(db, [id, digest]);
}

/** A code is typed where it was asked for; a link may be opened on another device of the customer's than the one that asked for it. */
async function askedAct(runtime: Runtime, { access, proposal, step }: TokenStep, token: string): Promise<CodeAct> {
  if (isCode(token)) return actOf(access);
  const [asked] = await readToken(runtime.db, [tokenDigest(token), proposal.id, step.slug]);
  return asked?.act ?? 'enter';
}

/** What the step holds now. */
const contactToProve = ({ proposal, step }: TokenStep): string | null =>
  contactIn(stepState(proposal.state, step.slug).answers);

/** What is kept of a signature, sealed: what the message said, where it went and when, and with what it was typed. */
async function signature(
  runtime: Runtime,
  { proposal, act, device, signs }: Tried,
  evidence: JsonObject,
): Promise<JsonObject> {
  const [sent] = await readSending(runtime.db, [proposal, today(runtime.clock.now()), act, device]);
  if (sent === undefined || signs === null) return { evidence };
  const target = openContact(runtime, proposal, sent.target);
  const shown = masked({ method: sent.method === 'email' ? 'email' : 'sms', target });
  const contact = { method: sent.method, target: shown, full: target };
  return { evidence, contact, message: signs.words, sentAt: sent.sent_at.toISOString() };
}
