import type { OutcomeMessage } from '@passo/domain';
import { canonical, reaches } from '@passo/engine';
import type { Queryable } from '../../database/pool.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';
import { writeToFormer } from '../../repositories/outcomeMessageRepository.ts';
import { sealContact } from '../contact/contact.ts';

const REPLACED: OutcomeMessage = 'replaced';

/** A proven phone takes the place of another phone, an e-mail that of another e-mail. */
export const isReplaced = (known: string | null, proved: string): boolean =>
  known !== null && known !== proved && reaches('email', known) === reaches('email', proved);

/**
 * The only one who notices a change that was not theirs is whoever still has the old contact. Written with the change, so that no death of
 * a process loses it, and sent to the contact that was proven before.
 */
export async function tellFormer(
  runtime: Pick<Runtime, 'keyring'>,
  db: Queryable,
  { proposal: { id, revision } }: TokenStep,
  former: string,
): Promise<void> {
  const method = reaches('email', former) ? 'email' : 'sms';
  const about = runtime.keyring.keyedHash(canonical([id, revision, former]), 'outcome-message');
  await writeToFormer(db, [id, REPLACED, about, sealContact(runtime, id, { method, target: former })]);
}
