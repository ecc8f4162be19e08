import type { BodyOf, DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import {
  formContext,
  judge,
  stepState,
  withStep,
  type CompiledStep,
  type JsonObject,
  type TokenMethod,
} from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { readSending } from '../../repositories/codeRepository.ts';
import { environmentOf, openAccess, unproven, type Access, type OpenProposal, type Visitor } from '../access/access.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import { CODE_SECONDS, RESEND_SECONDS, sendCode } from '../contact/codes.ts';
import { masked, openContact, type Contact } from '../contact/contact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actorOf } from '../access/actor.ts';

/** A step that confirms a contact, opened by a device that may have to prove itself with it. */
export interface TokenStep {
  readonly access: Access;
  readonly proposal: OpenProposal;
  readonly step: CompiledStep;
}

export async function openTokenStep(runtime: Runtime, visitor: Visitor, slug: string): Promise<TokenStep> {
  const access = await openAccess(runtime, visitor);
  const { proposal } = access;
  if (proposal === null) throw new ProblemError('proposal.missing');
  if (!access.proven && !proposal.verified) throw unproven(proposal);
  const step = proposal.version.flow.bySlug.get(slug);
  if (step?.definition.tokenValidationMethods === undefined) throw new ProblemError('step.notFound');
  return { access, proposal, step };
}

/** Where a code can go. The contact that was proven is shown masked; an unproven device learns nothing else. */
export async function tokenMethods(runtime: Runtime, visitor: Visitor, slug: string): Promise<DataOf<'tokenMethods'>> {
  const { access, proposal, step } = await openTokenStep(runtime, visitor, slug);
  const [sending] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now())]);
  const target = proposal.verified && sending !== undefined ? openContact(runtime, proposal.id, sending.target) : null;
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
  const typed = access.proven ? await keepContact(runtime, opened, body.answers ?? {}) : null;
  const target = typed ?? (await provenContact(runtime, proposal));
  const contact: Contact = { method: body.method, target };
  if (!reaches(body.method, target)) throw new ProblemError('step.notFound');
  await sendCode(runtime, proposal.id, contact, access.channel.partner.name);
  return { sent: true, target: masked(contact), resendInSeconds: RESEND_SECONDS, expiresInSeconds: CODE_SECONDS };
}

async function provenContact(runtime: Runtime, proposal: OpenProposal): Promise<string> {
  const [sending] = await readSending(runtime.db, [proposal.id, today(runtime.clock.now())]);
  if (sending === undefined) throw new ProblemError('proof.unverified');
  return openContact(runtime, proposal.id, sending.target);
}

/** Judges and keeps the contact that was typed, so that the step can finish with it once the code comes back. */
async function keepContact(
  runtime: Runtime,
  { access, proposal, step }: TokenStep,
  answers: JsonObject,
): Promise<string> {
  const { flow } = proposal.version;
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  const current = flow.bySlug.get(proposal.state.currentStep)?.index ?? 0;
  if (step.index > current) throw new ProblemError('step.notReached');
  const verdict = judge(step.form, answers, formContext(flow, proposal.state, step, environment));
  if (verdict.unknown.length > 0) throw new ProblemError('fields.unknown');
  if (verdict.problems.length > 0) throw new ProblemError('fields.invalid', { errors: verdict.problems });
  const state = withStep(proposal.state, step.slug, { answers: verdict.answers });
  const change = changeOf(runtime, {
    id: proposal.id,
    baseRevision: proposal.revision,
    version: proposal.version,
    moved: { ok: true, state, effects: [] },
    kind: 'code.requested',
    slug: step.slug,
    actor: actorOf(access),
    detail: { answers: verdict.answers },
  });
  if (!(await commitChange(runtime, change))) throw new ProblemError('revision.stale');
  return contactIn(verdict.answers);
}

/** The one contact that a token step asks for. */
function contactIn(answers: JsonObject): string {
  const contact = answers.celular ?? answers.email;
  if (typeof contact !== 'string') throw new ProblemError('fields.invalid');
  return contact;
}
