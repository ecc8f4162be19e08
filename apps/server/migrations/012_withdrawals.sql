-- A proposal that ends without money leaves things standing outside: an offer, an envelope, a reservation. What is to be withdrawn
-- is written with the end itself, and told by a job, under the key of the question that made it stand.
create table withdrawal (
  proposal uuid not null references proposal on delete cascade,
  slug text not null,
  attempt integer not null,
  operation text not null,
  -- What the provider called the question, where it waited.
  reference text,
  -- open; told; refused: whoever holds it does not take it back, so a person has to.
  state text not null default 'open',
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz not null default '-infinity',
  written_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (proposal, slug, attempt)
) with (fillfactor = 70);
create index withdrawal_due on withdrawal (due_at) where state = 'open';

-- How a question was answered: of what was refused nothing stands. Null: not answered, or before this was kept.
alter table question add column outcome text;

alter table sim_effect add column withdrawn_at timestamptz;
alter table sim_effect add column withdrawals integer not null default 0;
