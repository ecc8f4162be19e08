-- Who started a proposal for the customer (manual mode): the office's own id of the typist, no name.
alter table link add column typist text;

-- What a bank lets the customer allow before it looks; one of a kind for a proposal.
create table bank_authorization (
  proposal uuid not null references proposal on delete cascade,
  kind text not null,
  reference text not null,
  status text not null default 'waiting',
  link text,
  -- Masked.
  target text,
  tries integer not null default 0,
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (proposal, kind)
);

-- The simulated bank's own note of it.
create table sim_authorization (
  reference text primary key,
  kind text not null,
  authorized_at timestamptz
);
