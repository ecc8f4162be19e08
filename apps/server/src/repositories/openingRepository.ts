import { statement, type Queryable } from '../database/pool.ts';

/** A phone or an e-mail that was proven, or a browser that is in; as digests. */
export interface Opener {
  readonly digest: Buffer;
  readonly means: 'contact' | 'browser';
}

/** That a CPF was opened, as it is kept. */
export interface Opening {
  readonly cpf: Buffer;
  readonly openers: readonly Opener[];
  readonly at: Date;
  /** Its owner was proven to be there. */
  readonly proven: boolean;
}

/**
 * Parts of a statement (`with`) that write an opening of the proposals in `from`; what stands there already stays as it is. Its five
 * parameters begin at `first`: see `openingValues`.
 */
export const openingParts = (from: string, first: number): string => `
  opened as (
    insert into cpf_opening (opener, means, cpf, proposal, opened_at, proven)
    select o.opener, o.means, $${first}::bytea, ${from}.id, $${first + 1}::timestamptz, $${first + 2}::boolean
    from ${from}, unnest($${first + 3}::bytea[], $${first + 4}::text[]) as o (opener, means)
    on conflict (opener, cpf, proposal) do nothing),
  known as (
    update cpf_opening set proven = true from ${from}
    where $${first + 2} and cpf_opening.proposal = ${from}.id and cpf = $${first} and not cpf_opening.proven),
  -- What did not succeed before its owner was proven was theirs.
  forgotten as (
    delete from identity_try using ${from}
    where $${first + 2} and identity_try.proposal = ${from}.id and identity_try.cpf = $${first})`;

export const openingValues = (opening: Opening | null): readonly unknown[] => [
  opening?.cpf ?? null,
  opening?.at ?? null,
  opening?.proven ?? false,
  opening?.openers.map(({ digest }) => digest) ?? [],
  opening?.openers.map(({ means }) => means) ?? [],
];

const insertOpening = statement<never>(
  'opening_insert',
  `with looked_at as (select $1::uuid as id), ${openingParts('looked_at', 2)} select 1 where false`,
);

/** The same without a change: somebody is let in. */
export async function writeOpening(db: Queryable, proposal: string, opening: Opening | null): Promise<void> {
  if (opening !== null) await insertOpening(db, [proposal, ...openingValues(opening)]);
}

export interface OpenerRow {
  readonly opener: Buffer;
  readonly means: Opener['means'];
  readonly passed: boolean;
}

/** By whom a CPF was opened in a proposal, and whether a question about it was let through. */
export const readOpeners = statement<OpenerRow, [string, Buffer]>(
  'opening_of_proposal',
  'select opener, means, passed from cpf_opening where proposal = $1 and cpf = $2 order by opener',
);

/** One after the other decides about the same phones: until the transaction ends. Keys in order, so that nobody waits for each other. */
export const lockOpeners = statement<never, [readonly string[]]>(
  'opening_lock',
  'select pg_advisory_xact_lock(key) from (select key from unnest($1::bigint[]) as key order by key offset 0) in_order',
);

interface OpenedRow {
  readonly opener: Buffer;
  readonly cpf: Buffer;
  readonly first: Date;
  readonly passed: boolean;
}

/** What these have opened since an instant and nobody has proven to own, and the one CPF in any case; the first ones, at most 500. */
export const readOpened = statement<OpenedRow, [readonly Buffer[], Date, Buffer]>(
  'opening_of_openers',
  `select opener, cpf, min(opened_at) as first, bool_or(passed) as passed from cpf_opening
   where opener = any($1::bytea[]) and (opened_at > $2 or cpf = $3)
   group by opener, cpf having not bool_or(proven) or cpf = $3 order by first, cpf limit 500`,
);

export const letThrough = statement<never, [string, Buffer]>(
  'opening_let_through',
  'update cpf_opening set passed = true where proposal = $1 and cpf = $2 and not passed',
);
