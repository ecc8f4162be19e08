-- Every device that asks to be let in has a code of its own: who has the link replaces nobody's and uses up nobody's messages. The name of
-- the device, as a digest; empty for what is the customer's own, on whatever device is in. Codes that let in are asked for again.
delete from code where act = 'enter';
alter table code add column device bytea not null default '';
alter table code drop constraint code_pkey;
alter table code add primary key (proposal, act, device);
-- From where it was asked for, as a keyed digest, where that counted: only there something is given back.
alter table code add column sent_from bytea;

-- What is withdrawn may be of a question that a change made void while the proposal goes on: its step keeps nothing of it any more, so what
-- was kept of the answer (a reservation's number) lies here, sealed, until it is told.
alter table withdrawal add column kept bytea;
