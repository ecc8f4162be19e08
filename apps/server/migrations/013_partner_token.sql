-- A partner's token is of the first device that brings it; kept until it ends by itself.
create table partner_token (
  -- SHA-256 of the partner and of what was signed.
  digest bytea primary key,
  -- SHA-256 of the device's name for the link.
  device bytea not null,
  expires_at timestamptz not null
);
create index partner_token_expires_at on partner_token (expires_at);
