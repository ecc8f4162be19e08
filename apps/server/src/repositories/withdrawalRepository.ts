import { statement } from '../database/pool.ts';

export interface WithdrawalRow {
  readonly proposal: string;
  readonly slug: string;
  readonly attempt: number;
  readonly operation: string;
  readonly reference: string | null;
  /** Sealed: what was kept of the answer to a question that was made void; null where its step keeps it. */
  readonly kept: Buffer | null;
  readonly tries: number;
  /** How often in a row somebody took it and did not come to an end with it. */
  readonly lost: number;
}

/** Somebody still puts the question: what it makes stand may come after our word. A question that was taken up holds nobody. */
const isBeingAsked = `q.called_at is null and q.leased_until > now()`;

/**
 * Takes withdrawals that are due and that nobody works on, for as long as the lease lasts (parameters: how many, lease in
 * seconds, whether those whose lease ran out). Each waits until nobody puts its question any more.
 */
export const takeWithdrawals = statement<WithdrawalRow, [number, number, boolean]>(
  'withdrawal_take',
  `update withdrawal set leased_until = now() + make_interval(secs => $2), tries = tries + 1, lost = lost + $3::int
   where (proposal, slug, attempt) in (
     select w.proposal, w.slug, w.attempt from withdrawal w
     where w.state = 'open' and w.due_at <= now() and w.leased_until < now() and (w.leased_until > '-infinity') = $3
       and not exists (select from question q where (q.proposal, q.slug, q.attempt) = (w.proposal, w.slug, w.attempt)
         and ${isBeingAsked})
     order by w.due_at limit $1 for update skip locked)
   returning proposal, slug, attempt, operation, reference, kept, tries, lost`,
);

export const nextWithdrawalIn = statement<{ seconds: number | null }, [boolean]>(
  'withdrawal_next_due',
  `select extract(epoch from min(greatest(w.due_at, w.leased_until,
     case when ${isBeingAsked} then q.leased_until else '-infinity' end)) - now())::float8 as seconds
   from withdrawal w left join question q using (proposal, slug, attempt) where w.state = 'open' and (w.leased_until > '-infinity') = $1`,
);

export const renewWithdrawal = statement<never, [string, string, number, number]>(
  'withdrawal_renew',
  `update withdrawal set leased_until = now() + make_interval(secs => $4)
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'open'`,
);

/** Tries again after a pause (seconds); the lease ends now. */
export const postponeWithdrawal = statement<never, [string, string, number, number]>(
  'withdrawal_postpone',
  `update withdrawal set due_at = now() + make_interval(secs => $4), leased_until = '-infinity', lost = 0
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'open'`,
);

export const finishWithdrawal = statement<never, [string, string, number, 'told' | 'refused']>(
  'withdrawal_finish',
  `update withdrawal set state = $4, told_at = now() where proposal = $1 and slug = $2 and attempt = $3`,
);

/** Something came to stand after the end: it is withdrawn like the rest. Parameters: the question, its operation and reference. */
export const writeLateWithdrawal = statement<never, [string, string, number, string, string | null]>(
  'withdrawal_late',
  `insert into withdrawal (proposal, slug, attempt, operation, reference) values ($1, $2, $3, $4, $5)
   on conflict (proposal, slug, attempt) do update set reference = coalesce(withdrawal.reference, excluded.reference)`,
);
