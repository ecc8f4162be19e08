import { statement } from '../database/pool.ts';

export interface QuestionRow {
  readonly proposal: string;
  readonly slug: string;
  readonly attempt: number;
  readonly operation: string;
  readonly tries: number;
}

export interface TakenQuestion extends QuestionRow {
  /** How often in a row somebody took it and did not come to an end with it. */
  readonly lost: number;
}

/** So often the withdrawal of what an earlier attempt was granted is tried before the next one is put beside it. */
const PATIENT_TRIES = 3;
/** The same where both stand in one salary: about half an hour, since a no for want of room may be the customer's own former installment. */
const PATIENT_TRIES_IN_SALARY = 12;

/**
 * What an earlier attempt was granted still stands, or what another step was, of operations that stand in each other's way (the parameter): a
 * margin reserved twice would be refused for want of room. A try that somebody is at has not failed yet.
 */
const standsInTheWay = (question: string, parameter: string): string => `exists (select from withdrawal w
  where w.proposal = ${question}.proposal and w.state = 'open'
    and w.tries - (w.leased_until > now())::int <
      case when w.operation = any(${parameter}::text[]) then ${PATIENT_TRIES_IN_SALARY} else ${PATIENT_TRIES} end
    and case when w.slug = ${question}.slug then w.attempt < ${question}.attempt
      else w.operation = any(${parameter}::text[]) and ${question}.operation = any(${parameter}::text[]) end)`;

/**
 * Takes questions that are due and that nobody works on, for as long as the lease lasts. A process that dies lets its
 * leases run out, so another one goes on within seconds. Parameters: how many, lease in seconds, whether of those whose
 * lease ran out, or of all others, and the operations that stand in each other's way.
 */
export const takeDueQuestions = statement<TakenQuestion, [number, number, boolean, readonly string[]]>(
  'question_take',
  `update question set leased_until = now() + make_interval(secs => $2), tries = tries + 1, lost = lost + $3::int
   where (proposal, slug, attempt) in (
     select proposal, slug, attempt from question
     where state = 'open' and due_at <= now() and leased_until < now() and (leased_until > '-infinity') = $3
       and not ${standsInTheWay('question', '$4')}
     order by due_at limit $1 for update skip locked)
   returning proposal, slug, attempt, operation, tries, lost`,
);

/** Seconds until the next question is due, or (`true`) its lease runs out; null where nothing is open. */
export const nextDueIn = statement<{ seconds: number | null }, [boolean, readonly string[]]>(
  'question_next_due',
  `select extract(epoch from min(greatest(due_at, leased_until)) - now())::float8 as seconds from question
   where state = 'open' and (leased_until > '-infinity') = $1 and not ${standsInTheWay('question', '$2')}`,
);

/** Also of a question that nobody waits for any more: until it is put, what it may make stand cannot be withdrawn. */
export const renewLease = statement<never, [string, string, number, number]>(
  'question_renew',
  `update question set leased_until = now() + make_interval(secs => $4)
   where proposal = $1 and slug = $2 and attempt = $3 and called_at is null`,
);

/** Tries again after a pause (seconds); the lease ends now. */
export const postponeQuestion = statement<never, [string, string, number, number]>(
  'question_postpone',
  `update question set due_at = now() + make_interval(secs => $4), leased_until = '-infinity', lost = 0
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'open'`,
);

/** Begins anew after a pause (seconds): it was answered that it has not happened yet, so no try of it has failed. */
export const restQuestion = statement<never, [string, string, number, number]>(
  'question_rest',
  `update question set due_at = now() + make_interval(secs => $4), leased_until = '-infinity', lost = 0, tries = 0
   where proposal = $1 and slug = $2 and attempt = $3 and state in ('open', 'called')`,
);

/**
 * Earlier attempts give the reference up to a newer one. What moves money is asked again under its key, so the outside knows both
 * by one reference, and what it says is of the newest.
 */
export const freeReference = statement<never, [string, string, number, string]>(
  'question_free_reference',
  `update question set reference = null
   where proposal = $1 and slug = $2 and attempt < $3 and reference = $4 and state <> 'called'`,
);

/** Somebody will call back under the reference. Due at once: what has to be told to the customer is told then. */
export const markCalled = statement<never, [string, string, number, string]>(
  'question_called',
  `update question set state = 'called', reference = $4, called_at = now(), due_at = now(), leased_until = '-infinity',
     lost = 0
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'open'`,
);

export interface CalledRow extends TakenQuestion {
  readonly reference: string;
  readonly told: number;
  /** Since when it is to be looked after, to the microsecond: news that came meanwhile has another one. */
  readonly due: string;
  /** How long it has been waited for. */
  readonly waited_seconds: number;
}

