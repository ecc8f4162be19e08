import { statement } from '../database/pool.ts';

/** Why a person looks: at a phone or browser that opened many CPFs, or at a CPF or phone of which much was refused. */
export type Reason = 'manyCpfs' | 'manyRefusals';
export type Means = 'contact' | 'browser' | 'cpf';

/**
 * Asked once; anew, by another id, where nobody had to look in between or what was let go on came back. Parameters: proposal, the hash of
 * its CPF, now, why, at whom (digest), and what that is.
 */
export const askPerson = statement<never, [string, Buffer, Date, Reason, Buffer, Means]>(
  'person_check_ask',
  `insert into person_check as c (proposal, cpf, asked_at, reason, subject, means) values ($1, $2, $3, $4, $5, $6)
   on conflict (proposal, cpf, reason) do update set id = gen_random_uuid(), state = 'open', asked_at = excluded.asked_at,
     decided_at = null, subject = excluded.subject, means = excluded.means
   where c.state in ('over', 'released')`,
);

/**
 * Nobody decides until the transaction that reads it ends: what is counted meanwhile would know nothing of the decision, and ask a person
 * who has just let it go on once more.
 */
export const readPersonCheck = statement<{ state: 'open' | 'released' | 'refused' | 'over' }, [string, Buffer, Reason]>(
  'person_check_read',
  'select state from person_check where proposal = $1 and cpf = $2 and reason = $3 for update',
);

/** Nobody has to look any more. */
export const endPersonCheck = statement<never, [string, Buffer, Date, Reason]>(
  'person_check_end',
  `update person_check set state = 'over', decided_at = $3
   where proposal = $1 and cpf = $2 and reason = $4 and state = 'open'`,
);

/**
 * Looked at again so many seconds later, as if nobody had taken it. No row where a person has decided meanwhile: whoever decides waits for
 * this statement, or it for them. Parameters: the question, the hash of its CPF, seconds.
 */
export const holdQuestion = statement<{ held: boolean }, [string, string, number, Buffer, number]>(
  'person_check_hold',
  `with still as (select proposal from person_check where proposal = $1 and cpf = $4 and state = 'open' for update)
   update question set due_at = now() + make_interval(secs => $5), leased_until = '-infinity', lost = 0, tries = tries - 1
   where proposal = $1 and slug = $2 and attempt = $3 and state = 'open' and exists (select from still)
   returning true as held`,
);

/** The first decision stands; its question is looked at at once. Parameters: which, how, now. */
export const decidePersonCheck = statement<
  { proposal: string; reason: Reason },
  [string, 'released' | 'refused', Date]
>(
  'person_check_decide',
  `with decided as (
     update person_check set state = $2, decided_at = $3 where id = $1 and state = 'open' returning proposal, reason),
   woken as (update question set due_at = now() where proposal in (select proposal from decided) and state = 'open')
   select proposal, reason from decided`,
);

export const findPersonCheck = statement<{ state: string }, [string]>(
  'person_check_find',
  'select state from person_check where id = $1',
);

interface OpenCheckRow {
  readonly id: string;
  readonly proposal: string;
  readonly channel: string;
  readonly asked_at: Date;
  readonly reason: Reason;
  /** At whom a person looks; recognisable and not readable. */
  readonly subject: Buffer;
  readonly means: Means;
  /** CPFs that it opened, or tries that were refused; and since when. */
  readonly count: number;
  readonly since: Date;
  /** All its orders that wait. */
  readonly orders: number;
  /** All whom a person has to look at. */
  readonly subjects: number;
}

/**
 * What waits for a person, by whom a person looks at: who came last first, and of each its newest orders. Parameters: since when it counts,
 * how many at most, and how many orders of each.
 */
export const listPersonChecks = statement<OpenCheckRow, [Date, number, number]>(
  'person_check_list',
  `with waiting as (
     select c.id, c.proposal, c.asked_at, c.reason, c.subject, c.means, p.channel
     from person_check c join proposal p on p.id = c.proposal and p.cpf_hash = c.cpf and p.ended is null
     where c.state = 'open'),
   looked_at as (
     select reason, subject, means, count(*)::int as orders, max(asked_at) as newest, (count(*) over ())::int as subjects
     from waiting group by reason, subject, means order by newest desc, subject limit $2)
   select shown.*, l.reason, l.subject, l.means, l.orders, l.subjects, counted.count, coalesce(counted.since, l.newest) as since
   from looked_at l
   cross join lateral (
     select count(*)::int as count, min(at) as since from (
       select min(o.opened_at) as at from cpf_opening o
       where l.reason = 'manyCpfs' and o.opener = l.subject and o.opened_at > $1 group by o.cpf having not bool_or(o.proven)
       union all
       select t.put_at from identity_try t where l.reason = 'manyRefusals' and t.subject = l.subject and t.put_at > $1) counts) counted
   cross join lateral (
     select w.id, w.proposal, w.channel, w.asked_at from waiting w
     where w.reason = l.reason and w.subject = l.subject and w.means = l.means order by w.asked_at desc, w.id limit $3) shown
   order by l.newest desc, l.subject, shown.asked_at desc, shown.id`,
);
