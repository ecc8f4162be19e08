import { statement } from '../database/pool.ts';

/** What a code lets its reader do: finish a step, from a device that is in already; let another device in; see what is kept of them. */
export type CodeAct = 'confirm' | 'enter' | 'data';

/** Of what belongs to the customer and to no device in particular: all codes but those that let one in. */
export const EVERY_DEVICE = Buffer.alloc(0);

interface CodeRow {
  readonly method: string;
  /** The step that it was asked for. */
  readonly slug: string | null;
  readonly target: Buffer;
  readonly code_hash: Buffer;
  readonly tries: number;
  readonly expired: boolean;
  readonly used: boolean;
  /** Digest of what it signs; null where it binds nobody. */
  readonly about: Buffer | null;
}

const SECONDS_BETWEEN_SENDS = 30;
/** Of one code. */
export const MOST_TRIES = 5;

/** What was sent last for a proposal, and how long until it may be sent again. */
export const readSending = statement<
  {
    target: Buffer;
    /** The contact that the last used code went to. */
    proven: Buffer | null;
    method: string;
    slug: string | null;
    wait: number;
    sends: number;
    used: boolean;
    age: number;
    locked: boolean;
    undelivered: boolean;
    sent_at: Date;
  },
  [string, string, CodeAct, Buffer]
>(
  'code_sending',
  `select target, proven, method, slug, sent_at, used_at is not null as used, extract(epoch from now() - sent_at)::float8 as age,
     tries >= ${MOST_TRIES} as locked, undelivered_at is not null as undelivered,
     case when used_at is not null or undelivered_at is not null then 0
       else greatest(0, ceil(${SECONDS_BETWEEN_SENDS} - extract(epoch from now() - sent_at))) end::int as wait,
     case when send_day = $2::date then sends else 0 end as sends
   from code where proposal = $1 and act = $3 and device = $4`,
);

/**
 * Replaces the proposal's code if the pause and the day's limit allow it; no row otherwise. Two requests at once: the
 * row lock lets one through. Parameters: proposal, method, target, code hash, token hash, day, seconds to live, sends a day,
 * the sealed message, the step, the act, the digest of what it signs, the device, from where it was asked for.
 */
export const replaceCode = statement<
  { sends: number },
  [
    ...[string, string, Buffer, Buffer, Buffer, string, number, number, Buffer, string, CodeAct],
    ...[about: Buffer | null, device: Buffer, sentFrom: Buffer | null],
  ]
>(
  'code_replace',
  `insert into code as c (proposal, method, target, code_hash, token_hash, send_day, sent_at, expires_at, message, slug, act, about, device, sent_from)
   values ($1, $2, $3, $4, $5, $6::date, now(), now() + make_interval(secs => $7), $9, $10, $11, $12, $13, $14)
   on conflict (proposal, act, device) do update set
     sent_from = excluded.sent_from, method = excluded.method, slug = excluded.slug, about = excluded.about, target = excluded.target, code_hash = excluded.code_hash,
     token_hash = excluded.token_hash, message = excluded.message, tries = 0, used_at = null, undelivered_at = null, sent_at = now(), expires_at = excluded.expires_at,
     sends = case when c.send_day = excluded.send_day then c.sends + 1 else 1 end, send_day = excluded.send_day
   -- One that was used cannot be waited for: the next device needs one of its own, now.
   where (c.used_at is not null or c.undelivered_at is not null or c.sent_at <= now() - interval '${SECONDS_BETWEEN_SENDS} seconds')
     and (c.send_day <> excluded.send_day or c.sends < $8)
   returning sends`,
);

/**
 * The code whose message will not arrive, by the messenger's reference, where it is still the newest and nobody has used it.
 * `known` is false where no message has that reference (yet).
 */
export const markUndelivered = statement<
  {
    known: boolean;
    proposal: string | null;
    method: string | null;
    slug: string | null;
    target: Buffer | null;
    act: CodeAct | null;
    device: Buffer | null;
    sent_from: Buffer | null;
    expired: boolean | null;
  },
  [string]
