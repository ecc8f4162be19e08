-- The database at one look: what apps/server/migrations add up to. Generated; never run. A test keeps it so:
--   npx vitest run tests/integration/database/schema.test.ts -u

create table bank_authorization (
  proposal uuid not null,
  kind text not null,
  reference text not null,
  status text not null default 'waiting'::text,
  tries integer not null default 0,
  asked_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  shown bytea,
  subject bytea,
  primary key (proposal, kind),
  foreign key (proposal) references proposal(id) on delete cascade
);

create table channel_kept (
  code text not null,
  partner text not null,
  flow_version bigint not null,
  digest bytea not null,
  said jsonb not null,
  primary key (code),
  foreign key (flow_version) references flow_version(id)
);

create table chore (
  name text not null,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  primary key (name)
);

create table code (
  proposal uuid not null,
  method text not null,
  target bytea not null,
  code_hash bytea not null,
  token_hash bytea not null,
  tries integer not null default 0,
  sends integer not null default 1,
  send_day date not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  message bytea,
  undelivered_at timestamp with time zone,
  slug text,
  act text not null,
  about bytea,
  device bytea not null default '\x'::bytea,
  sent_from bytea,
  proven bytea,
  primary key (proposal, act, device),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index code_by_token on code (token_hash);

create table consent (
  id bigint not null generated always as identity,
  proposal uuid not null,
  consent text not null,
  version text not null,
  text_digest bytea not null,
  accepted_at timestamp with time zone not null default now(),
  evidence bytea,
  primary key (id),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index consent_by_proposal on consent (proposal);

create table cpf_opening (
  opener bytea not null,
  means text not null,
  cpf bytea not null,
  proposal uuid,
  opened_at timestamp with time zone not null,
  passed boolean not null default false,
  proven boolean not null default false,
  unique (opener, cpf, proposal),
  foreign key (proposal) references proposal(id) ON DELETE SET NULL,
  check ((means = ANY (ARRAY['contact'::text, 'browser'::text])))
);
create index cpf_opening_by_proposal on cpf_opening (proposal);

create table data_request (
  protocol text not null,
  proposal uuid not null,
  kind text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  done_at timestamp with time zone,
  note bytea,
  answer bytea,
  primary key (protocol),
  foreign key (proposal) references proposal(id) on delete cascade,
  check ((kind = ANY (ARRAY['copy'::text, 'correction'::text, 'erasure'::text, 'review'::text]))),
  check ((state = ANY (ARRAY['open'::text, 'erasing'::text, 'done'::text])))
);
create index data_request_by_proposal on data_request (proposal, asked_at);
create index data_request_undone on data_request (due_at) where (state <> 'done'::text);
create unique index data_request_one_erasure on data_request (proposal) where ((kind = 'erasure'::text) AND (state <> 'done'::text));
create unique index data_request_one_review on data_request (proposal) where (kind = 'review'::text);

create table device (
  digest bytea not null,
  proposal uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  data_until timestamp with time zone,
  primary key (digest),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index device_by_proposal on device (proposal);

create table document (
  id uuid not null,
  proposal uuid not null,
  slug text not null,
  media_type text not null,
  sha256 bytea,
  content bytea,
  created_at timestamp with time zone not null default now(),
  place text,
  name bytea,
  bytes integer,
  primary key (id),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index document_by_proposal on document (proposal);

create table erasure (
  proposal uuid not null,
  reason text not null,
  erased_at timestamp with time zone not null,
  record bytea not null,
  documents_gone_at timestamp with time zone,
  primary key (proposal),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index erasure_unfinished on erasure (erased_at) where (documents_gone_at is null);

create table event (
  proposal uuid not null,
  after_revision integer not null,
  before_revision integer not null,
  kind text not null,
  slug text,
  actor text not null,
  at timestamp with time zone not null default now(),
  change bytea,
  sealed_digest bytea not null,
  digest bytea not null,
  primary key (proposal, after_revision),
  foreign key (proposal) references proposal(id) on delete cascade
);

create table flow_version (
  id bigint not null generated always as identity,
  channel text not null,
  digest bytea not null,
  definition jsonb not null,
  published_at timestamp with time zone not null default now(),
  unique (channel, digest),
  primary key (id)
);

create table idempotency (
  key bytea not null,
  body_digest bytea not null,
  status smallint,
  answer bytea,
  at timestamp with time zone not null default now(),
  proposal uuid,
  primary key (key)
);
create index idempotency_at on idempotency (at);
create index idempotency_by_proposal on idempotency (proposal) where (proposal is not null);

create table identity_try (
  subject bytea not null,
  means text not null,
  cpf bytea not null,
  proof text not null,
  proposal uuid,
  slug text not null,
  attempt integer not null,
  put_at timestamp with time zone not null,
  unique (subject, proposal, slug, attempt),
  foreign key (proposal) references proposal(id) ON DELETE SET NULL,
  check ((means = ANY (ARRAY['cpf'::text, 'contact'::text]))),
  check ((proof = ANY (ARRAY['photo'::text, 'register'::text])))
);
create index identity_try_by_proposal on identity_try (proposal);

create table inbox (
  provider text not null,
  event_id text not null,
  body bytea,
  received_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  tries integer not null default 0,
  handled_at timestamp with time zone,
  lost smallint not null default 0,
  given_up_at timestamp with time zone,
  due_at timestamp with time zone not null default now(),
  primary key (provider, event_id)
);
create index inbox_open on inbox (received_at) where (handled_at is null);

create table key_in_use (
  version integer not null,
  proof bytea not null,
  since timestamp with time zone not null default now(),
  proven_on_rows boolean not null default false,
  primary key (version)
);

create table link (
  digest bytea not null,
  sealed bytea,
  channel text not null,
  started_as text not null default 'customer'::text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  typist bytea,
  primary key (digest)
);
create index link_by_expiry on link (expires_at);

create table message_sent (
  key text not null,
  sent_at timestamp with time zone,
  claimed_at timestamp with time zone not null default now(),
  reference text,
  primary key (key)
);
create index message_sent_at on message_sent (claimed_at);
create index message_sent_by_proposal on message_sent ("substring"(key, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'::text));
create index message_sent_by_reference on message_sent (reference) where (reference is not null);

create table operator_device (
  digest bytea not null,
  expires_at timestamp with time zone not null,
  primary key (digest)
);

create table operator_session (
  digest bytea not null,
  opened_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  primary key (digest)
);

create table orphan (
  id uuid not null,
  proposal uuid not null,
  place text not null,
  written_at timestamp with time zone not null,
  primary key (id)
);
create index orphan_written on orphan (written_at);

create table outcome_message (
  id uuid not null default gen_random_uuid(),
  proposal uuid not null,
  message text not null,
  slug text not null,
  about bytea not null,
  state text not null default 'open'::text,
  tries integer not null default 0,
  lost smallint not null default 0,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  written_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  target bytea,
  unique (id),
  primary key (proposal, message, about),
  foreign key (proposal) references proposal(id) on delete cascade
) with (fillfactor=70);
create index outcome_message_due on outcome_message (due_at) where (state = 'open'::text);

create table partner_token (
  digest bytea not null,
  device bytea not null,
  expires_at timestamp with time zone not null,
  primary key (digest)
);
create index partner_token_expires_at on partner_token (expires_at);

create table pass (
  digest bytea not null,
  proposal uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  primary key (digest),
  foreign key (proposal) references proposal(id) on delete cascade
);
create index pass_by_proposal on pass (proposal);

create table person_check (
  id uuid not null default gen_random_uuid(),
  proposal uuid not null,
  cpf bytea not null,
  state text not null default 'open'::text,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  reason text not null,
  means text not null,
  subject bytea not null,
  unique (proposal, cpf, reason),
  primary key (id),
  foreign key (proposal) references proposal(id) on delete cascade,
  check ((means = ANY (ARRAY['contact'::text, 'browser'::text, 'cpf'::text]))),
  check ((reason = ANY (ARRAY['manyCpfs'::text, 'manyRefusals'::text]))),
  check ((state = ANY (ARRAY['open'::text, 'released'::text, 'refused'::text, 'over'::text])))
);
create index person_check_open on person_check (asked_at) where (state = 'open'::text);

create table proposal (
  id uuid not null,
  link bytea not null,
  channel text not null,
  partner text not null,
  flow_version bigint not null,
  cpf_hash bytea,
  state bytea,
  revision integer not null default 1,
  situation text not null,
  ended text,
  verified boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  look_again_at timestamp with time zone,
  contact_hash bytea,
  unique (link),
  primary key (id),
  foreign key (flow_version) references flow_version(id),
  foreign key (link) references link(digest)
) with (fillfactor=80);
create index proposal_of_contact on proposal (cpf_hash, partner, contact_hash, created_at) where (cpf_hash is not null);

create table question (
  proposal uuid not null,
  slug text not null,
  attempt integer not null,
  operation text not null,
  state text not null default 'open'::text,
  reference text,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  asked_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  called_at timestamp with time zone,
  told smallint not null default 0,
  outcome text,
  lost smallint not null default 0,
  primary key (proposal, slug, attempt),
  foreign key (proposal) references proposal(id) on delete cascade
) with (fillfactor=70);
create index question_called on question (due_at) where (state = 'called'::text);
create index question_due on question (due_at) where (state = 'open'::text);
create index question_unpaid on question (proposal) where ((operation = 'lender.disburse'::text) AND (outcome = ANY (ARRAY['refused'::text, 'failed'::text])));
create unique index question_reference on question (operation, reference) where (reference is not null);

create unlogged table rate_limit (
  key bytea not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  primary key (key)
) with (fillfactor=70);
create index rate_limit_resets_at on rate_limit (resets_at);

create table sim_authorization (
  reference text not null,
  kind text not null,
  authorized_at timestamp with time zone,
  primary key (reference)
);

create table sim_callback (
  id uuid not null,
  provider text not null,
  body bytea not null,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  primary key (id)
);
create index sim_callback_open on sim_callback (due_at) where (delivered_at is null);

create table sim_decision (
  reference text not null,
  operation text not null,
  proposal text not null,
  question bytea not null,
  decision text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  primary key (reference)
);
create index sim_decision_open on sim_decision (created_at) where (decision is null);

create table sim_effect (
  operation text not null,
  key text not null,
  proposal text not null,
  calls integer not null default 1,
  outcome text,
  answer bytea,
  first_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  question bytea,
  withdrawn_at timestamp with time zone,
  withdrawals integer not null default 0,
  primary key (operation, key)
);
create index sim_effect_by_time on sim_effect (first_at desc);

create table sim_message (
  id bigint not null generated always as identity,
  key text not null,
  target bytea not null,
  message bytea not null,
  at timestamp with time zone not null,
  unique (key),
  primary key (id)
);
create index sim_message_by_target on sim_message (target, id desc);

create table sim_offer (
  id text not null,
  proposal text not null,
  offer bytea not null,
  valid_until date not null,
  question bytea,
  primary key (id)
);

create table withdrawal (
  proposal uuid not null,
  slug text not null,
  attempt integer not null,
  operation text not null,
  reference text,
  state text not null default 'open'::text,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  written_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  lost smallint not null default 0,
  kept bytea,
  primary key (proposal, slug, attempt),
  foreign key (proposal) references proposal(id) on delete cascade
) with (fillfactor=70);
create index withdrawal_due on withdrawal (due_at) where (state = 'open'::text);

create table world (
  one boolean not null default true,
  name text not null,
  since timestamp with time zone not null default now(),
  primary key (one),
  check ((name = ANY (ARRAY['real'::text, 'simulated'::text]))),
  check (one)
);

CREATE OR REPLACE FUNCTION public.chain_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.sealed_digest := event_sealed_digest(new.actor, new.change);
  new.digest := event_digest(
    (select digest from event where proposal = new.proposal and after_revision = new.before_revision),
    new.proposal, new.after_revision, new.kind, new.slug, new.actor, new.at, new.sealed_digest);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.event_digest(previous bytea, proposal uuid, revision integer, kind text, slug text, actor text, at timestamp with time zone, sealed_digest bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((COALESCE(previous, '\x'::bytea) || sealed_digest) || convert_to(concat_ws('
'::text, proposal, revision, kind, COALESCE(slug, ''::text), event_role(actor), ((EXTRACT(epoch FROM at) * (1000000)::numeric))::bigint), 'UTF8'::name)));

CREATE OR REPLACE FUNCTION public.event_role(actor text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN regexp_replace(actor, '^(typist|person):.*$'::text, '\1'::text);

CREATE OR REPLACE FUNCTION public.event_sealed_digest(actor text, change bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((convert_to(actor, 'UTF8'::name) || '\x0a'::bytea) || COALESCE(change, '\x'::bytea)));

CREATE TRIGGER event_chained BEFORE INSERT ON public.event FOR EACH ROW EXECUTE FUNCTION chain_event();
