import { statement } from '../database/pool.ts';
import { openingParts, openingValues, type Opening } from './openingRepository.ts';

/** What one change writes, whoever made it. Arrays that belong together have one entry per row. */
export interface ProposalChange {
  readonly id: string;
  readonly baseRevision: number;
  readonly state: Buffer;
  readonly situation: string;
  readonly ended: string | null;
  readonly cpfHash: Buffer | null;
  /** Of the contact that is proven now; null: what was known stays. */
  readonly contactHash: Buffer | null;
  readonly verified: boolean;
  readonly event: {
    readonly kind: string;
    readonly slug: string | null;
    readonly actor: string;
    readonly change: Buffer;
  };
  readonly idempotency: { readonly key: Buffer; readonly bodyDigest: Buffer; readonly answer: Buffer } | null;
  readonly questions: readonly { readonly slug: string; readonly attempt: number; readonly operation: string }[];
  readonly consents: readonly Consent[];
  /** The question that this change answers, and how. */
  readonly settles: { readonly slug: string; readonly attempt: number; readonly outcome: string } | null;
  /** Where the proposal ends without money, or the change makes questions void: what stands outside and is to be withdrawn. */
  readonly withdraws: Withdraws | null;
  /** All that the customer is to have heard of by now; what was written before stays as it is. */
  readonly messages: readonly WrittenMessage[];
  /** Which CPF is open now, and by whom. */
  readonly opening: Opening | null;
}

interface WrittenMessage {
  readonly message: string;
  readonly slug: string;
  readonly about: Buffer;
  readonly afterSeconds: number;
}

export interface Withdraws {
  /** The proposal has ended: all that stands. Otherwise only what stands of the questions that are void. */
  readonly all: boolean;
  readonly voided: readonly { readonly slug: string; readonly attempt: number; readonly kept: Buffer }[];
  /** The operations of which something stands outside. */
  /** As long as somebody works on them. */
  readonly open: readonly string[];
  /** Also once they were granted. */
  readonly kept: readonly string[];
}

export interface Consent {
  readonly consent: string;
  readonly version: string;
  readonly textDigest: Buffer;
  readonly evidence: Buffer;
}

/** What hangs on the change, whether it makes the proposal ($1-$7 as in both statements) or moves it. */
const attachments = (from: string): string => `
  recorded as (
    insert into event (proposal, after_revision, before_revision, kind, slug, actor, change)
    select id, revision, revision - 1, $8, $9, $10, $11 from ${from}),
  remembered as (
    insert into idempotency (key, body_digest, status, answer, proposal)
    select $12, $13, 200, $14, id from ${from} where $12::bytea is not null on conflict (key) do nothing),
  asked as (
    insert into question (proposal, slug, attempt, operation)
    select ${from}.id, a.slug, a.attempt, a.operation
    from ${from}, unnest($15::text[], $16::int[], $17::text[]) as a (slug, attempt, operation)
    on conflict do nothing returning 1),
  consented as (
    insert into consent (proposal, consent, version, text_digest, evidence)
    select ${from}.id, c.consent, c.version, c.digest, c.evidence
    from ${from}, unnest($18::text[], $19::text[], $20::bytea[], $21::bytea[]) as c (consent, version, digest, evidence))`;

const updateRow = statement<{ revision: number }>(
  'proposal_update',
  `with moved as (
    update proposal set state = $3, revision = revision + 1, situation = $4, ended = $5,
      cpf_hash = coalesce($6, cpf_hash), contact_hash = coalesce($40, contact_hash), verified = verified or $7,
      updated_at = now()
    where id = $1 and revision = $2 returning id, revision),
  voided as (select * from unnest($32::text[], $33::int[], $34::bytea[]) as v (slug, attempt, kept)),
  settled as (
    update question set state = 'settled', settled_at = case state when 'settled' then settled_at else now() end,
      outcome = case when slug = $22 and attempt = $23 then $24 else outcome end,
      leased_until = case when slug = $22 and attempt = $23 then '-infinity' else leased_until end
    where proposal = $1 and exists (select from moved) and ((slug = $22 and attempt = $23) or $5::text is not null
      or (slug, attempt) in (select v.slug, v.attempt from voided v))
    returning slug, attempt, operation, reference, tries, outcome, settled_at),
  -- Read from the rows as this very statement left them: a process that takes a question meanwhile is seen, or sees the end.
  withdrawn as (
    insert into withdrawal (proposal, slug, attempt, operation, reference, kept)
    select $1, slug, attempt, operation, reference, v.kept from settled left join voided v using (slug, attempt)
    where tries > 0 and ($31 or v.kept is not null) and outcome is distinct from 'refused'
      and (operation = any($25::text[]) or (operation = any($26::text[]) and settled_at = now()))
    on conflict do nothing),
  told as (
    insert into outcome_message (proposal, message, slug, about, due_at)
    select moved.id, m.message, m.slug, m.about, now() + make_interval(secs => m.after_seconds)
    from moved, unnest($27::text[], $28::text[], $29::bytea[], $30::int[]) as m (message, slug, about, after_seconds)
    on conflict do nothing),
  -- A yes, or a technical failure, says nothing against anybody.
  answered as (
    delete from identity_try using moved
    where identity_try.proposal = moved.id and slug = $22 and attempt = $23 and $24 is distinct from 'refused'),
  ${openingParts('moved', 35)},
  ${attachments('moved')}
  select revision from moved`,
);

