import { statement } from '../database/pool.ts';

/** Asked once; again where nobody had to look in between. Parameters: proposal, the hash of its CPF, now. */
export const askPerson = statement<never, [string, Buffer, Date]>(
  'person_check_ask',
  `insert into person_check as c (proposal, cpf, asked_at) values ($1, $2, $3)
   on conflict (proposal, cpf) do update set state = 'open', asked_at = excluded.asked_at, decided_at = null
   where c.state = 'over'`,
);

export const readPersonCheck = statement<{ state: 'open' | 'released' | 'refused' | 'over' }, [string, Buffer]>(
  'person_check_read',
  'select state from person_check where proposal = $1 and cpf = $2',
);

/** Nobody has to look any more. */
export const endPersonCheck = statement<never, [string, Buffer, Date]>(
  'person_check_end',
  `update person_check set state = 'over', decided_at = $3 where proposal = $1 and cpf = $2 and state = 'open'`,
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
export const decidePersonCheck = statement<{ proposal: string }, [string, 'released' | 'refused', Date]>(
  'person_check_decide',
  `with decided as (
     update person_check set state = $2, decided_at = $3 where id = $1 and state = 'open' returning proposal),
   woken as (update question set due_at = now() where proposal in (select proposal from decided) and state = 'open')
   select proposal from decided`,
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
  /** By what most CPFs were opened, how many since when. */
  readonly means: 'contact' | 'browser';
  readonly cpfs: number;
  readonly since: Date;
}

/** What waits for a person, the longest first. Parameter: since when CPFs count. */
export const listPersonChecks = statement<OpenCheckRow, [Date]>(
  'person_check_list',
  `select c.id, c.proposal, p.channel, c.asked_at, most.means, most.cpfs, most.since
   from person_check c join proposal p on p.id = c.proposal and p.cpf_hash = c.cpf and p.ended is null
   cross join lateral (
     select opened.means, count(*)::int as cpfs, min(opened.first) as since
     from (select o.opener, o.means, o.cpf, min(o.opened_at) as first from cpf_opening o
       where o.opener in (select own.opener from cpf_opening own where own.proposal = c.proposal) and o.opened_at > $1
       group by o.opener, o.means, o.cpf having not bool_or(o.proven)) opened
     group by opened.opener, opened.means order by cpfs desc, opened.means limit 1) most
   where c.state = 'open' order by c.asked_at limit 100`,
);
