-- Which phone, e-mail or browser was in with which CPF: none of them opens many in other people's names. Keyed digests, for thirty days, also
-- of what was given up or erased; which proposal it was goes with its data.
create table cpf_opening (
  opener bytea not null,
  means text not null check (means in ('contact', 'browser')),
  cpf bytea not null,
  proposal uuid references proposal (id) on delete set null,
  opened_at timestamptz not null,
  -- A question about the CPF was let through: by the count, or by a person.
  passed boolean not null default false,
  -- Its owner was proven to be there.
  proven boolean not null default false,
  unique (opener, cpf, proposal)
);
create index cpf_opening_by_proposal on cpf_opening (proposal);

-- What a person looks at before anybody outside is asked about the CPF. `over`: it counts no longer, so nobody has to.
create table person_check (
  id uuid primary key default gen_random_uuid(),
  proposal uuid not null references proposal (id) on delete cascade,
  cpf bytea not null,
  state text not null default 'open' check (state in ('open', 'released', 'refused', 'over')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  unique (proposal, cpf)
);
create index person_check_open on person_check (asked_at) where state = 'open';
