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
  { slug: string; name: string; media_type: string; sha256: Buffer; content: Buffer | null },
  [string, string]
>(
  'document_read',
  'select slug, name, media_type, sha256, content from document where id::text = $1 and proposal = $2',
);

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
  const seal: Storage['seal'] = async ({ content, ...document }) => {
    const { proposal, id = uuidV7() } = document;
    const digest = createHash('sha256').update(content).digest();
    const bytes = keyring.seal(content, context(id, proposal));
    const sealed: SealedDocument = { ...document, id, digest, content: bytes, place: null };
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
      const { slug, name, media_type: mediaType, sha256 } = row;
      const sealed = row.content ?? (await blobs?.get(blobName(id, proposal))) ?? null;
      if (sealed === null) return null;
      const content = keyring.open(sealed, context(id, proposal));
      return { id, proposal, slug, name, mediaType, sha256: sha256.toString('hex'), content };
    },
    sweep: async (before) => (blobs === null ? 0 : sweepOrphans(db, blobs, before)),
  };
}
