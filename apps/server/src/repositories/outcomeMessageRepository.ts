import { statement } from '../database/pool.ts';

export interface OutcomeMessageRow {
  readonly id: string;
  readonly proposal: string;
  readonly message: string;
  readonly slug: string;
  readonly about: Buffer;
  /** Sealed: the contact that it goes to, whatever counts now; null: the one that is proven. */
  readonly target: Buffer | null;
  readonly tries: number;
  /** How often in a row somebody took it and did not come to an end with it. */
  readonly lost: number;
}

/** Takes messages that are due and that nobody sends, for as long as the lease lasts (parameters: how many, lease in seconds, whether those whose lease ran out). */
export const takeOutcomeMessages = statement<OutcomeMessageRow, [number, number, boolean]>(
  'outcome_message_take',
  `update outcome_message set leased_until = now() + make_interval(secs => $2), tries = tries + 1, lost = lost + $3::int
   where id in (
     select id from outcome_message where state = 'open' and due_at <= now() and leased_until < now()
       and (leased_until > '-infinity') = $3
     order by due_at limit $1 for update skip locked)
   returning id, proposal, message, slug, about, target, tries, lost`,
);

export const nextOutcomeMessageIn = statement<{ seconds: number | null }, [boolean]>(
  'outcome_message_next_due',
  `select extract(epoch from min(greatest(due_at, leased_until)) - now())::float8 as seconds
   from outcome_message where state = 'open' and (leased_until > '-infinity') = $1`,
);

export const renewOutcomeMessage = statement<never, [string, number]>(
  'outcome_message_renew',
  `update outcome_message set leased_until = now() + make_interval(secs => $2) where id = $1 and state = 'open'`,
);

/** Tries again after a pause (seconds); the lease ends now. */
export const postponeOutcomeMessage = statement<never, [string, number]>(
  'outcome_message_postpone',
  `update outcome_message set due_at = now() + make_interval(secs => $2), leased_until = '-infinity', lost = 0
   where id = $1 and state = 'open'`,
);

export const settleOutcomeMessage = statement<never, [string, 'sent' | 'void' | 'lost']>(
  'outcome_message_settle',
  `update outcome_message set state = $2, settled_at = now() where id = $1 and state = 'open'`,
);

/** Tells a contact that another one has taken its place. Parameters: proposal, message, digest, the contact, sealed. */
export const writeToFormer = statement<never, [string, string, Buffer, Buffer]>(
  'outcome_message_former',
  `insert into outcome_message (proposal, message, slug, about, due_at, target) values ($1, $2, '', $3, now(), $4)
   on conflict do nothing`,
);

/**
 * Writes what is to be told of proposals that are open and whose link ends before the second instant, if it has not ended at the
 * first. Each is told once. Parameters: now, until when, the message.
 */
export const writeExpiring = statement<{ proposal: string }, [Date, Date, string]>(
  'outcome_message_expiring',
  `insert into outcome_message (proposal, message, slug, about, due_at)
   select p.id, $3, '', '', now() from link l join proposal p on p.link = l.digest
   where l.expires_at > $1 and l.expires_at <= $2 and p.ended is null and p.verified
   on conflict do nothing returning proposal`,
);
