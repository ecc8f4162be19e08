-- A message under its key: sent once, also by messengers that know no keys.
create table message_sent (
  key text primary key,
  -- Null while it is on its way.
  sent_at timestamptz,
  claimed_at timestamptz not null default now()
);
create index message_sent_at on message_sent (claimed_at);

-- Where a document's sealed bytes lie, if not here.
alter table document add column place text;
alter table document alter column content drop not null;