const insertRow = statement<{ revision: number }>(
  'proposal_insert',
  `with moved as (
    insert into proposal (id, revision, state, situation, ended, cpf_hash, verified, link, channel, partner, flow_version, contact_hash)
    values ($1, $2 + 1, $3, $4, $5, $6, $7, $22, $23, $24, $25, $33)
    on conflict (link) do nothing returning id, revision),
  proven as (insert into device (digest, proposal, expires_at) select $26, id, now() + make_interval(days => $27) from moved),
  ${openingParts('moved', 28)},
  ${attachments('moved')}
  select revision from moved`,
);

const shared = (change: ProposalChange): readonly unknown[] => [
  change.id,
  change.baseRevision,
  change.state,
  change.situation,
  change.ended,
  change.cpfHash,
  change.verified,
  change.event.kind,
  change.event.slug,
  change.event.actor,
  change.event.change,
  change.idempotency?.key ?? null,
  change.idempotency?.bodyDigest ?? null,
  change.idempotency?.answer ?? null,
  change.questions.map(({ slug }) => slug),
  change.questions.map(({ attempt }) => attempt),
  change.questions.map(({ operation }) => operation),
  change.consents.map(({ consent }) => consent),
  change.consents.map(({ version }) => version),
  change.consents.map(({ textDigest }) => textDigest),
  change.consents.map(({ evidence }) => evidence),
];

type Db = Parameters<typeof updateRow>[0];

/** Moves a proposal from the revision it was read at; false where somebody else was faster. One statement, one commit. */
export async function moveProposal(db: Db, change: ProposalChange): Promise<boolean> {
  const { settles, withdraws, messages } = change;
  const answered = [settles?.slug ?? null, settles?.attempt ?? null, settles?.outcome ?? null];
  const told = [
    messages.map(({ message }) => message),
    messages.map(({ slug }) => slug),
    messages.map(({ about }) => about),
    messages.map(({ afterSeconds }) => afterSeconds),
  ];
  const standing = [withdraws?.kept ?? [], withdraws?.open ?? []];
  const voided = withdraws?.voided ?? [];
  const gone = [
    withdraws?.all ?? false,
    voided.map(({ slug }) => slug),
    voided.map(({ attempt }) => attempt),
    voided.map(({ kept }) => kept),
  ];
  const rows = await updateRow(db, [
    ...shared(change),
    ...answered,
    ...standing,
    ...told,
    ...gone,
    ...openingValues(change.opening),
    change.contactHash,
  ]);
  return rows.length > 0;
}

interface NewProposal {
  readonly link: Buffer;
  readonly channel: string;
  readonly partner: string;
  readonly flowVersion: number;
  /** `days`: how long it proves the proposal. */
  readonly device: { readonly digest: Buffer; readonly days: number };
}

/** Makes the proposal of a link, with its first device; false where the link already has one. */
export async function makeProposal(db: Db, change: ProposalChange, made: NewProposal): Promise<boolean> {
  const own = [made.link, made.channel, made.partner, made.flowVersion, made.device.digest, made.device.days];
  const values = [...shared(change), ...own, ...openingValues(change.opening), change.contactHash];
  return (await insertRow(db, values)).length > 0;
}

export interface ProposalRow {
  readonly id: string;
  readonly channel: string;
  readonly flow_version: number;
  readonly state: Buffer;
  readonly revision: number;
  readonly started_as: string;
}

/** For the outside's answers: a proposal by its id; none where its data are gone. */
export const findProposal = statement<ProposalRow, [string]>(
  'proposal_find',
  `select p.id, p.channel, p.flow_version, p.state, p.revision, l.started_as
   from proposal p join link l on l.digest = p.link where p.id = $1 and p.state is not null`,
);

export const readRevisions = statement<{ id: string; revision: number }, [readonly string[]]>(
  'proposal_revisions',
  'select id, revision from proposal where id = any($1::uuid[])',
);

/** What happened to some steps of a proposal, oldest first, with what was sealed. */
export const readStepEvents = statement<
  { at: Date; kind: string; slug: string; actor: string; change: Buffer | null },
  [string, readonly string[]]
>(
  'proposal_step_events',
  'select at, kind, slug, actor, change from event where proposal = $1 and slug = any($2::text[]) order by after_revision',
);

/** What happened to a proposal, newest first, at most 200; and when it began, however long that is ago. */
export const readHistory = statement<
  { at: Date; kind: string; slug: string | null; actor: string; began: Date },
  [string]
>(
  'proposal_history',
  `select at, kind, slug, actor, min(at) over () as began from event where proposal = $1
   order by after_revision desc limit 200`,
);

/** Holds the proposal as it was looked at until the transaction ends; no row where it has moved on. */
export const holdProposal = statement<{ id: string }, [string, number]>(
  'proposal_hold',
  'select id from proposal where id = $1 and revision = $2 for share',
);

/** The same wherever it has moved to: who is put out by a change at the same time is seen, or sees what was let in. */
export const holdMoved = statement<{ id: string }, [string]>(
  'proposal_hold_moved',
  'select id from proposal where id = $1 for share',
);
