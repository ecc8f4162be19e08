import { statement } from '../database/pool.ts';

/** What was sealed with each key that this database knows; version 0 is the key of the hashes. */
export const readKeysInUse = statement<{ version: number; proof: Buffer }>(
  'keys_in_use',
  'select version, proof from key_in_use order by version',
);

/** Whoever comes first decides what a key is. */
export const noteKeyInUse = statement<never, [number, Buffer]>(
  'key_in_use_note',
  'insert into key_in_use (version, proof) values ($1, $2) on conflict (version) do nothing',
);

/** Something that was sealed before keys were noted, where there is anything. */
export const readSealedSample = statement<{ sealed: Buffer }>(
  'key_sample',
  'select sealed from link where sealed is not null order by created_at desc limit 1',
);
