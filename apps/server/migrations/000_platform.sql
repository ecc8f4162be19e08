-- How often something was asked for, exact over all processes. Unlogged: a write per request must not cost an fsync,
-- and a crash of PostgreSQL, which empties the table, only forgives what was counted lately. A limit that must outlive a
-- crash (tries of a code) is counted in its own logged table.
create unlogged table rate_limit (
  -- A keyed hash: addresses, phones and CPFs are counted without being readable here.
  key bytea primary key,
  used integer not null,
  -- The window begins with its first use, so that a burst around a clock minute gains nothing.
  resets_at timestamptz not null
) with (fillfactor = 70);
create index rate_limit_resets_at on rate_limit (resets_at);
