import { statement } from '../database/pool.ts';

/** Good for so many seconds. */
export const insertOperatorSession = statement<never, [Buffer, number]>(
  'operator_session_insert',
  'insert into operator_session (digest, expires_at) values ($1, now() + make_interval(secs => $2))',
);

export const findOperatorSession = statement<{ known: boolean }, [Buffer]>(
  'operator_session_find',
  'select true as known from operator_session where digest = $1 and expires_at > now()',
);

export const deleteOperatorSession = statement<never, [Buffer]>(
  'operator_session_delete',
  'delete from operator_session where digest = $1',
);

/** Whoever is in is out. */
export const deleteOperatorSessions = statement<never>('operator_session_delete_all', 'delete from operator_session');

export const sweepOperatorSessions = statement<never>(
  'operator_session_sweep',
  'delete from operator_session where expires_at < now()',
);
