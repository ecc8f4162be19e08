import { statement } from '../database/pool.ts';

/** No row where the device that asks (its digest) is not in any more. */
export const insertPass = statement<{ made: boolean }, [Buffer, string, number, Buffer | null]>(
  'pass_insert',
  `insert into pass (digest, proposal, expires_at) select $1, $2, now() + make_interval(secs => $3)
   where exists (select from device where digest = $4 and proposal = $2) returning true as made`,
);

/** Uses the pass up; no row where it was used, is too old, or opens another proposal. */
export const usePass = statement<{ proposal: string }, [Buffer, string]>(
  'pass_use',
  `update pass set used_at = now() where digest = $1 and proposal = $2 and used_at is null and expires_at > now()
   returning proposal`,
);

/** Nobody comes in by a pass that was made before. */
export const deletePasses = statement<never, [string]>(
  'pass_delete',
  'delete from pass where proposal = $1 and used_at is null',
);

/** And by one of these proposals, to which these devices were let in. */
export const deletePassesOfDevices = statement<never, [readonly Buffer[]]>(
  'pass_delete_of_devices',
  `delete from pass where used_at is null and proposal in (select proposal from device where digest = any($1::bytea[]))`,
);
