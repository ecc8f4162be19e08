import { createHash } from 'node:crypto';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { Blobs } from './blobs.ts';
import type { Storage } from './storage.ts';

type Values = readonly [string, string, string, string, string, Buffer, Buffer | null, string | null];

const insertDocument = statement<never, Values>(
  'document_insert',
  `insert into document (id, proposal, slug, name, media_type, sha256, content, place)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
);
const readDocument = statement<
  { slug: string; name: string; media_type: string; sha256: Buffer; content: Buffer | null },
  [string, string]
>(
  'document_read',
  'select slug, name, media_type, sha256, content from document where id::text = $1 and proposal = $2',
);

/**
 * Documents beside the proposals, sealed: any number of server processes see them without a shared disk. With `blobs`
 * only what they are is kept here, and their sealed bytes there.
 */
export function databaseStorage(db: Database, keyring: Keyring, blobs: Blobs | null = null): Storage {
  const context = (id: string, proposal: string): string => `document:${id}:${proposal}`;
  const nameOf = (id: string, proposal: string): string => `${proposal}/${id}`;
  return {
    put: async ({ proposal, slug, name, mediaType, content, id: given }) => {
      const id = given ?? uuidV7();
      const digest = createHash('sha256').update(content).digest();
      const sealed = keyring.seal(content, context(id, proposal));
      // The bytes first: a row without them would promise what is not there.
      await blobs?.put(nameOf(id, proposal), sealed);
      const here = blobs === null ? sealed : null;
      await insertDocument(db, [id, proposal, slug, name.slice(0, 120), mediaType, digest, here, blobs?.place ?? null]);
      return { id, sha256: digest.toString('hex') };
    },
    get: async (id, proposal) => {
      const [row] = await readDocument(db, [id, proposal]);
      if (row === undefined) return null;
      const { slug, name, media_type: mediaType, sha256 } = row;
      const sealed = row.content ?? (await blobs?.get(nameOf(id, proposal))) ?? null;
      if (sealed === null) return null;
      const content = keyring.open(sealed, context(id, proposal));
      return { id, proposal, slug, name, mediaType, sha256: sha256.toString('hex'), content };
    },
  };
}
