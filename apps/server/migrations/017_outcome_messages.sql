-- What a customer is told by message is written with the change that it tells of, and sent by a job under its own key.
create table outcome_message (
  id uuid not null default gen_random_uuid() unique,
  proposal uuid not null references proposal on delete cascade,
  message text not null,
  -- The step that it is about; empty where it is about the whole proposal.
  slug text not null,
  -- Keyed hash of the question, or of what was signed: another attempt and another contract are another message.
  about bytea not null,
  -- open; sent; void: it does not hold any more, or nobody proved a contact; lost: no messenger took it.
  state text not null default 'open',
  tries integer not null default 0,
  lost smallint not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz not null default '-infinity',
  written_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (proposal, message, about)
) with (fillfactor = 70);
create index outcome_message_due on outcome_message (due_at) where state = 'open';

-- Links that are about to end.
create index link_by_expiry on link (expires_at);
