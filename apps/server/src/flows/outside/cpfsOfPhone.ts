import { withTransaction, type Queryable } from '../../database/pool.ts';
import {
  letThrough,
  lockOpeners,
  readOpened,
  readOpeners,
  writeOpening,
  type OpenerRow,
  type Opening,
} from '../../repositories/openingRepository.ts';
import { askPerson, endPersonCheck, readPersonCheck } from '../../repositories/personCheckRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/* One proven phone or browser opens at most three CPFs in thirty days whose owner is not proven to be there; beyond that a person looks. */

const MOST_CPFS = 3;
const WINDOW_MS = 30 * 86_400_000;

/** Since when CPFs count. */
export const countedSince = ({ clock }: Pick<Runtime, 'clock'>): Date => new Date(clock.now().getTime() - WINDOW_MS);

/** A CPF that one phone or browser has opened and whose owner nobody has proven to be. */
export interface OpenedCpf {
  readonly cpf: Buffer;
  readonly first: Date;
  /** A question about it was let through. */
  readonly passed: boolean;
}

/**
 * Whether a phone has opened too many others before this CPF. Those that were let through count whenever they were opened: two that were
 * opened at once never both take the last place. A CPF that is not among them is beyond.
 */
export function isBeyond(opened: readonly OpenedCpf[], cpf: Buffer): boolean {
  const own = opened.find((one) => one.cpf.equals(cpf));
  if (own === undefined) return true;
  const isBefore = (one: OpenedCpf): boolean =>
    one.first.getTime() < own.first.getTime() ||
    (one.first.getTime() === own.first.getTime() && one.cpf.compare(cpf) < 0);
  return opened.filter((one) => one !== own && (one.passed || isBefore(one))).length >= MOST_CPFS;
}

/** `free`: asked as ever. `waits`: a person has to look. What a person said stands. */
export type Place = 'free' | 'waits' | 'released' | 'refused';

interface Asking {
  readonly proposal: string;
  /** By which its proposals are found. */
  readonly cpfHash: Buffer;
  readonly opening: Opening;
}

/** How it stands with the CPF of a proposal. One process at a time counts for a phone. */
export const placeOf = (runtime: Runtime, { proposal, cpfHash, opening }: Asking): Promise<Place> =>
  withTransaction(runtime.db, async (db) => {
    // Also what was opened before this was counted.
    await writeOpening(db, proposal, opening);
    const openers = await readOpeners(db, [proposal, opening.cpf]);
    const [check] = await readPersonCheck(db, [proposal, cpfHash, 'manyCpfs']);
    if (check?.state === 'refused') return 'refused';
    if (check?.state !== 'released') {
      if (openers.some(({ passed }) => passed)) return 'free';
      const full = await whoseAreFull(runtime, db, openers, opening.cpf);
      if (full !== undefined) {
        const { opener, means } = full;
        await askPerson(db, [proposal, cpfHash, runtime.clock.now(), 'manyCpfs', opener, means]);
        return 'waits';
      }
    }
    await letThrough(db, [proposal, opening.cpf]);
    await endPersonCheck(db, [proposal, cpfHash, runtime.clock.now(), 'manyCpfs']);
    return check?.state === 'released' ? 'released' : 'free';
  });

/** One place at a time is given for what has this digest. */
export const keyOfLock = (digest: Buffer): string => String(digest.readBigInt64BE(0));

/** The phone or browser whose places are taken; undefined where each of them has one. */
async function whoseAreFull(
  runtime: Runtime,
  db: Queryable,
  openers: readonly OpenerRow[],
  cpf: Buffer,
): Promise<OpenerRow | undefined> {
  const digests = openers.map(({ opener }) => opener);
  await lockOpeners(db, [digests.map(keyOfLock)]);
  const opened = await readOpened(db, [digests, countedSince(runtime), cpf]);
  const byWhom = (digest: Buffer) => opened.filter(({ opener }) => opener.equals(digest));
  return openers.find(({ opener }) => isBeyond(byWhom(opener), cpf));
}
