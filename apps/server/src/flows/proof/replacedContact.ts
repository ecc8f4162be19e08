import { reaches } from '@passo/engine';
import type { Queryable } from '../../database/pool.ts';
import { deleteOtherDevices, shutData } from '../../repositories/accessRepository.ts';
import { deletePasses } from '../../repositories/passRepository.ts';

/** A proven phone takes the place of another phone, an e-mail that of another e-mail. */
export const isReplaced = (known: string | null, proved: string): boolean =>
  known !== null && known !== proved && reaches('email', known) === reaches('email', proved);

/**
 * Whoever came in by a contact that is the customer's no longer is not in any more: only the device that proved the new one stays, and
 * asks for the data once more. In the change's own transaction and after it, so that who was let in at the same time is seen.
 */
export async function shutOutOthers(db: Queryable, proposal: string, staying: Buffer | null): Promise<void> {
  await deletePasses(db, [proposal]);
  await deleteOtherDevices(db, [proposal, staying]);
  await shutData(db, [proposal]);
}
