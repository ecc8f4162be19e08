import { statement, withTransaction, type Database, type Queryable } from '../../database/pool.ts';
import type { SealedDocument } from './storage.ts';

const insertDocument = statement<never>(
  'document_insert',
  `with adopted as (delete from orphan where id = $1)
   insert into document (id, proposal, slug, name, media_type, sha256, content, place, bytes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
);

/** Keeps a sealed document; what lies elsewhere is no orphan from now on. */
export async function adopt(db: Queryable, document: SealedDocument): Promise<void> {
  const { id, proposal, slug, name, mediaType, digest, content, place, bytes } = document;
  await insertDocument(db, [id, proposal, slug, name, mediaType, digest, content, place, bytes]);
}

/** What else is written with a change. */
export type Along = (db: Queryable) => Promise<void>;

/** Writes a change and the documents that it accepts: all of it, or nothing. `write` answers whether it could. */
export function withDocuments(
  db: Database,
  documents: readonly SealedDocument[],
  write: (db: Queryable) => Promise<boolean>,
  along?: Along,
): Promise<boolean> {
  if (documents.length === 0 && along === undefined) return write(db);
  return withTransaction(db, async (connection) => {
    if (!(await write(connection))) return false;
    for (const document of documents) await adopt(connection, document);
    await along?.(connection);
    return true;
  });
}
