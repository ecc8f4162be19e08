-- What was sealed with a key: a process that lacks the key, or has another one under its number, does not start. Version 0 is the
-- key of the hashes.
create table key_in_use (
  version integer primary key,
  proof bytea not null,
  since timestamptz not null default now()
);
