import type { Queryable } from '../../database/pool.ts';
import { deleteOtherDevices, shutData } from '../../repositories/accessRepository.ts';
import { forgetAnswers } from '../../repositories/idempotencyRepository.ts';
import { deletePasses } from '../../repositories/passRepository.ts';

/** The device that proved the new contact or gave the new CPF, where it was in already, and its request under its key. */
interface Staying {
  readonly device: Buffer | null;
  readonly request: Buffer | null;
}

/**
 * Whoever came in by a contact that is the customer's no longer is not in any more: only the device that changed it stays, and asks for the
 * data once more. In the change's own transaction and after it, so that who was let in at the same time is seen.
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
