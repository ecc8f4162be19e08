-- What the messenger calls a message, so that its news find it.
alter table message_sent add column reference text;
create index message_sent_by_reference on message_sent (reference) where reference is not null;

-- The messenger says that the code never arrived: another one may be asked for at once.
alter table code add column undelivered_at timestamptz;
