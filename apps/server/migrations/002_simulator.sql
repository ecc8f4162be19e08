-- The simulated outside world keeps its own books, as real providers do: nothing of ours reads them to decide anything.

-- Every effect by the key it was asked under: the same key is the same effect, however often it is asked.
create table sim_effect (
  operation text not null,
  key text not null,
  proposal text not null,
  calls integer not null default 1,
  -- Null until there is an answer that counts (a technical failure is none).
  outcome text,
  answer bytea,
  first_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (operation, key)
);
create index sim_effect_by_time on sim_effect (first_at desc);

create table sim_message (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- Keyed hash of the target, to find its messages.
  target bytea not null,
  message bytea not null,
  at timestamptz not null
);
create index sim_message_by_target on sim_message (target, id desc);

-- What a person outside has to decide: signs, approves, looks at a photo.
create table sim_decision (
  reference text primary key,
  operation text not null,
  proposal text not null,
  question bytea not null,
  decision text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index sim_decision_open on sim_decision (created_at) where decision is null;

-- Calls back to us, repeated until they are taken.
create table sim_callback (
  id uuid primary key,
  provider text not null,
  body bytea not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index sim_callback_open on sim_callback (due_at) where delivered_at is null;

create table sim_offer (
  id text primary key,
  proposal text not null,
  offer bytea not null,
  valid_until date not null
);
