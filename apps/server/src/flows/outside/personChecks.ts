import { decidePersonCheck, findPersonCheck, listPersonChecks } from '../../repositories/personCheckRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { countedSince } from './cpfsOfPhone.ts';

/* What a person looks at before anybody outside is asked about a CPF: who opened how many, and never which. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type PersonCheck = Awaited<ReturnType<typeof openPersonChecks>>[number];

export const openPersonChecks = ({ db, clock }: Pick<Runtime, 'db' | 'clock'>) =>
  listPersonChecks(db, [countedSince({ clock })]);

/** A person decides, and its question is put or refused at once. The first decision stands: answers which one that is, null where there is none. */
export async function decideOnCheck(
  { db, clock, logger, asked }: Pick<Runtime, 'db' | 'clock' | 'logger' | 'asked'>,
  id: string,
  decision: 'released' | 'refused',
): Promise<string | null> {
  if (!UUID.test(id)) return null;
  const [decided] = await decidePersonCheck(db, [id, decision, clock.now()]);
  if (decided === undefined) {
    const [found] = await findPersonCheck(db, [id]);
    return found?.state ?? null;
  }
  const { proposal } = decided;
  logger.info({ proposal, outcome: decision, codes: ['phone.manyCpfs'] }, 'a person has looked at a CPF');
  asked();
  return decision;
}
