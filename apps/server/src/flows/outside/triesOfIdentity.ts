import { withTransaction, type Queryable } from '../../database/pool.ts';
import { countTries, lastReleases, writeTry, type Proof } from '../../repositories/identityTryRepository.ts';
import { lockOpeners, type Opening } from '../../repositories/openingRepository.ts';
import { askPerson, endPersonCheck, readPersonCheck } from '../../repositories/personCheckRepository.ts';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { countedSince, keyOfLock, type Place } from './cpfsOfPhone.ts';

/*
 * Whoever guesses asks again and again: what the outside refuses of who somebody is counts for the CPF, over all phones, and for the phone,
 * over all CPFs. An honest photo is blurred a few times; name and birth date stand on the document, so the register's no counts sooner.
 */

const MOST_REFUSED: Readonly<Record<Proof, number>> = { photo: 5, register: 3 };

/** What a question is to prove; null where it proves nothing of who somebody is. */
export function proofBy(operation: string): Proof | null {
  if (operation === 'bureau.register') return 'register';
  return operation.startsWith('identity.') ? 'photo' : null;
}

interface Trying {
  readonly row: QuestionRow;
  /** By which its proposals are found. */
  readonly cpfHash: Buffer;
  readonly opening: Opening;
}

/**
 * How it stands with a question after what was refused before. One that is put counts until it is answered otherwise, so that those that
 * are put at once never pass beside each other: one process at a time counts for a CPF and its phones.
 */
export const placeAfterRefusals = (runtime: Runtime, { row, cpfHash, opening }: Trying): Promise<Place> =>
  withTransaction(runtime.db, async (db) => {
    const { proposal, slug, attempt, operation } = row;
    const contacts = opening.openers.flatMap(({ digest, means }) => (means === 'contact' ? [digest] : []));
    await lockOpeners(db, [[opening.cpf, ...contacts].map(keyOfLock)]);
    const [check] = await readPersonCheck(db, [proposal, cpfHash, 'manyRefusals']);
    if (check?.state === 'refused') return 'refused';
    const now = runtime.clock.now();
    const beyond = await subjectBeyond(runtime, db, { row, cpfHash, cpf: opening.cpf, contacts });
    if (beyond !== null) {
      const means = beyond.equals(opening.cpf) ? 'cpf' : 'contact';
      await askPerson(db, [proposal, cpfHash, now, 'manyRefusals', beyond, means]);
      return 'waits';
    }
    const proof = proofBy(operation);
    if (proof !== null) await writeTry(db, [proposal, slug, attempt, proof, opening.cpf, contacts, now]);
    await endPersonCheck(db, [proposal, cpfHash, now, 'manyRefusals']);
    return check?.state === 'released' ? 'released' : 'free';
  });

interface Counting {
  readonly row: QuestionRow;
  readonly cpfHash: Buffer;
  readonly cpf: Buffer;
  readonly contacts: readonly Buffer[];
}

/** The CPF, or the contact, of which too much was refused since a person let it go on, or in thirty days; the CPF first. */
async function subjectBeyond(
  runtime: Runtime,
  db: Queryable,
  { row, cpfHash, cpf, contacts }: Counting,
): Promise<Buffer | null> {
  const { proposal, slug, attempt } = row;
  const [released] = await lastReleases(db, [proposal, cpfHash, contacts]);
  const since = (of: Date | null = null): Date =>
    new Date(Math.max(countedSince(runtime).getTime(), of?.getTime() ?? 0));
  const [ofCpf, ofContact] = [since(released?.of_cpf), since(released?.of_contact)];
  const tried = await countTries(db, [proposal, slug, attempt, cpf, contacts, ofCpf, ofContact]);
  const beyond = tried.filter(({ proof, count }) => count >= MOST_REFUSED[proof]).map(({ subject }) => subject);
  return beyond.find((subject) => subject.equals(cpf)) ?? beyond[0] ?? null;
}
