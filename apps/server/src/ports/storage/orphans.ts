import { statement, type Database } from '../../database/pool.ts';
import type { Blobs } from './blobs.ts';
import type { Swept } from './storage.ts';

/** Written again, it is young again. */
const noteOrphan = statement<never, [string, string, string, Date]>(
  'orphan_note',
  `insert into orphan (id, proposal, place, written_at) values ($1, $2, $3, $4)
   on conflict (id) do update set written_at = excluded.written_at`,
);
const oldOrphans = statement<{ id: string; proposal: string; adopted: boolean }, [string, Date, number]>(
  'orphan_old',
  `select o.id, o.proposal, exists (select from document d where d.id = o.id) as adopted
   from orphan o where o.place = $1 and o.written_at < $2 order by o.written_at limit $3`,
);
const forgetOrphan = statement<never, [string, Date]>(
  'orphan_forget',
  'delete from orphan where id = $1 and written_at < $2',
);

const putOffOrphan = statement<never, [string, Date]>(
  'orphan_put_off',
  'update orphan set written_at = $2 where id = $1 and written_at < $2',
);

const AT_ONCE = 500;
const MOST_FAILED = 20;

export const blobName = (id: string, proposal: string): string => `${proposal}/${id}`;

/** Notes first, writes then: whatever lies there is known here, whenever the process dies. */
export async function writeOrphan(
  db: Database,
  blobs: Blobs,
  {
    id,
    proposal,
    at,
    bytes,
  }: { readonly id: string; readonly proposal: string; readonly at: Date; readonly bytes: Buffer },
): Promise<void> {
  await noteOrphan(db, [id, proposal, blobs.place, at]);
  await blobs.put(blobName(id, proposal), bytes);
}

/**
 * Safe to run twice and at once: the bytes go first, and removing them again does nothing. What cannot be removed is put off, so that it
 * never stands before the others; after a few of those the place is down, and nothing more is tried.
 */
export async function sweepOrphans(
  db: Database,
  blobs: Blobs,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<Swept> {
  let removed = 0;
  const failed: Error[] = [];
  for (const { id, proposal, adopted } of await oldOrphans(db, [blobs.place, before, AT_ONCE])) {
    try {
      // Two may have written the same paper at once; the other one's document is good.
      if (!adopted) await blobs.erase(blobName(id, proposal));
      await forgetOrphan(db, [id, before]);
      if (!adopted) removed += 1;
    } catch (err) {
      failed.push(err instanceof Error ? err : new Error('a document could not be removed', { cause: err }));
      await putOffOrphan(db, [id, now]);
      if (failed.length >= MOST_FAILED) break;
    }
  }
  return { removed, failed };
}
