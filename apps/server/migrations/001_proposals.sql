-- What a partner offers and publishes. Nothing personal here.
create table flow_version (
  id bigint generated always as identity primary key,
  channel text not null,
  -- SHA-256 of the definition: publishing the same flow again makes no new version.
  digest bytea not null,
  definition jsonb not null,
  published_at timestamptz not null default now(),
  unique (channel, digest)
);

-- A hash that opens one channel and, from the first submit, one proposal. Found by digest: whoever reads this table
-- cannot open a link; the sealed hash itself is only for messages that carry it.
create table link (
  digest bytea primary key,
  sealed bytea not null,
  channel text not null,
  started_as text not null default 'customer',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table proposal (
  id uuid primary key,
  link bytea not null unique references link,
  channel text not null,
  partner text not null,
  flow_version bigint not null references flow_version,
  -- Keyed hash: equal CPFs are found, none can be read.
  cpf_hash bytea,
  -- The whole JourneyState, sealed with the proposal's id as context.
  state bytea not null,
  revision integer not null default 1,
  current_step text not null,
  situation text not null,
  ended text,
  -- A contact was proven: from then on another device may enter with a code.
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 80);
create index proposal_by_cpf on proposal (cpf_hash, partner) where ended is null;

-- A device that has proven itself for a proposal: the digest of its cookie.
create table device (
  digest bytea primary key,
  proposal uuid not null references proposal on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index device_by_proposal on device (proposal);

-- Every change to a proposal: who, when, from which revision to which, and what (sealed).
create table event (
  proposal uuid not null references proposal on delete cascade,
  after_revision integer not null,
  before_revision integer not null,
  kind text not null,
  slug text,
  actor text not null,
  at timestamptz not null default now(),
  change bytea,
  primary key (proposal, after_revision)
);

create table consent (
  id bigint generated always as identity primary key,
  proposal uuid not null references proposal on delete cascade,
  consent text not null,
  version text not null,
  -- SHA-256 of the words that were shown.
  text_digest bytea not null,
  accepted_at timestamptz not null default now(),
  -- Sealed: address and device of who accepted.
  evidence bytea not null
);
create index consent_by_proposal on consent (proposal);

create table idempotency (
  key bytea primary key,
  body_digest bytea not null,
  -- Null while the first one is still being worked on.
  status smallint,
  answer bytea,
  at timestamptz not null default now()
);
create index idempotency_at on idempotency (at);

-- A question put to the outside world for one attempt of one step; it is also the job that asks it. Whoever works on it
-- holds a short lease: when the process dies, the lease runs out and another one goes on.
create table ask (
  proposal uuid not null references proposal on delete cascade,
  slug text not null,
  attempt integer not null,
  operation text not null,
  -- open: to be asked at due_at; called: somebody will call back under `reference`; settled: answered or void.
  state text not null default 'open',
  reference text,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz not null default '-infinity',
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (proposal, slug, attempt)
) with (fillfactor = 70);
create index ask_due on ask (due_at) where state = 'open';
create unique index ask_reference on ask (operation, reference) where reference is not null;

-- What providers called us with: stored before it is acted upon, once per event.
create table inbox (
  provider text not null,
  event_id text not null,
  body bytea not null,
  received_at timestamptz not null default now(),
  leased_until timestamptz not null default '-infinity',
  tries integer not null default 0,
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index inbox_open on inbox (received_at) where handled_at is null;

-- Photos and papers, sealed.
create table document (
  id uuid primary key,
  proposal uuid not null references proposal on delete cascade,
  slug text not null,
  name text not null,
  media_type text not null,
  sha256 bytea not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
alter table document alter column content set storage external;
create index document_by_proposal on document (proposal);

-- One code at a time for a proposal. Logged, not counted in the rate limits: tries must outlive a crash.
create table code (
  proposal uuid primary key references proposal on delete cascade,
  method text not null,
  target bytea not null,
  code_hash bytea not null,
  -- The same proof as a link to open, once.
  token_hash bytea not null,
  tries integer not null default 0,
  sends integer not null default 1,
  send_day date not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index code_by_token on code (token_hash);
