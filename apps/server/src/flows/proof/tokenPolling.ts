import type { BodyOf, DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { stepState } from '@passo/engine';
import { readSending } from '../../repositories/codeRepository.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { CODE_SECONDS, sendCode } from '../contact/codes.ts';
import { masked, openContact } from '../contact/contact.ts';
import { withinSendLimits } from '../contact/sendLimits.ts';
import { takeOfNetwork, takeOne } from '../runtime/limit.ts';
import type { Visitor } from '../access/access.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actOf, codeFor, countedAt, ownerOf, sentBy } from './codeFor.ts';
import { provenFor } from './provenContact.ts';
import { openTokenStep, type TokenStep } from './openTokenStep.ts';

type Polled = DataOf<'tokenPolling'>;

const POLLS_PER_MINUTE = 60;
/** A hundred people of one address who wait for a code at once. */
const STRANGERS_POLLS_PER_MINUTE = 3_000;

/**
 * Whether the link or code that was sent came back. An unproven device learns nothing from it but that it has to wait:
 * that a link was opened elsewhere proves that other device, never this one.
 */
export async function tokenPolling(
  runtime: Runtime,
  visitor: Visitor,
  slug: string,
  { resendSms }: BodyOf<'tokenPolling'>,
  caller: Caller,
): Promise<Polled> {
  const opened = await openTokenStep(runtime, visitor, slug);
  await takeOne(runtime, `token-poll:${opened.proposal.id}:${pollerOf(opened)}`, POLLS_PER_MINUTE, 60);
  // A name proves nothing: who makes up many polls for each. What is sent has counts of its own.
  if (resendSms === true) await resend(runtime, opened, caller);
  else if (!opened.access.proven)
    await takeOfNetwork(runtime, caller, ['token-poll-caller', STRANGERS_POLLS_PER_MINUTE, 60]);
  return standing(runtime, opened);
}

/** Each device that is outside polls for itself. */
const pollerOf = (opened: TokenStep): string => ownerOf(actOf(opened.access), opened).toString('hex');

async function resend(runtime: Runtime, opened: TokenStep, caller: Caller): Promise<void> {
  const { proposal, access, step } = opened;
  if (isDone(opened)) throw new ProblemError('step.finished');
  const sent = await lastSent(runtime, opened);
  if (sent === null || sent.slug !== step.slug) return;
  const target = openContact(runtime, proposal.id, sent.target);
  const method = sent.method === 'link' || sent.method === 'sms' ? sent.method : target.includes('@') ? 'email' : 'sms';
  const proven = await provenFor(actOf(access), runtime, opened);
  const counted = countedAt(opened, { target, proven }, caller.network);
  const { partner } = access.channel;
  await withinSendLimits(runtime, { target, partner: partner.slug, by: sentBy(opened, counted), caller }, () =>
    sendCode(runtime, codeFor(runtime, opened, { method, target }, counted), partner),
  );
}

const isDone = ({ access, proposal, step }: TokenStep): boolean =>
  access.proven && stepState(proposal.state, step.slug).status === 'finished';

async function lastSent(runtime: Runtime, opened: TokenStep) {
  const act = actOf(opened.access);
  const day = today(runtime.clock.now());
  const [sent] = await readSending(runtime.db, [opened.proposal.id, day, act, ownerOf(act, opened)]);
  return sent ?? null;
}

const over: Polled = { status: 'failed', target: null, resendInSeconds: 0, expiresInSeconds: 0, undelivered: false };

async function standing(runtime: Runtime, opened: TokenStep): Promise<Polled> {
  const { proposal } = opened;
  const sent = await lastSent(runtime, opened);
  if (isDone(opened)) return { ...over, status: 'success' };
  if (sent === null) return over;
  const target = openContact(runtime, proposal.id, sent.target);
  const left = Math.max(0, Math.ceil(CODE_SECONDS - sent.age));
  const isOver = left === 0 || sent.used || sent.locked || sent.undelivered;
  return {
    status: isOver ? 'failed' : 'waiting',
    target: masked({ method: target.includes('@') ? 'email' : 'sms', target }),
    resendInSeconds: sent.wait,
    expiresInSeconds: isOver ? 0 : left,
    undelivered: sent.undelivered,
  };
}
