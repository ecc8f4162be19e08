-- While somebody else is to answer (`called`), due_at says when to look again: ask the provider, tell the customer, give up.
alter table ask add column called_at timestamptz;
-- What the customer was told: 0 nothing, 1 the link, 2 the reminder too.
alter table ask add column told smallint not null default 0;
create index ask_called on ask (due_at) where state = 'called';

-- Opens a proposal on a second device of the same customer (the phone that takes the photos): once, for a short time.
create table pass (
  digest bytea primary key,
  proposal uuid not null references proposal on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pass_by_proposal on pass (proposal);
