-- Personal data has an end. What was erased leaves its place empty; ids, instants, channel and situation stay.
alter table proposal alter column state drop not null;
-- Whoever decided that it has to be kept wrote here when to look again; null: nobody has looked.
alter table proposal add column look_again_at timestamptz;
alter table link alter column sealed drop not null;
alter table consent alter column evidence drop not null;
-- What a provider called with is kept until it is acted upon; the answer is in the event.
alter table inbox alter column body drop not null;
update inbox set body = null where handled_at is not null;
delete from sim_callback where delivered_at is not null;

-- Whose answers are stored: they go with the proposal. They end after a day in any case.
alter table idempotency add column proposal uuid;
create index idempotency_by_proposal on idempotency (proposal) where proposal is not null;

-- Who typed for a customer may be called by an e-mail: sealed from now on, as with the names of files below.
alter table link drop column typist;
alter table link add column typist bytea;

alter table bank_authorization drop column link, drop column target;
alter table bank_authorization add column shown bytea;

-- People name their files. Only we seal, so that names given so far are erased; from now on they are sealed.
alter table document drop column name;
alter table document add column name bytea;
alter table document alter column sha256 drop not null;
alter table document add column bytes integer;
update document set bytes = octet_length(content) where content is not null;

-- Messages are kept by their key, which names the proposal.
create index message_sent_by_proposal on message_sent (substring(key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'));

-- What retention did: why, when, and the record as it stood then.
create table erasure (
  proposal uuid primary key references proposal on delete cascade,
  reason text not null,
  erased_at timestamptz not null,
  -- Keyed hash of the last event's digest: who writes a new chain cannot write this.
  record bytea not null,
  -- Null while documents still lie somewhere.
  documents_gone_at timestamptz
);
create index erasure_unfinished on erasure (erased_at) where documents_gone_at is null;

-- What one process at a time does now and then.
create table chore (
  name text primary key,
  due_at timestamptz not null,
  leased_until timestamptz not null default '-infinity'
);

-- The record of a proposal is a chain: each event's digest covers the one before it and what stays readable, and through
-- `sealed_digest` what may be erased (what changed, and who it was where the actor is a person). The sealed bytes have a random
-- part, so their digest tells nothing of what was in them. Written by the database itself: no writer can forget it.
alter table event add column sealed_digest bytea;
alter table event add column digest bytea;

create function event_role(actor text) returns text language sql immutable
  return regexp_replace(actor, '^(typist|person):.*$', '\1');

create function event_sealed_digest(actor text, change bytea) returns bytea language sql stable
  return sha256(convert_to(actor, 'UTF8') || '\x0a'::bytea || coalesce(change, ''::bytea));

create function event_digest(previous bytea, proposal uuid, revision integer, kind text, slug text, actor text, at timestamptz, sealed_digest bytea)
  returns bytea language sql stable
  return sha256(coalesce(previous, ''::bytea) || sealed_digest || convert_to(concat_ws(E'\n', proposal, revision, kind,
    coalesce(slug, ''), event_role(actor), (extract(epoch from at) * 1000000)::bigint), 'UTF8'));

create function chain_event() returns trigger language plpgsql as $$
begin
  new.sealed_digest := event_sealed_digest(new.actor, new.change);
  new.digest := event_digest(
    (select digest from event where proposal = new.proposal and after_revision = new.before_revision),
    new.proposal, new.after_revision, new.kind, new.slug, new.actor, new.at, new.sealed_digest);
  return new;
end $$;

with recursive sealed as (
  select *, event_sealed_digest(actor, change) as own from event),
chain as (
  select proposal, after_revision, own,
    event_digest(null, proposal, after_revision, kind, slug, actor, at, own) as digest
  from sealed s where not exists (
    select from event e where e.proposal = s.proposal and e.after_revision = s.before_revision)
  union all
  select s.proposal, s.after_revision, s.own,
    event_digest(c.digest, s.proposal, s.after_revision, s.kind, s.slug, s.actor, s.at, s.own)
  from chain c join sealed s on s.proposal = c.proposal and s.before_revision = c.after_revision)
update event e set sealed_digest = c.own, digest = c.digest
from chain c where c.proposal = e.proposal and c.after_revision = e.after_revision;

alter table event alter column sealed_digest set not null;
alter table event alter column digest set not null;
create trigger event_chained before insert on event for each row execute function chain_event();
