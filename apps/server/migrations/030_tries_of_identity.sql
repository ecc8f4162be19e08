-- What was put outside to prove who somebody is and got no yes: of a CPF, and of each phone or e-mail that was proven beside it. Keyed digests,
-- for thirty days, also of what was given up or erased. A yes, a technical failure and a proof of the CPF's owner take their rows away.
create table identity_try (
  subject bytea not null,
  means text not null check (means in ('cpf', 'contact')),
  cpf bytea not null,
  proof text not null check (proof in ('photo', 'register')),
  proposal uuid references proposal (id) on delete set null,
  slug text not null,
  attempt integer not null,
  put_at timestamptz not null,
  unique (subject, proposal, slug, attempt)
);
create index identity_try_by_proposal on identity_try (proposal);

-- Why a person looks, and at whom: the phone, e-mail or browser, or the CPF. One proposal may wait for either reason.
alter table person_check
  add column reason text not null default 'manyCpfs' check (reason in ('manyCpfs', 'manyRefusals')),
  add column means text not null default 'contact' check (means in ('contact', 'browser', 'cpf')),
  add column subject bytea,
  drop constraint person_check_proposal_cpf_key,
  add unique (proposal, cpf, reason);
-- Of those that wait already: at what opened most CPFs.
update person_check c set subject = coalesce(most.opener, c.cpf), means = coalesce(most.means, c.means)
from person_check own left join lateral (
  select o.opener, o.means from cpf_opening o join cpf_opening every on every.opener = o.opener
  where o.proposal = own.proposal group by o.opener, o.means order by count(distinct every.cpf) desc, o.opener limit 1) most on true
where own.id = c.id;
alter table person_check alter column subject set not null, alter column reason drop default, alter column means drop default;
