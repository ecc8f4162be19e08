import { today } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import { readSending } from '../../repositories/codeRepository.ts';
import type { Tried } from '../contact/codes.ts';
import { masked, openContact } from '../contact/contact.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What is kept of a signature, sealed: what the message said, where it went and when, and with what it was typed. */
export async function signature(
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
