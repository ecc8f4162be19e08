import { statement } from '../database/pool.ts';

export interface RecordRow {
  readonly revision: number;
  readonly before: number;
  readonly kind: string;
  readonly slug: string | null;
  readonly actor: string;
  /** Microseconds since 1970. */
  readonly at: number;
  readonly change: Buffer | null;
  readonly sealed_digest: Buffer;
  readonly digest: Buffer;
}

/** The events of a proposal in their order. */
export const readRecord = statement<RecordRow, [string]>(
  'record_read',
  `select after_revision as revision, before_revision as before, kind, slug, actor, change, sealed_digest, digest,
     (extract(epoch from at) * 1000000)::int8 as at
   from event where proposal = $1 order by after_revision`,
);

/** How far the proposal is, and what was noted of its record when its data were erased. */
export const readRecordEnd = statement<{ revision: number; record: Buffer | null }, [string]>(
  'record_end',
  'select p.revision, e.record from proposal p left join erasure e on e.proposal = p.id where p.id = $1',
);
