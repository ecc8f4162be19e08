import type { JsonObject } from '@passo/engine';
import { withTransaction, type Queryable } from '../../database/pool.ts';
import { readKey } from '../../repositories/idempotencyRepository.ts';
import { writeOpening } from '../../repositories/openingRepository.ts';
import { holdMoved } from '../../repositories/proposalRepository.ts';
import type { Access, OpenProposal } from '../access/access.ts';
import { proveDevice } from '../access/device.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { browserIn, openingOf } from './cpfOpening.ts';

interface Entering {
  readonly access: Access;
  readonly proposal: OpenProposal;
  /** With what it comes: address, browser, time. */
  readonly evidence: JsonObject;
}

/**
 * Lets a device into a proposal that it changes nothing in, and counts its browser for the CPF there: no door but this one and a change of
 * the journey. See `proofFor` for what it answers.
 */
export async function letIn(
  runtime: Pick<Runtime, 'keyring' | 'clock'>,
  db: Queryable,
  entering: Entering,
): Promise<string | null> {
  const { access, proposal, evidence } = entering;
  const { flow } = proposal.version;
  const present = { browser: browserIn(access, evidence) };
  await writeOpening(db, proposal.id, openingOf(runtime, { flow, state: proposal.state }, present));
  return proofFor(db, entering);
}

/**
 * The same for a request that was answered before, whose answer may have been lost and the proof with it. Null where its answer is kept no
 * longer: whoever was put out meanwhile stays out.
 */
export const letInAgain = (
  runtime: Pick<Runtime, 'db' | 'keyring' | 'clock'>,
  key: Buffer | null,
  entering: Entering,
): Promise<{ readonly deviceToken: string | null } | null> =>
  withTransaction(runtime.db, async (db) => {
    await holdMoved(db, [entering.proposal.id]);
    if (key === null || (await readKey(db, [key])).length === 0) return null;
    return { deviceToken: await letIn(runtime, db, entering) };
  });

/** The value of the cookie with which a device is in; null where it has one already. */
export const proofFor = async (
  db: Queryable,
  { access, proposal }: Pick<Entering, 'access' | 'proposal'>,
): Promise<string | null> => (access.proven ? null : proveDevice(db, proposal.id));
