import type { BodyOf, DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { stepState, type TokenMethod } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { readSending } from '../../repositories/codeRepository.ts';
import type { Visitor } from '../access/access.ts';
import { CODE_SECONDS, RESEND_SECONDS, sendCode } from '../contact/codes.ts';
import { masked, type Contact } from '../contact/contact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openTokenStep } from './openTokenStep.ts';
import { provenContact } from './provenContact.ts';
import { keepContact, typedContact } from './typedContact.ts';

/** Where a code can go. The contact that was proven is shown masked; an unproven device learns nothing else. */
export async function tokenMethods(runtime: Runtime, visitor: Visitor, slug: string): Promise<DataOf<'tokenMethods'>> {
  const { access, proposal, step } = await openTokenStep(runtime, visitor, slug);
  const [sending] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now())]);
  const target = await provenContact(runtime, proposal, step);
  const methods = (step.definition.tokenValidationMethods ?? []).map((method) => ({
    method,
    target: target === null || !reaches(method, target) ? null : masked({ method, target }),
  }));
  const done = access.proven && stepState(proposal.state, slug).status === 'finished';
  return { methods, status: done ? 'success' : 'waiting', resendInSeconds: sending?.wait ?? 0 };
}

/** A phone carries SMS and WhatsApp, an address e-mail. */
const reaches = (method: TokenMethod, target: string): boolean => target.includes('@') === (method === 'email');

/** Sends a code: to the contact typed in the step, or, for a device that comes back, to the one proven before. */
export async function tokenSend(
  runtime: Runtime,
  visitor: Visitor,
  slug: string,
  body: BodyOf<'tokenSend'>,
): Promise<DataOf<'tokenSend'>> {
  const opened = await openTokenStep(runtime, visitor, slug);
  const { access, proposal, step } = opened;
  if (step.definition.tokenValidationMethods?.includes(body.method) !== true) throw new ProblemError('step.notFound');
  const typed = access.proven ? await typedContact(runtime, opened, body.answers ?? {}) : null;
  const target = typed?.target ?? (await provenContact(runtime, proposal, step));
  if (target === null) throw new ProblemError('proof.unverified');
  const contact: Contact = { method: body.method, target };
  if (!reaches(body.method, target)) throw new ProblemError('step.notFound');
  const codeFor = { proposal: proposal.id, slug, contact };
  await sendCode(runtime, codeFor, access.channel.partner.name, () => keepContact(runtime, opened, typed));
  return { sent: true, target: masked(contact), resendInSeconds: RESEND_SECONDS, expiresInSeconds: CODE_SECONDS };
}
