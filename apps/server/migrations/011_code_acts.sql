-- Who asks to enter and who is in already have a code each: a stranger's tries and messages take nothing from the customer. And a
-- code that signs is for what was shown when it was asked for. Codes that are under way are asked for again.
delete from code where used_at is null;
alter table code add column act text not null default 'confirm';
alter table code alter column act drop default;
alter table code add column about bytea;
alter table code drop constraint code_pkey;
alter table code add primary key (proposal, act);
