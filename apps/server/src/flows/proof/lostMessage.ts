import { signedOf, type TokenMethod } from '@passo/engine';
import { markUndelivered } from '../../repositories/codeRepository.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';
import { openState } from '../access/state.ts';
import { withinInsteadLimits } from '../contact/sendLimits.ts';
import { sendCode } from '../contact/codes.ts';
import { openContact } from '../contact/contact.ts';
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
  const { proposal, method, slug, target, act, device, sent_from: sentFrom } = lost;
  if (proposal === null || method === null || slug === null || target === null) return true;
  if (act === null || device === null) return true;
  const next = otherWay[method];
  const [row] = await findProposal(runtime.db, [proposal]);
  if (next === undefined || row === undefined) return true;
  const { flow } = await runtime.versions(row.flow_version);
  const step = flow.bySlug.get(slug);
  const offered = step?.definition.tokenValidationMethods?.includes(next) === true;
  const partner = runtime.channels.byCode(row.channel)?.partner;
  if (step === undefined || !offered || partner === undefined) return true;
  // Where that fails as well, the customer asks again: the way is open.
  const contact = { method: next, target: openContact(runtime, proposal, target) };
  const counted = { target: contact.target, partner: partner.slug };
  const signs = act === 'enter' ? null : signedOf(flow, openState(runtime, proposal, row.state), step);
  // Where it was counted goes over to what takes its place: the code that comes back gives that one back.
  const instead = { proposal, act, device, slug, contact, signs, sentFrom };
  await withinInsteadLimits(runtime, counted, () => sendCode(runtime, instead, partner.name)).catch(() => undefined);
  return true;
}
