import { statement } from '../database/pool.ts';

/** By what somebody was to be proven. */
export type Proof = 'photo' | 'register';

/** Of which question, at which proposal. */
type Question = readonly [proposal: string, slug: string, attempt: number];

/** A question is put: it counts until it is answered otherwise. Parameters: the question, its proof, the CPF, contacts beside it, now. */
export const writeTry = statement<never, [...Question, Proof, Buffer, readonly Buffer[], Date]>(
  'identity_try_write',
  `insert into identity_try (proposal, slug, attempt, proof, cpf, subject, means, put_at)
   select $1, $2, $3, $4, $5, s.subject, s.means, $7
   from (select $5::bytea as subject, 'cpf' as means union all select unnest($6::bytea[]), 'contact') s
   on conflict (subject, proposal, slug, attempt) do nothing`,
);

interface TriedRow {
  readonly subject: Buffer;
  readonly proof: Proof;
  readonly count: number;
}

/** How often each proof was tried of a CPF ($4) and of contacts ($5), each since its instant, beside the question itself. */
export const countTries = statement<TriedRow, [...Question, Buffer, readonly Buffer[], Date, Date]>(
  'identity_try_count',
  `select subject, proof, count(*)::int as count from identity_try
   where ((subject = $4 and means = 'cpf' and put_at > $6) or (subject = any($5::bytea[]) and means = 'contact' and put_at > $7))
     and (proposal, slug, attempt) is distinct from ($1::uuid, $2::text, $3::int)
   group by subject, proof order by subject, proof`,
);

/**
 * When a person last let somebody with one of these contacts (or this proposal itself) go on after refusals: with this CPF, and with any.
 * Parameters: the proposal, the hash of its CPF, the contacts.
 */
export const lastReleases = statement<
  { of_cpf: Date | null; of_contact: Date | null },
  [string, Buffer, readonly Buffer[]]
>(
  'identity_try_releases',
  `select max(decided_at) filter (where cpf = $2) as of_cpf, max(decided_at) as of_contact from person_check
   where reason = 'manyRefusals' and state = 'released'
     and (proposal = $1 or proposal in (select proposal from cpf_opening where opener = any($3::bytea[])))`,
);
