import { statement } from '../database/pool.ts';

/** A link as it is opened by one device: its channel, its proposal if there is one, and whether the device proved itself. */
export interface AccessRow {
  readonly channel: string;
  readonly started_as: string;
  /** Sealed. */
  readonly typist: Buffer | null;
  readonly expired: boolean;
  readonly proposal: string | null;
  readonly flow_version: number | null;
  readonly state: Buffer | null;
  readonly revision: number | null;
  readonly verified: boolean | null;
  readonly created_at: Date | null;
  readonly proven: boolean;
}

const columns = `l.channel, l.started_as, l.typist, l.expires_at <= now() as expired, p.id as proposal, p.flow_version, p.state, p.revision,
  p.verified, p.created_at, d.digest is not null as proven`;
const tables = `link l left join proposal p on p.link = l.digest
  left join device d on d.digest = $2 and d.proposal = p.id and d.expires_at > now()`;

/** Parameters: digest of the hash, digest of the device's cookie (null without one). */
export const findAccess = statement<AccessRow, [Buffer, Buffer | null]>(
  'access_find',
  `select ${columns} from ${tables} where l.digest = $1`,
);

export interface SubmitRow extends AccessRow {
  readonly taken: boolean;
  readonly wait: number | null;
  readonly body_digest: Buffer | null;
  readonly answer: Buffer | null;
}

/**
 * Everything that a submit has to know, in one round trip: the access, the stored answer under its idempotency key, and
 * one of the writes taken, from the limit of the device where it proved itself, else from that of all strangers at the link.
 * Parameters: link, device, key, the device's limit, the strangers' limit, how many, window in seconds.
 */
export const openSubmit = statement<SubmitRow, [Buffer, Buffer | null, Buffer | null, Buffer, Buffer, number, number]>(
  'access_open_submit',
  `with opened as materialized (
     select ${columns}, i.body_digest, i.answer, case when d.digest is null then $5::bytea else $4::bytea end as counted
     from ${tables} left join idempotency i on i.key = $3 where l.digest = $1),
   taken as (
     insert into rate_limit as r (key, used, resets_at) select counted, 1, now() + make_interval(secs => $7) from opened
     on conflict (key) do update set
       used = case when r.resets_at <= now() then 1 else r.used + 1 end,
       resets_at = case when r.resets_at <= now() then now() + make_interval(secs => $7) else r.resets_at end
     where r.resets_at <= now() or r.used < $6
     returning 1)
   select o.*, exists (select from taken) as taken,
     (select extract(epoch from r.resets_at - now())::float8 from rate_limit r where r.key = o.counted) as wait
   from opened o`,
);

/** Good for so many days. */
export const insertLink = statement<never, [Buffer, Buffer, string, string, number]>(
  'link_insert',
  `insert into link (digest, sealed, channel, started_as, expires_at)
   values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
);

/** The same, where the link may be there already. */
export const insertLinkOnce = statement<never, [Buffer, Buffer, string, string, number]>(
  'link_insert_once',
  `insert into link (digest, sealed, channel, started_as, expires_at)
   values ($1, $2, $3, $4, now() + make_interval(days => $5)) on conflict (digest) do nothing`,
);

/** Proves the proposal for so many days. */
export const insertDevice = statement<never, [Buffer, string, number]>(
  'device_insert',
  `insert into device (digest, proposal, expires_at) values ($1, $2, now() + make_interval(days => $3))
   on conflict (digest) do nothing`,
);

/** Holds every proposal that these devices are in until the transaction ends: whoever is about to be let in by them waits, and looks again. */
export const holdProposalsOfDevices = statement<{ id: string }, [readonly Buffer[]]>(
  'device_hold_proposals',
  `select id from proposal where id in (select proposal from device where digest = any($1::bytea[])) order by id for update`,
);

/** These devices prove nothing any more. */
export const deleteDevices = statement<never, [readonly Buffer[]]>(
  'device_delete',
  'delete from device where digest = any($1::bytea[])',
);

/** All devices of the proposal but this one (null: all). */
export const deleteOtherDevices = statement<never, [string, Buffer | null]>(
  'device_delete_others',
  'delete from device where proposal = $1 and ($2::bytea is null or digest <> $2)',
);

/** What this device opened with a code of its own is shut. */
export const shutData = statement<never, [string]>(
  'device_shut_data',
  'update device set data_until = null where proposal = $1 and data_until is not null',
);

/** Puts a link that has no proposal yet into manual mode. Parameters: link, the typist's id, sealed. */
export const markManual = statement<never, [Buffer, Buffer]>(
  'link_manual',
  `update link set started_as = 'manual', typist = $2
   where digest = $1 and not exists (select from proposal where link = $1)`,
);
