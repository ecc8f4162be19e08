import type { BodyOf, DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { reaches, stepState } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { readSending } from '../../repositories/codeRepository.ts';
import type { Visitor } from '../access/access.ts';
import { CODE_SECONDS, RESEND_SECONDS, sendCode } from '../contact/codes.ts';
import { confirmedAt } from '../contact/confirmed.ts';
import { masked } from '../contact/contact.ts';
import { withinSendLimits } from '../contact/sendLimits.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actOf, codeFor, countedAt, ownerOf, sentBy } from './codeFor.ts';
import { openTokenStep } from './openTokenStep.ts';
import { provenFor } from './provenContact.ts';
import { keepContact, typedContact } from './typedContact.ts';

/** Where a code can go. The contact that was proven is shown masked; an unproven device learns nothing else. */
export async function tokenMethods(runtime: Runtime, visitor: Visitor, slug: string): Promise<DataOf<'tokenMethods'>> {
  const opened = await openTokenStep(runtime, visitor, slug);
  const { access, proposal, step } = opened;
  const act = actOf(access);
  const owner = ownerOf(act, opened);
  const [sending] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now()), act, owner]);
  const target = await provenFor(act, runtime, opened);
  const methods = (step.definition.tokenValidationMethods ?? []).map((method) => ({
    method,
    target: target === null || !reaches(method, target) ? null : masked({ method, target }),
  }));
  const done = access.proven && stepState(proposal.state, slug).status === 'finished';
  const confirmed = access.proven ? confirmedAt(proposal.version.flow, proposal.state, step) : null;
  return {
    methods,
    status: done ? 'success' : 'waiting',
    resendInSeconds: sending?.wait ?? 0,
    confirmedAt: confirmed?.slug ?? null,
  };
}

/** Sends a code: to the contact typed in the step, or, to sign and for a device that comes back, to the one proven before. */
export async function tokenSend(
  runtime: Runtime,
  visitor: Visitor,
  slug: string,
  { method, answers = {} }: BodyOf<'tokenSend'>,
  caller: Caller,
): Promise<DataOf<'tokenSend'>> {
  const opened = await openTokenStep(runtime, visitor, slug);
  const { access, step } = opened;
  if (step.definition.tokenValidationMethods?.includes(method) !== true) throw new ProblemError('step.notFound');
  const typed = access.proven ? await typedContact(runtime, opened, answers) : null;
  const proven = await provenFor(actOf(access), runtime, opened);
  const target = typed?.target ?? proven;
  if (target === null) throw new ProblemError('proof.unverified');
  if (!reaches(method, target)) throw new ProblemError('step.notFound');
  const counted = countedAt(opened, { target, proven }, caller.network);
  const { partner } = access.channel;
  await withinSendLimits(runtime, { target, partner: partner.slug, by: sentBy(opened, counted), caller }, () =>
    sendCode(runtime, codeFor(runtime, opened, { method, target }, counted), partner, (db) =>
      keepContact(runtime, db, opened, typed),
    ),
  );
  return {
    sent: true,
    target: masked({ method, target }),
    resendInSeconds: RESEND_SECONDS,
    expiresInSeconds: CODE_SECONDS,
  };
}
