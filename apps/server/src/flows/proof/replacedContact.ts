import { reaches } from '@passo/engine';
import type { Queryable } from '../../database/pool.ts';
import { deleteOtherDevices, shutData } from '../../repositories/accessRepository.ts';
import { forgetAnswers } from '../../repositories/idempotencyRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';
import { deletePasses } from '../../repositories/passRepository.ts';

/** A proven phone takes the place of another phone, an e-mail that of another e-mail. */
export const isReplaced = (known: string | null, proved: string): boolean =>
  known !== null && known !== proved && reaches('email', known) === reaches('email', proved);

/** The device that proved the new contact, where it was in already, and its request under its key. */
interface Staying {
  readonly device: Buffer | null;
  readonly request: Buffer | null;
}

/**
 * Whoever came in by a contact that is the customer's no longer is not in any more: only the device that proved the new one stays, and
 * asks for the data once more. In the change's own transaction and after it, so that who was let in at the same time is seen.
 */
export async function shutOutOthers(
  db: Queryable,
  proposal: string,
  { device: staying, request }: Staying,
): Promise<void> {
  await forgetAnswers(db, [proposal, request]);
  await deletePasses(db, [proposal]);
  await deleteOtherDevices(db, [proposal, staying]);
  await shutData(db, [proposal]);
}

/**
 * The only one who notices a change that was not theirs is whoever still has the old contact. Told once, to the contact that was proven; a
 * messenger that does not take it keeps nobody from going on.
 */
export async function tellFormer(runtime: Runtime, { access, proposal }: TokenStep, former: string): Promise<void> {
  const isEmail = reaches('email', former);
  const { partner, texts } = access.channel;
  const what = isEmail ? 'e-mail' : 'celular';
  const text = `${partner.name}: o ${what} do seu pedido foi trocado por outro. Se não foi você, fale com a gente: ${texts.homePage.supportUrl}`;
  const message = { channel: isEmail ? 'email' : 'sms', to: former, text } as const;
  const key = `replaced:${proposal.id}:${proposal.revision}`;
  const { ok } = await runtime.messaging.send(message, key).catch(() => ({ ok: false }));
  if (!ok) runtime.logger.warn({ proposal: proposal.id }, 'the former contact could not be told that it was replaced');
}
