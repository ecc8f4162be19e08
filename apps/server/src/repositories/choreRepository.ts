import { statement } from '../database/pool.ts';

/** Makes a chore known: due a day after it was first heard of. */
export const noteChore = statement<never, [string, Date]>(
  'chore_note',
  `insert into chore (name, due_at) values ($1, $2::timestamptz + interval '1 day') on conflict (name) do nothing`,
);

/** Takes a chore that is due at this instant, for so many seconds; no row where another process has it. */
export const takeChore = statement<{ taken: boolean }, [string, Date, number]>(
  'chore_take',
  `update chore set leased_until = now() + make_interval(secs => $3) where name = $1 and due_at <= $2 and leased_until < now()
   returning true as taken`,
);

export const renewChore = statement<never, [string, number]>(
  'chore_renew',
  'update chore set leased_until = now() + make_interval(secs => $2) where name = $1',
);

/** Done: due again so many seconds later. */
export const finishChore = statement<never, [string, Date, number]>(
  'chore_finish',
  `update chore set due_at = $2::timestamptz + make_interval(secs => $3), leased_until = '-infinity' where name = $1`,
);
