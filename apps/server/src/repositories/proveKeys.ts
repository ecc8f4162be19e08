import type { Queryable } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import type { KeyMaterial } from '../platform/keyMaterial.ts';
import { OperatorError } from '../platform/operatorError.ts';
import { linkContext } from '../ports/messaging/customerLink.ts';
import { noteKeyInUse, readKeysInUse, readSealedSample } from './keyRepository.ts';

const HASHES = 0;
const PROOF = 'passo';
const contextOf = (version: number): string => `key-in-use:${version}`;

/**
 * Refuses keys that are not those of the database: what they seal nobody else opens, and what others sealed they do not. Notes the
 * key that seals from now on. Throws an OperatorError that names each version.
 */
export async function proveKeys(db: Queryable, keyring: Keyring, { keys }: KeyMaterial): Promise<void> {
  const known = await readKeysInUse(db, []);
  refuse(known.length === 0 ? await sampleProblem(db, keyring) : known.map((row) => problemOf(row, keyring, keys)));
  await noteKeyInUse(db, [HASHES, keyring.keyedHash(PROOF, 'key-in-use')]);
  await noteKeyInUse(db, [keyring.sealsWith, keyring.seal(PROOF, contextOf(keyring.sealsWith))]);
  // Two processes with different keys may have come first at once.
  refuse((await readKeysInUse(db, [])).map((row) => problemOf(row, keyring, keys)));
}

type KeyRow = { readonly version: number; readonly proof: Buffer };

function problemOf({ version, proof }: KeyRow, keyring: Keyring, keys: KeyMaterial['keys']): string {
  if (version === HASHES) {
    const same = keyring.keyedHash(PROOF, 'key-in-use').equals(proof);
    return same ? '' : 'HASH_KEY is not the one of this database: no customer would be found again.';
  }
  if (!keys.has(version)) return `KEYS lacks version ${version}, which has sealed values in this database.`;
  return opens(keyring, proof, contextOf(version))
    ? ''
    : `KEYS, version ${version}, is another key than the one that sealed values in this database.`;
}

/** A database of a time when keys were not noted: something in it has to open. */
async function sampleProblem(db: Queryable, keyring: Keyring): Promise<readonly string[]> {
  const [sample] = await readSealedSample(db, []);
  if (sample === undefined || opens(keyring, sample.sealed, linkContext)) return [];
  return ['KEYS are not those of this database: what is sealed in it does not open.'];
}

function opens(keyring: Keyring, sealed: Buffer, context: string): boolean {
  try {
    keyring.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}

function refuse(problems: readonly string[]): void {
  const said = problems.filter((problem) => problem !== '');
  if (said.length > 0) throw new OperatorError(`Passo cannot start:\n${said.map((line) => `- ${line}`).join('\n')}`);
}
