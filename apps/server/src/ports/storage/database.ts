import { createHash } from 'node:crypto';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { Storage } from './storage.ts';

type Values = readonly [string, string, string, string, string, Buffer, Buffer];

const insertDocument = statement<never, Values>(
  'document_insert',
  `insert into document (id, proposal, slug, name, media_type, sha256, content) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (id) do nothing`,
);
const readDocument = statement<
  { slug: string; name: string; media_type: string; sha256: Buffer; content: Buffer },
  [string, string]
>(
  'document_read',
  'select slug, name, media_type, sha256, content from document where id::text = $1 and proposal = $2',
);

/** Documents beside the proposals, sealed: any number of server processes see them without a shared disk. */
export function databaseStorage(db: Database, keyring: Keyring): Storage {
  const context = (id: string, proposal: string): string => `document:${id}:${proposal}`;
  return {
    put: async ({ proposal, slug, name, mediaType, content, id: given }) => {
      const id = given ?? uuidV7();
      const digest = createHash('sha256').update(content).digest();
      const sealed = keyring.seal(content, context(id, proposal));
      await insertDocument(db, [id, proposal, slug, name.slice(0, 120), mediaType, digest, sealed]);
      return { id, sha256: digest.toString('hex') };
    },
    get: async (id, proposal) => {
      const [row] = await readDocument(db, [id, proposal]);
      if (row === undefined) return null;
      const { slug, name, media_type: mediaType, sha256, content } = row;
      const opened = keyring.open(content, context(id, proposal));
      return { id, proposal, slug, name, mediaType, sha256: sha256.toString('hex'), content: opened };
    },
  };
}
