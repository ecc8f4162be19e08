import type { Database } from '../../database/pool.ts';
import { createKeyring, type Keyring } from '../../platform/keyring.ts';
import type { KeyMaterial } from '../../platform/keyMaterial.ts';
import { OperatorError } from '../../platform/operatorError.ts';
import { noteKeyInUse, readKeysInUse, type KeyRow } from '../../repositories/keyRepository.ts';
import { proveRows } from './proveRows.ts';

const HASHES = 0;
const PROOF = 'passo';
const contextOf = (version: number): string => `key-in-use:${version}`;

/**
 * Refuses keys that are not those of the database: what they seal nobody else opens, and what others sealed they do not. Notes the
 * keys that have sealed in it, and the one that seals from now on. Throws an OperatorError that names each version.
 */
export async function proveKeys(db: Database, keyring: Keyring, material: KeyMaterial): Promise<void> {
  const known = await readKeysInUse(db, []);
  refuse(known.map((row) => problemOf(row, keyring, material)));
  const isProven = known.some((row) => row.version === HASHES && row.proven_on_rows);
  const used = isProven ? [] : await foundInRows(db, keyring, material);
  for (const version of new Set([...used, keyring.sealsWith])) {
    const { seal } = createKeyring({ ...material, sealWith: version });
    await noteKeyInUse(db, [version, seal(PROOF, contextOf(version))]);
  }
  await noteKeyInUse(db, [HASHES, keyring.keyedHash(PROOF, 'key-in-use')]);
  // Two processes with different keys may have come first at once.
  refuse((await readKeysInUse(db, [])).map((row) => problemOf(row, keyring, material)));
}

function problemOf({ version, proof }: KeyRow, keyring: Keyring, { keys }: KeyMaterial): string {
  if (version === HASHES) {
    const same = keyring.keyedHash(PROOF, 'key-in-use').equals(proof);
    return same ? '' : 'HASH_KEY is not the one of this database: no customer would be found again.';
  }
  if (!keys.has(version)) return `KEYS lacks version ${version}, which has sealed values in this database.`;
  return opens(keyring, proof, contextOf(version))
    ? ''
    : `KEYS, version ${version}, is another key than the one that sealed values in this database.`;
}

/** A database of a time when keys were not noted, or not all of them: what lies in it has to open. */
async function foundInRows(db: Database, keyring: Keyring, { keys }: KeyMaterial): Promise<readonly number[]> {
  const { versions, problems } = await proveRows(db, keyring, new Set(keys.keys()));
  refuse(problems);
  return versions;
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