>(
  'code_undelivered_mark',
  `with message as (select key from message_sent where reference = $1),
   lost as (
     update code c set undelivered_at = now() from message m
     where m.key = concat_ws(':', 'code', c.proposal, c.act, nullif(encode(c.device, 'hex'), ''), to_char(c.send_day, 'YYYY-MM-DD'), c.sends)
       and c.used_at is null and c.undelivered_at is null
     returning c.proposal, c.method, c.slug, c.target, c.act, c.device, c.sent_from, c.expires_at <= now() as expired)
   select exists (select from message) as known, lost.proposal, lost.method, lost.slug, lost.target, lost.act, lost.device, lost.sent_from, lost.expired
   from (select 1) as one left join lost on true`,
);

/** The code's message, where the messenger is not known to have taken it. */
export const findUndelivered = statement<
  {
    method: string;
    slug: string | null;
    target: Buffer;
    message: Buffer;
    send_day: string;
    sends: number;
    about: Buffer | null;
  },
  [string, CodeAct, Buffer]
>(
  'code_undelivered',
  `select method, slug, target, message, send_day, sends, about from code
   where proposal = $1 and act = $2 and device = $3 and message is not null and used_at is null`,
);

/** The messenger has the message: it is kept no longer. Day and number of the send keep a newer one from being forgotten. */
export const forgetMessage = statement<never, [string, string, number, CodeAct, Buffer]>(
  'code_forget_message',
  'update code set message = null where proposal = $1 and send_day = $2::date and sends = $3 and act = $4 and device = $5',
);

/** Counts the try before anything is compared, so that guessing in parallel gains nothing. Limit of tries in $2. */
export const countTry = statement<CodeRow, [string, number, CodeAct, Buffer]>(
  'code_count_try',
  `update code set tries = tries + 1 where proposal = $1 and act = $3 and device = $4 and tries < $2 and used_at is null
   returning method, slug, target, code_hash, tries, about, expires_at <= now() as expired, used_at is not null as used`,
);

/** What a proof was sent for. */
interface UsedProof {
  readonly target: Buffer;
  readonly about: Buffer | null;
  readonly sent_from: Buffer | null;
}

/** What is the customer's own proves their contact; what lets in or shows the data went to a proven one. */
const proves = `proven = case when act = 'confirm' then target else proven end`;

/** Uses this very code up; no row where it was used or replaced meanwhile. */
export const useCode = statement<UsedProof, [string, CodeAct, Buffer, Buffer]>(
  'code_use',
  `update code set used_at = now(), ${proves} where proposal = $1 and act = $2 and device = $3 and code_hash = $4 and used_at is null
   returning target, about, sent_from`,
);

/** For what the link of a code was asked. */
export const readToken = statement<{ act: CodeAct }, [Buffer, string, string]>(
  'code_read_token',
  'select act from code where token_hash = $1 and proposal = $2 and slug = $3 and used_at is null and expires_at > now()',
);

/** The same proof as a link to open: good once, for the step that it was asked for. */
export const useToken = statement<UsedProof, [Buffer, string, string]>(
  'code_use_token',
  `update code set used_at = now(), ${proves} where token_hash = $1 and proposal = $2 and slug = $3 and used_at is null and expires_at > now()
   returning target, about, sent_from`,
);

/** A contact that somebody we trust has proven: other devices may ask for a code to it. Parameters: proposal, method, target, digest, day. */
export const vouchContact = statement<never, [string, string, Buffer, Buffer, string]>(
  'code_vouch',
  `insert into code (proposal, method, target, code_hash, token_hash, sends, send_day, sent_at, expires_at, used_at, act, proven)
   values ($1, $2, $3, $4, $4, 0, $5::date, now(), now(), now(), 'confirm', $3) on conflict (proposal, act, device) do nothing`,
);

/** The contact that was proven for the proposal whose place this one takes: no code of its own, and long since sent. Parameters as above. */
export const carryContact = statement<never, [string, string, Buffer, Buffer, string]>(
  'code_carry',
  `insert into code (proposal, method, target, code_hash, token_hash, sends, send_day, sent_at, expires_at, act, proven)
   values ($1, $2, $3, $4, $4, 0, $5::date, now() - interval '1 day', now() - interval '1 day', 'confirm', $3)
   on conflict (proposal, act, device) do nothing`,
);

/** Codes that let a device in are many, one for each that asked: nobody waits for those of another day. */
export const sweepEntryCodes = statement<never>(
  'code_sweep_entry',
  `delete from code where act = 'enter' and sent_at < now() - interval '2 days'`,
);
