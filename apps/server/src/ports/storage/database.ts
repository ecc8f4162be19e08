import { createHash } from 'node:crypto';
import type { Clock } from '@passo/domain';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { Blobs } from './blobs.ts';
import { blobName, sweepOrphans, writeOrphan } from './orphans.ts';
import type { SealedDocument, Storage } from './storage.ts';
import { adopt } from './withDocuments.ts';

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

const LONGEST_NAME = 120;
const nameContext = (id: string): string => `document-name:${id}`;

/** Names that were given before they were sealed are gone. */
const UNNAMED = 'documento';

interface StorageParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly blobs: Blobs | null;
}

/**
 * Documents beside the proposals, sealed: any number of server processes see them without a shared disk. With `blobs`
 * only what they are is kept here, and their sealed bytes there.
 */
export function databaseStorage({ db, keyring, clock, blobs }: StorageParts): Storage {
  const context = (id: string, proposal: string): string => `document:${id}:${proposal}`;
  const eraseBytes = async (id: string, proposal: string, place: string): Promise<void> => {
    if (blobs?.place !== place) throw new Error(`documents lie in a place that nobody reaches: ${place}`);
    await blobs.erase(blobName(id, proposal));
  };
  const seal: Storage['seal'] = async ({ content, ...document }) => {
    const { proposal, id = uuidV7() } = document;
    const digest = createHash('sha256').update(content).digest();
    const bytes = keyring.seal(content, context(id, proposal));
    const name = keyring.seal(document.name.slice(0, LONGEST_NAME), nameContext(id));
    const sealed: SealedDocument = { ...document, id, name, digest, content: bytes, place: null, bytes: bytes.length };
    if (blobs === null) return sealed;
    // The bytes first: a row without them would promise what is not there.
    await writeOrphan(db, blobs, { id, proposal, at: clock.now(), bytes });
    return { ...sealed, content: null, place: blobs.place };
  };
  return {
    seal,
    put: async (document) => {
      const sealed = await seal(document);
      await adopt(db, sealed);
      return { id: sealed.id, sha256: sealed.digest.toString('hex') };
    },
    get: async (id, proposal) => {
      const [row] = await readDocument(db, [id, proposal]);
      if (row === undefined) return null;
      const { slug, media_type: mediaType, sha256 } = row;
      const name = row.name === null ? UNNAMED : keyring.open(row.name, nameContext(id)).toString('utf8');
      const sealed = row.content ?? (await blobs?.get(blobName(id, proposal))) ?? null;
      if (sealed === null) return null;
      const content = keyring.open(sealed, context(id, proposal));
      return { id, proposal, slug, name, mediaType, sha256: sha256.toString('hex'), content };
    },
    sweep: async (before) =>
      blobs === null ? { removed: 0, failed: [] } : sweepOrphans(db, blobs, { before, now: clock.now() }),
    erase: async (proposal) => {
      const rows = await listPlaces(db, [proposal]);
      // The bytes first: a row that is gone would leave them where nobody looks.
      for (const { id, place } of rows) if (place !== null) await eraseBytes(id, proposal, place);
      await deleteDocuments(db, [proposal, rows.map(({ id }) => id)]);
    },
  };
}