/** Takes called questions whose time to be looked after has come; parameters as above. */
export const takeCalledQuestions = statement<CalledRow, [number, number, boolean]>(
  'question_take_called',
  `update question set leased_until = now() + make_interval(secs => $2), lost = lost + $3::int
   where (proposal, slug, attempt) in (
     select proposal, slug, attempt from question
     where state = 'called' and due_at <= now() and leased_until < now() and (leased_until > '-infinity') = $3
     order by due_at limit $1 for update skip locked)
   returning proposal, slug, attempt, operation, tries, lost, reference, told, due_at::text as due,
     extract(epoch from now() - called_at)::float8 as waited_seconds`,
);

export const nextCalledIn = statement<{ seconds: number | null }, [boolean]>(
  'question_next_called',
  `select extract(epoch from min(greatest(due_at, leased_until)) - now())::float8 as seconds from question
   where state = 'called' and (leased_until > '-infinity') = $1`,
);

/** While it is looked after. */
export const renewCalled = statement<never, [string, string, number, number]>(
  'question_renew_called',
  `update question set leased_until = now() + make_interval(secs => $4)
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'called' and leased_until > '-infinity'`,
);

/**
 * Looked after: again after a pause (seconds), with what the customer was told meanwhile. At once where something has happened since it was
 * taken: its last parameter is when it was due then.
 */
export const postponeCalled = statement<never, [string, string, number, number, number, string]>(
  'question_postpone_called',
  `update question set told = greatest(told, $5), leased_until = '-infinity', lost = 0,
     due_at = case when due_at = $6::timestamptz then now() + make_interval(secs => $4) else due_at end
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'called'`,
);

/** Nobody waits for this answer any more, and nobody puts the question. */
export const voidQuestion = statement<never, [string, string, number]>(
  'question_void',
  `update question set state = 'settled', settled_at = now(), leased_until = '-infinity'
   where proposal = $1 and slug = $2 and attempt = $3`,
);

/**
 * Proposals that go on although the lender did not pay, by id. Parameters: after which id, how many.
 */
export const findUnpaid = statement<{ proposal: string }, [string, number]>(
  'question_unpaid',
  `select distinct q.proposal from question q join proposal p on p.id = q.proposal
   where q.operation = 'lender.disburse' and q.outcome in ('refused', 'failed') and q.proposal > $1
     and p.ended is null and p.state is not null
   order by q.proposal limit $2`,
);

/**
 * Whether the lender had said no to this attempt, by its number. A no to a later one was a no to this one too, where this one had failed:
 * both were asked under one key.
 */
export const wasRefused = statement<{ attempt: number }, [string, string, number]>(
  'question_was_refused',
  `select q.attempt from question q where q.proposal = $1 and q.slug = $2 and q.attempt = $3
     and (q.outcome = 'refused' or q.outcome = 'failed' and exists (
       select from question r where r.proposal = q.proposal and r.slug = q.slug and r.attempt > q.attempt
         and r.outcome in ('refused', 'paidLate')))`,
);

/** The lender said no, and yes afterwards: the money is out. */
export const keepPaidLate = statement<never, [string, string, number]>(
  'question_paid_late',
  `update question set outcome = 'paidLate' where proposal = $1 and slug = $2 and attempt = $3`,
);

/** Whether an earlier attempt of this step was done. */
export const wasDoneBefore = statement<{ attempt: number }, [string, string, number]>(
  'question_done_before',
  `select attempt from question where proposal = $1 and slug = $2 and attempt < $3 and outcome in ('done', 'paidLate')
   limit 1`,
);

/** Nobody works on it any more: whoever did has died of it again and again. */
export const giveUpQuestion = statement<never, [string, string, number]>(
  'question_give_up',
  `update question set state = 'given_up', settled_at = now() where proposal = $1 and slug = $2 and attempt = $3`,
);

export const findQuestionByReference = statement<QuestionRow, [readonly string[], string]>(
  'question_by_reference',
  'select proposal, slug, attempt, operation, tries from question where operation = any($1::text[]) and reference = $2',
);

/** Something is known to have happened outside: the question is looked after at once. */
export const lookNow = statement<never, [string, string, number]>(
  'question_look_now',
  `update question set due_at = now() where proposal = $1 and slug = $2 and attempt = $3 and state = 'called'`,
);

/** The first attempt since the last one that was refused, up to this one: those between failed, and nobody knows what became of them. */
export const firstAfterRefusal = statement<{ attempt: number }, [string, string, number]>(
  'question_first_after_refusal',
  `select min(q.attempt) as attempt from question q where q.proposal = $1 and q.slug = $2 and q.attempt <= $3
     and q.attempt > (select coalesce(max(r.attempt), 0) from question r
       where r.proposal = $1 and r.slug = $2 and r.attempt < $3 and r.outcome in ('refused', 'paidLate'))`,
);

/** What was asked under a name: not always what the step itself asks. */
export const readOperation = statement<{ operation: string }, [string, string, number]>(
  'question_operation',
  'select operation from question where proposal = $1 and slug = $2 and attempt = $3',
);
