import { flowVersions } from '../../channels/publish.ts';
import { withTransaction, type Database, type Queryable } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { hashedSamples, readSealedVersions, sealedSamples } from '../../repositories/keyRepository.ts';
import { openState, stateContext } from '../access/state.ts';
import { cpfHash, consentContext, eventContext } from '../journey/change.ts';

/** What every proposal has; all else is sealed beside them, under the same keys. */
const sealedIn = [
  { ends: sealedSamples.link, context: () => linkContext },
  { ends: sealedSamples.state, context: stateContext },
  { ends: sealedSamples.event, context: eventContext },
  { ends: sealedSamples.consent, context: consentContext },
] as const;

/** What rows say about keys: which versions sealed them, and a sentence for each that is not ours. */
interface RowsProof {
  readonly versions: readonly number[];
  readonly problems: readonly string[];
}

/** Reads whole tables, so the time that a statement usually gets is lifted. */
export const proveRows = (db: Database, keyring: Keyring, known: ReadonlySet<number>): Promise<RowsProof> =>
  withTransaction(db, async (connection) => {
    await connection.query('set local statement_timeout = 0');
    const found = (await readSealedVersions(connection, [])).map(({ version }) => version);
    const problems: string[] = [];
    for (const version of found) problems.push(await sealProblem(connection, keyring, known, version));
    problems.push(await hashProblem(connection, keyring));
    return { versions: found, problems };
  });

async function sealProblem(
  db: Queryable,
  keyring: Keyring,
  known: ReadonlySet<number>,
  version: number,
): Promise<string> {
  if (!known.has(version)) return `KEYS lacks version ${version}, which has sealed values in this database.`;
  for (const { ends, context } of sealedIn) {
    for (const samples of ends) {
      const rows = await samples(db, [version]);
      const opened = rows.map(({ owner, sealed }) => attempt(() => keyring.open(sealed, context(owner))));
      if (isRefuted(opened.map((value) => value !== null)))
        return `KEYS, version ${version}, is another key than the one that sealed values in this database.`;
    }
  }
  return '';
}

/** The hash of a proposal's CPF, made anew from what its customer typed. */
async function hashProblem(db: Queryable, keyring: Keyring): Promise<string> {
  const versions = flowVersions(db, { byCode: () => undefined });
  for (const samples of hashedSamples) {
    const same: boolean[] = [];
    for (const { id, flow_version, state, cpf_hash } of await samples(db, [])) {
      const version = await versions(flow_version).catch(() => null);
      const hash = version && attempt(() => cpfHash({ keyring }, version, openState({ keyring }, id, state)));
      if (hash) same.push(hash.equals(cpf_hash));
    }
    if (isRefuted(same)) return 'HASH_KEY is not the one of this database: no customer would be found again.';
  }
  return '';
}

/** One row may be torn; a key that opens none of a handful is another one. */
const isRefuted = (proofs: readonly boolean[]): boolean => proofs.length > 0 && !proofs.includes(true);

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
