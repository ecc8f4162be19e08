import type { BodyOf, DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { stepState } from '@passo/engine';
import { readSending } from '../../repositories/codeRepository.ts';
import { CODE_SECONDS, sendCode } from '../contact/codes.ts';
import { masked, openContact } from '../contact/contact.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openTokenStep, type TokenStep } from './openTokenStep.ts';

type Polled = DataOf<'tokenPolling'>;

const POLLS_PER_MINUTE = 60;

/**
 * Whether the link or code that was sent came back. An unproven device learns nothing from it but that it has to wait:
 * that a link was opened elsewhere proves that other device, never this one.
 */
export async function tokenPolling(
  runtime: Runtime,
  visitor: Visitor,
  slug: string,
  { resendSms }: BodyOf<'tokenPolling'>,
): Promise<Polled> {
  const opened = await openTokenStep(runtime, visitor, slug);
  await takeOne(runtime, `token-poll:${opened.proposal.id}`, POLLS_PER_MINUTE, 60);
  if (resendSms === true) await resend(runtime, opened);
  return standing(runtime, opened);
}

async function resend(runtime: Runtime, { proposal, access, step }: TokenStep): Promise<void> {
  const [sent] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now())]);
  if (sent === undefined || sent.slug !== step.slug) return;
  const target = openContact(runtime, proposal.id, sent.target);
  const method = sent.method === 'link' || sent.method === 'sms' ? sent.method : target.includes('@') ? 'email' : 'sms';
  const codeFor = { proposal: proposal.id, slug: step.slug, contact: { method, target } } as const;
  await sendCode(runtime, codeFor, access.channel.partner.name);
}

async function standing(runtime: Runtime, { access, proposal, step }: TokenStep): Promise<Polled> {
  const [sent] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now())]);
  const done = access.proven && stepState(proposal.state, step.slug).status === 'finished';
  if (done) return { status: 'success', target: null, resendInSeconds: 0, expiresInSeconds: 0, undelivered: false };
  if (sent === undefined)
    return { status: 'failed', target: null, resendInSeconds: 0, expiresInSeconds: 0, undelivered: false };
  const target = openContact(runtime, proposal.id, sent.target);
  const left = Math.max(0, Math.ceil(CODE_SECONDS - sent.age));
  const over = left === 0 || sent.used || sent.locked || sent.undelivered;
  return {
    status: over ? 'failed' : 'waiting',
    target: masked({ method: target.includes('@') ? 'email' : 'sms', target }),
    resendInSeconds: sent.wait,
    expiresInSeconds: over ? 0 : left,
    undelivered: sent.undelivered,
  };
}
