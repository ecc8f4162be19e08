import { createHash } from 'node:crypto';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { Blobs } from './blobs.ts';
import type { Storage } from './storage.ts';

type Values = readonly [string, string, string, Buffer, string, Buffer, Buffer | null, string | null, number];

const insertDocument = statement<never, Values>(
  'document_insert',
  `insert into document (id, proposal, slug, name, media_type, sha256, content, place, bytes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
);
const readDocument = statement<
  { slug: string; name: Buffer | null; media_type: string; sha256: Buffer; content: Buffer | null },
  [string, string]
>(
  'document_read',
  'select slug, name, media_type, sha256, content from document where id::text = $1 and proposal = $2 and sha256 is not null',
);
const listPlaces = statement<{ id: string; place: string | null }, [string]>(
  'document_places',
  'select id, place from document where proposal = $1',
);
const deleteDocuments = statement<never, [string, readonly string[]]>(
  'document_delete',
  'delete from document where proposal = $1 and id = any($2::uuid[])',
);

/** Names that were given before they were sealed are gone. */
const UNNAMED = 'documento';

/**
 * Documents beside the proposals, sealed: any number of server processes see them without a shared disk. With `blobs`
 * only what they are is kept here, and their sealed bytes there.
 */
export function databaseStorage(db: Database, keyring: Keyring, blobs: Blobs | null = null): Storage {
  const context = (id: string, proposal: string): string => `document:${id}:${proposal}`;
  const nameContext = (id: string): string => `document-name:${id}`;
  const nameOf = (id: string, proposal: string): string => `${proposal}/${id}`;
  const eraseBytes = async (id: string, proposal: string, place: string): Promise<void> => {
    if (blobs?.place !== place) throw new Error(`documents lie in a place that nobody reaches: ${place}`);
    await blobs.erase(nameOf(id, proposal));
  };
  return {
    put: async ({ proposal, slug, name, mediaType, content, id: given }) => {
      const id = given ?? uuidV7();
      const digest = createHash('sha256').update(content).digest();
      const sealed = keyring.seal(content, context(id, proposal));
      // The bytes first: a row without them would promise what is not there.
      await blobs?.put(nameOf(id, proposal), sealed);
      const here = blobs === null ? sealed : null;
      const called = keyring.seal(name.slice(0, 120), nameContext(id));
      const place = blobs?.place ?? null;
      await insertDocument(db, [id, proposal, slug, called, mediaType, digest, here, place, sealed.length]);
      return { id, sha256: digest.toString('hex') };
    },
    get: async (id, proposal) => {
      const [row] = await readDocument(db, [id, proposal]);
      if (row === undefined) return null;
      const { slug, media_type: mediaType, sha256 } = row;
      const name = row.name === null ? UNNAMED : keyring.open(row.name, nameContext(id)).toString('utf8');
      const sealed = row.content ?? (await blobs?.get(nameOf(id, proposal))) ?? null;
      if (sealed === null) return null;
      const content = keyring.open(sealed, context(id, proposal));
      return { id, proposal, slug, name, mediaType, sha256: sha256.toString('hex'), content };
    },
    erase: async (proposal) => {
      const rows = await listPlaces(db, [proposal]);
      // The bytes first: a row that is gone would leave them where nobody looks.
      for (const { id, place } of rows) if (place !== null) await eraseBytes(id, proposal, place);
      await deleteDocuments(db, [proposal, rows.map(({ id }) => id)]);
    },
  };
}
