-- Operators who are in, for every process: a random value that only their browser has, as a digest, for eight hours at most.
create table operator_session (
  digest bytea primary key,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null
);
