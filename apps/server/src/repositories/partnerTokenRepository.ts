import { statement } from '../database/pool.ts';

/** Takes a token for a device, until it ends (seconds since 1970); no row where another device was first. */
export const claimToken = statement<{ mine: boolean }, [Buffer, Buffer, number]>(
  'partner_token_claim',
  `insert into partner_token as t (digest, device, expires_at) values ($1, $2, to_timestamp($3))
   on conflict (digest) do update set device = t.device where t.device = excluded.device
   returning true as mine`,
);

export const sweepTokens = statement<never>(
  'partner_token_sweep',
  "delete from partner_token where expires_at < now() - interval '1 hour'",
);
