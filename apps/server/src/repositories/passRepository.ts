import { statement } from '../database/pool.ts';

export const insertPass = statement<never, [Buffer, string, number]>(
  'pass_insert',
  'insert into pass (digest, proposal, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
);

/** Uses the pass up; no row where it was used, is too old, or opens another proposal. */
export const usePass = statement<{ proposal: string }, [Buffer, string]>(
  'pass_use',
  `update pass set used_at = now() where digest = $1 and proposal = $2 and used_at is null and expires_at > now()
   returning proposal`,
);
