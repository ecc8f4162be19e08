import { mayNotSubmit, signedOf, type CompiledStep, type TokenMethod } from '@passo/engine';
import { markUndelivered } from '../../repositories/codeRepository.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';
import { openState } from '../access/state.ts';
import { withinInsteadLimits } from '../contact/sendLimits.ts';
import { sendCode, type CodeFor } from '../contact/codes.ts';
import { openContact, type Contact } from '../contact/contact.ts';
import { knownContact, type Journey } from './provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Ways of a code by phone, in the order in which one takes the place of the other. Each is tried once. */
const otherWay: Readonly<Record<string, TokenMethod>> = { sms: 'whatsapp' };

/**
 * A messenger says that a message will not arrive. Where it carried the code that is waited for, another one may be asked for
 * at once, and goes out by itself where the step has another way to the same phone. False where the message is not known yet.
 */
export async function lostMessage(runtime: Runtime, reference: string): Promise<boolean> {
  const [lost] = await markUndelivered(runtime.db, [reference]);
  if (lost === undefined || !lost.known) return false;
  const { proposal, method, slug, target, act, device } = lost;
  if (proposal === null || method === null || slug === null || target === null) return true;
  if (act === null || device === null || lost.expired === true) return true;
  const sent = { proposal, slug, act, device, sentFrom: lost.sent_from };
  const next = otherWay[method];
  if (next !== undefined)
    await sendInstead(runtime, sent, { method: next, target: openContact(runtime, proposal, target) });
  return true;
}

type Sent = Pick<CodeFor, 'proposal' | 'slug' | 'act' | 'device' | 'sentFrom'>;

/** Where the code is still waited for, as it would be sent if it were asked for now. Where that fails as well, the customer asks again. */
async function sendInstead(runtime: Runtime, sent: Sent, contact: Contact): Promise<void> {
  const [row] = await findProposal(runtime.db, [sent.proposal]);
  const partner = row && runtime.channels.byCode(row.channel)?.partner;
  if (row === undefined || partner === undefined) return;
  const { flow } = await runtime.versions(row.flow_version);
  const journey = { id: row.id, flow, state: openState(runtime, row.id, row.state) };
  const step = flow.bySlug.get(sent.slug);
  if (step === undefined || !(await isWaitedFor(runtime, journey, step, { ...sent, contact }))) return;
  const signs = sent.act === 'enter' ? null : signedOf(flow, journey.state, step);
  const counted = { target: contact.target, partner: partner.slug };
  // Where it was counted goes over to what takes its place: the code that comes back gives that one back.
  const send = () => sendCode(runtime, { ...sent, contact, signs }, partner);
  await withinInsteadLimits(runtime, counted, send).catch(() => undefined);
}

async function isWaitedFor(
  runtime: Runtime,
  journey: Journey,
  step: CompiledStep,
  { act, contact }: Sent & { readonly contact: Contact },
): Promise<boolean> {
  const { flow, state } = journey;
  if (state.end !== null || step.definition.tokenValidationMethods?.includes(contact.method) !== true) return false;
  if (act === 'enter') return (await knownContact(runtime, journey, step)) === contact.target;
  return mayNotSubmit(flow, state, step) === null;
}
