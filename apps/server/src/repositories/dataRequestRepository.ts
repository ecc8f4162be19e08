import { statement } from '../database/pool.ts';

export type DataRequestKind = 'copy' | 'correction' | 'erasure' | 'review';
export type DataRequestState = 'open' | 'erasing' | 'done';

export interface DataRequestRow {
  readonly protocol: string;
  readonly proposal: string;
  readonly kind: DataRequestKind;
  readonly state: DataRequestState;
  readonly asked_at: Date;
  readonly due_at: Date;
  readonly done_at: Date | null;
  readonly note: Buffer | null;
  readonly answer: Buffer | null;
}

const columns = 'protocol, proposal, kind, state, asked_at, due_at, done_at, note, answer';

/**
 * No row where an erasure of the proposal is under way or a review was asked already, or its data are gone: the lock waits for whoever is erasing them, so
 * that nothing is written down after that.
 */
export const insertDataRequest = statement<
  DataRequestRow,
  [string, string, DataRequestKind, DataRequestState, Date, Date, Date | null, Buffer | null, Buffer | null]
>(
  'data_request_insert',
  `insert into data_request (${columns})
   select $1, p.id, $3, $4, $5::timestamptz, $6::timestamptz, $7::timestamptz, $8::bytea, $9::bytea
   from (select id from proposal where id = $2 and state is not null for share) p
   on conflict do nothing returning ${columns}`,
);

/** Newest first, of one proposal. */
export const listDataRequests = statement<DataRequestRow, [string]>(
  'data_request_list',
  `select ${columns} from data_request where proposal = $1 order by asked_at desc, protocol limit 50`,
);

export const findUndoneErasure = statement<DataRequestRow, [string]>(
  'data_request_erasure',
  `select ${columns} from data_request where proposal = $1 and kind = 'erasure' and state <> 'done'`,
);

/** The request of which there is one at a time (an erasure), or one at all (a review). */
export const findSameRequest = statement<DataRequestRow, [string, DataRequestKind]>(
  'data_request_same',
  `select ${columns} from data_request where proposal = $1 and kind = $2 and (kind = 'review' or state <> 'done')`,
);

/** What waits for a person, the most urgent first. */
export const listOpenDataRequests = statement<DataRequestRow>(
  'data_request_open',
  `select ${columns} from data_request where state = 'open' order by due_at, protocol limit 100`,
);

/** What waits until everybody outside has been told, page by page: one that cannot go never stands before the others. */
export const listErasing = statement<{ protocol: string; proposal: string }, [string, number]>(
  'data_request_erasing',
  `select protocol, proposal from data_request where state = 'erasing' and protocol > $1 order by protocol limit $2`,
);

/** It cannot be erased now after all: a person decides. */
export const handOver = statement<DataRequestRow, [string, Buffer]>(
  'data_request_hand_over',
  `update data_request set state = 'open', answer = $2 where protocol = $1 and state = 'erasing' returning ${columns}`,
);

/** The first answer stands, and is told by message. Parameters: protocol, now, the sealed answer, the message. */
export const closeDataRequest = statement<{ protocol: string }, [string, Date, Buffer, string]>(
  'data_request_close',
  `with closed as (
     update data_request set state = 'done', done_at = $2, answer = $3 where protocol = $1 and state = 'open'
     returning protocol, proposal),
   told as (
     insert into outcome_message (proposal, message, slug, about, due_at)
     select proposal, $4, '', sha256(convert_to(protocol, 'UTF8')), now() from closed on conflict do nothing)
   select protocol from closed`,
);

export const countOverdue = statement<{ count: number }, [Date]>(
  'data_request_overdue',
  `select count(*)::int as count from data_request where state <> 'done' and due_at < $1`,
);

/** Whether this device may see the person's data at that instant. Parameters: device, proposal, now. */
export const findDataProof = statement<{ until: Date }, [Buffer, string, Date]>(
  'device_data_proof',
  'select data_until as until from device where digest = $1 and proposal = $2 and data_until > $3 and expires_at > now()',
);

export const keepDataProof = statement<{ until: Date }, [Buffer, string, Date]>(
  'device_keep_data_proof',
  'update device set data_until = $3 where digest = $1 and proposal = $2 returning data_until as until',
);

export const listDocuments = statement<{ id: string; created_at: Date }, [string]>(
  'data_documents',
  'select id, created_at from document where proposal = $1 and sha256 is not null order by created_at, id limit 100',
);

/** What was sent to the person; the words are kept nowhere. */
export const listMessages = statement<{ key: string; sent_at: Date }, [string]>(
  'data_messages',
  `select key, sent_at from message_sent
   where substring(key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') = $1 and sent_at is not null order by sent_at limit 200`,
);
