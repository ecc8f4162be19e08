-- The contact that the last used code went to, kept when a code goes to another one: who mistyped a new phone is let in by the old one.
alter table code add column proven bytea;
update code set proven = target where act = 'confirm' and used_at is not null;
