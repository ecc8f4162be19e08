-- How often something was asked for, exact over all processes. Unlogged: a write per request must not cost an fsync,
-- and a crash of PostgreSQL, which empties the table, only forgives what was counted lately. A limit that must outlive a
-- crash (tries of a code) is counted in its own logged table.
create unlogged table rate_limit (
  key text primary key,
  -- The theoretical arrival time of GCRA: when the whole allowance will be available again.
  full_at timestamptz not null
);
create index rate_limit_full_at on rate_limit (full_at);
