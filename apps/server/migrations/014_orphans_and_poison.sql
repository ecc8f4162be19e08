-- Sealed bytes that were written to another place and that no document has yet. Whoever adopts them takes the note away;
-- what stays noted for long is swept, there and here.
create table orphan (
  id uuid primary key,
  -- Not of a row: a proposal's first photos are written before it is.
  proposal uuid not null,
  place text not null,
  written_at timestamptz not null
);
create index orphan_written on orphan (written_at);

-- How often a process took this and did not come to an end with it. Whatever does so again and again is given up.
alter table question add column lost smallint not null default 0;
alter table withdrawal add column lost smallint not null default 0;
alter table inbox add column lost smallint not null default 0;
alter table inbox add column given_up_at timestamptz;
-- When to try again; until now a pause looked like a lease.
alter table inbox add column due_at timestamptz not null default now();
