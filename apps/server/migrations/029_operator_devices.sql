-- Browsers in which an operator was in once: a random value that only they have, as a digest, for ninety days from their last entry.
create table operator_device (
  digest bytea primary key,
  expires_at timestamptz not null
);
