-- What a person asks about their own data (LGPD, art. 18). The row outlives the data: it says that it was asked and done, and when.
create table data_request (
  protocol text primary key,
  proposal uuid not null references proposal on delete cascade,
  kind text not null check (kind in ('copy', 'correction', 'erasure')),
  -- open: a person decides; erasing: it is erased once everybody outside has been told; done.
  state text not null check (state in ('open', 'erasing', 'done')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  -- What the person wrote, and what they were answered: sealed.
  note bytea,
  answer bytea
);
create index data_request_by_proposal on data_request (proposal, asked_at);
create index data_request_undone on data_request (due_at) where state <> 'done';
-- Asked twice is asked once.
create unique index data_request_one_erasure on data_request (proposal) where kind = 'erasure' and state <> 'done';

-- Until when this device has shown, by a code of its own, that the person is at it.
alter table device add column data_until timestamptz;
