import { statement } from '../database/pool.ts';

/** Stores what a provider called with, once per event; no row where the event was here before. */
export const storeEvent = statement<{ event_id: string }, [string, string, Buffer]>(
  'inbox_store',
  `with stored as (
     insert into inbox (provider, event_id, body) values ($1, $2, $3) on conflict do nothing returning event_id),
   woken as (select pg_notify('inbox', '') from stored)
   select event_id from stored, woken`,
);

export interface InboxRow {
  readonly provider: string;
  readonly event_id: string;
  readonly body: Buffer;
  readonly tries: number;
  /** How often in a row somebody took it and did not come to an end with it. */
  readonly lost: number;
}

/** Parameters: how many, lease in seconds, and whether of those whose lease ran out, or of all others. */
export const takeEvents = statement<InboxRow, [number, number, boolean]>(
  'inbox_take',
  `update inbox set leased_until = now() + make_interval(secs => $2), tries = tries + 1, lost = lost + $3::int
   where (provider, event_id) in (
     select provider, event_id from inbox
     where handled_at is null and due_at <= now() and leased_until < now() and (leased_until > '-infinity') = $3
     order by received_at limit $1 for update skip locked)
   returning provider, event_id, body, tries, lost`,
);

/** Its body is kept no longer: what it said is in the event of the proposal, and its id keeps it from being heard twice. */
export const finishEvent = statement<never, [string, string]>(
  'inbox_finish',
  'update inbox set handled_at = now(), body = null where provider = $1 and event_id = $2',
);

/** Keeps an event that could not be handled yet away for a while (seconds). */
export const postponeEvent = statement<never, [string, string, number]>(
  'inbox_postpone',
  `update inbox set due_at = now() + make_interval(secs => $3), leased_until = '-infinity', lost = 0
   where provider = $1 and event_id = $2`,
);

/** Nobody works on it any more: whoever did has died of it again and again. */
export const giveUpEvent = statement<never, [string, string]>(
  'inbox_give_up',
  'update inbox set handled_at = now(), given_up_at = now(), body = null where provider = $1 and event_id = $2',
);
