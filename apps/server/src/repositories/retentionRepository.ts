import { statement } from '../database/pool.ts';
import { erasingStatements } from './personal/register.ts';

export interface RestingRow {
  readonly id: string;
  readonly partner: string;
  readonly flow_version: number;
  readonly state: Buffer;
  readonly revision: number;
  readonly updated_at: Date;
  /** Ended by retention, not by anybody. */
  readonly expired: boolean;
  /** Somebody outside still has to be told that nothing comes of it. */
  readonly withdrawing: boolean;
}

const EXPIRED = `p.ended = 'cancelled' and exists (select from event e where e.proposal = p.id and e.kind = 'proposal.expired')`;
/** A person still has to answer why it was refused, in the time that the customer was told. */
const REVIEWED = `exists (select from data_request d where d.proposal = p.id and d.kind = 'review' and d.state = 'open' and d.due_at > $3)`;
const WITHDRAWING = `exists (select from withdrawal w where w.proposal = p.id and w.state = 'open')`;

/**
 * Proposals that nobody has changed since an instant and that are not known to be kept until later, by id. An index on the last
 * change would cost every submit its cheap update; one pass a day along the key costs nobody anything.
 * Parameters: after which id, unchanged since, now, how many.
 */
export const findResting = statement<RestingRow, [string, Date, Date, number]>(
  'retention_resting',
  `select id, partner, flow_version, state, revision, updated_at, ${EXPIRED} as expired, ${WITHDRAWING} as withdrawing from proposal p
   where state is not null and id > $1 and (updated_at < $2 or ${EXPIRED}) and (look_again_at is null or look_again_at <= $3) and not ${REVIEWED}
   order by id limit $4`,
);

/** Kept until then. Parameters: ids and instants, one of each per row. */
export const lookAgainAt = statement<never, [readonly string[], readonly Date[]]>(
  'retention_look_again',
  `update proposal p set look_again_at = k.at from unnest($1::uuid[], $2::timestamptz[]) as k (id, at) where p.id = k.id`,
);

export const countDocuments = statement<{ proposal: string; documents: number; bytes: number }, [readonly string[]]>(
  'retention_count_documents',
  `select proposal, count(*)::int as documents, coalesce(sum(bytes), 0)::int8 as bytes from document
   where proposal = any($1::uuid[]) group by proposal`,
);

/** One proposal as retention sees it, whatever its age. */
export const findOneResting = statement<RestingRow, [string]>(
  'retention_resting_one',
  `select id, partner, flow_version, state, revision, updated_at, ${EXPIRED} as expired, ${WITHDRAWING} as withdrawing from proposal p
   where id = $1 and state is not null`,
);

/** Which of these somebody outside still has to be told of. */
export const findWithdrawing = statement<{ id: string }, [readonly string[]]>(
  'retention_withdrawing',
  `select p.id from proposal p where p.id = any($1::uuid[]) and ${WITHDRAWING}`,
);

/**
 * Closes the record of proposals that are still at these revisions: one last event each. Answers the digest at which the record
 * ends. Parameters: ids, revisions, now. Whoever came back meanwhile keeps everything.
 */
export const closeRecords = statement<
  { id: string; revision: number; digest: Buffer },
  [readonly string[], readonly number[], Date]
>(
  'retention_close',
  `with moved as (
     update proposal p set revision = p.revision + 1 from unnest($1::uuid[], $2::int[]) as k (id, revision)
     where p.id = k.id and p.revision = k.revision and p.state is not null returning p.id, p.revision)
   insert into event (proposal, after_revision, before_revision, kind, actor, at)
   select id, revision, revision - 1, 'proposal.erased', 'system', $3 from moved
   returning proposal as id, after_revision as revision, digest`,
);

/** Notes what was erased. Parameters: ids, the records' keyed hashes, the reason, now. */
export const noteErasures = statement<never, [readonly string[], readonly Buffer[], string, Date]>(
  'retention_note',
  `insert into erasure (proposal, reason, erased_at, record)
   select id, $3, $4, record from unnest($1::uuid[], $2::bytea[]) as k (id, record)`,
);

/** Empties the proposals' rows in every table, as the register says. */
export const emptyRows = erasingStatements.map((text, at) =>
  statement<never, [readonly string[]]>(`retention_empty_${at}`, text),
);

/**
 * Erasures that are not over: documents lie somewhere still, or it was so lately that something may have been written since by who
 * had begun before. Parameters: after which proposal, late until, how many.
 */
export const findOpenErasures = statement<{ proposal: string }, [string, Date, number]>(
  'retention_open',
  `select proposal from erasure where proposal > $1 and (documents_gone_at is null or erased_at > $2) order by proposal limit $3`,
);

export const closeErasure = statement<never, [string, Date]>(
  'retention_close_erasure',
  'update erasure set documents_gone_at = $2 where proposal = $1 and documents_gone_at is null',
);

export const findErasure = statement<{ erased_at: Date }, [string]>(
  'erasure_find',
  'select erased_at from erasure where proposal = $1',
);

/** What ends by itself, at this instant. */
export const endByThemselves = [
  statement<never, [Date]>(
    'retention_end_links',
    'delete from link l where expires_at < $1 and not exists (select from proposal p where p.link = l.digest)',
  ),
  statement<never, [Date]>(
    'retention_end_answers',
    `delete from idempotency where at < $1::timestamptz - interval '1 day'`,
  ),
  statement<never, [Date]>(
    'retention_end_messages',
    `delete from message_sent where claimed_at < $1::timestamptz - interval '90 days'`,
  ),
  statement<never, [Date]>(
    'retention_end_openings',
    `delete from cpf_opening where opened_at < $1::timestamptz - interval '30 days'`,
  ),
  statement<never, [Date]>(
    'retention_end_tries',
    `delete from identity_try where put_at < $1::timestamptz - interval '30 days'`,
  ),
  statement<never, [Date]>(
    'retention_end_inbox',
    `delete from inbox where handled_at < $1::timestamptz - interval '90 days'`,
  ),
];
