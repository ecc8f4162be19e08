import { statement } from '../database/pool.ts';
import { register } from './personal/register.ts';

export interface KeyRow {
  /** 0: the key of the hashes. */
  readonly version: number;
  readonly proof: Buffer;
  readonly proven_on_rows: boolean;
}

/** What was sealed with each key that this database knows. */
export const readKeysInUse = statement<KeyRow>(
  'keys_in_use',
  'select version, proof, proven_on_rows from key_in_use order by version',
);

/** Whoever comes first decides what a key is. */
export const noteKeyInUse = statement<never, [number, Buffer]>(
  'key_in_use_note',
  `insert into key_in_use (version, proof, proven_on_rows) values ($1, $2, true)
   on conflict (version) do update set proven_on_rows = true where not key_in_use.proven_on_rows`,
);

/** The version of the key under which a value is sealed (`platform/keyring.ts`); null where it is no sealed value. */
const versionIn = (column: string): string =>
  `case when length(${column}) > 30 and get_byte(substring(${column} from 1 for 1), 0) = 1
   then get_byte(substring(${column} from 2 for 1), 0) * 256 + get_byte(substring(${column} from 3 for 1), 0) end`;

const sealedColumns = Object.entries(register).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, { sort }]) => (sort === 'sealed' ? [{ table, column }] : [])),
);

/** Every version under which anything is sealed. Reads every table: for the one time that a database's keys are proven. */
export const readSealedVersions = statement<{ version: number }>(
  'key_versions_sealed',
  `select distinct version from (${sealedColumns
    .map(({ table, column }) => `select ${versionIn(column)} as version from ${table}`)
    .join(' union all ')}) of_all where version is not null order by version`,
);

interface SealedSample {
  /** Whose: what its seal is bound to. */
  readonly owner: string;
  readonly sealed: Buffer;
}

/** A few values of a version, at one end of the time in which a table was written. */
const samplesOf = (table: string, column: string, owner: string, at: string) =>
  [`asc`, `desc`].map((order) =>
    statement<SealedSample, [number]>(
      `key_samples_${table}_${order}`,
      `select ${owner} as owner, ${column} as sealed from ${table} where ${versionIn(column)} = $1 order by ${at} ${order} limit 3`,
    ),
  );

export const sealedSamples = {
  link: samplesOf('link', 'sealed', 'channel', 'created_at'),
  state: samplesOf('proposal', 'state', 'id::text', 'updated_at'),
  event: samplesOf('event', 'change', 'proposal::text', 'at'),
  consent: samplesOf('consent', 'evidence', 'proposal::text', 'accepted_at'),
} as const;

interface HashedRow {
  readonly id: string;
  readonly flow_version: number;
  readonly state: Buffer;
  readonly cpf_hash: Buffer;
}

/** A few proposals of a known CPF: the oldest and the newest. */
export const hashedSamples = ['asc', 'desc'].map((order) =>
  statement<HashedRow>(
    `key_samples_hash_${order}`,
    `select id, flow_version, state, cpf_hash from proposal where cpf_hash is not null and state is not null
     order by updated_at ${order} limit 3`,
  ),
);
