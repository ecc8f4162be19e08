-- Whose a database is: production's, or the simulated world's (development and demonstrations). Written by whoever starts first; whoever
-- is of the other world does not start.
create table world (
  one boolean primary key default true check (one),
  name text not null check (name in ('real', 'simulated')),
  since timestamptz not null default now()
);

-- Notes of keys until now were proven against the newest link only. Whoever starts next proves them against rows, once.
alter table key_in_use add column proven_on_rows boolean not null default false;
