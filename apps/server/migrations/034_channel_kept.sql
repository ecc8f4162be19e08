-- What each channel was when its partner's files could last be read: it is sold so while they cannot.
create table channel_kept (
  code text primary key,
  partner text not null,
  flow_version bigint not null references flow_version,
  digest bytea not null,
  said jsonb not null
);
