import { statement } from '../database/pool.ts';

/** Good for so many seconds from now, also where it was known before. */
export const keepOperatorDevice = statement<never, [Buffer, number]>(
  'operator_device_keep',
  `insert into operator_device (digest, expires_at) values ($1, now() + make_interval(secs => $2))
   on conflict (digest) do update set expires_at = excluded.expires_at`,
);

export const findOperatorDevice = statement<{ known: boolean }, [Buffer]>(
  'operator_device_find',
  'select true as known from operator_device where digest = $1 and expires_at > now()',
);

export const deleteOperatorDevices = statement<never>('operator_device_delete_all', 'delete from operator_device');

export const sweepOperatorDevices = statement<never>(
  'operator_device_sweep',
  'delete from operator_device where expires_at < now()',
);
