import { statement } from '../database/pool.ts';

/** Claims a key for one piece of work, for as long as the lease (seconds) lasts; no row where somebody claimed it before. */
export const claimKey = statement<{ claimed: boolean }, [Buffer, Buffer, number]>(
  'idempotency_claim',
  `insert into idempotency (key, body_digest) values ($1, $2)
   on conflict (key) do update set at = now(), body_digest = excluded.body_digest
     -- The one who claimed it died with the work half done: what it does is safe to do again.
     where idempotency.status is null and idempotency.at < now() - make_interval(secs => $3)
   returning true as claimed`,
);

export const renewKey = statement<never, [Buffer]>(
  'idempotency_renew',
  'update idempotency set at = now() where key = $1 and status is null',
);

export const readKey = statement<{ body_digest: Buffer; status: number | null; answer: Buffer | null }, [Buffer]>(
  'idempotency_read',
  'select body_digest, status, answer from idempotency where key = $1',
);

/** Keeps the answer, as one about the proposal behind a link (its digest; null: about none): it goes with the proposal's data. */
export const finishKey = statement<never, [Buffer, number, Buffer, Buffer | null]>(
  'idempotency_finish',
  `update idempotency set status = $2, answer = $3, at = now(), proposal = (select id from proposal where link = $4) where key = $1`,
);

/** Keeps an answer that is complete at once; no row where the key has one, or somebody at work on it. */
export const storeAnswer = statement<{ stored: boolean }, [Buffer, Buffer, Buffer, string | null]>(
  'idempotency_store',
  `insert into idempotency (key, body_digest, status, answer, proposal) values ($1, $2, 200, $3, $4)
   on conflict (key) do nothing returning true as stored`,
);

/**
 * What was answered about a proposal before is not answered again, but for one request (null: for none): the same request brings a device
 * its proof again, and must not where that was taken away.
 */
export const forgetAnswers = statement<never, [string, Buffer | null]>(
  'idempotency_forget',
  'delete from idempotency where proposal = $1 and ($2::bytea is null or key <> $2)',
);

/** The same for all proposals that these devices are in. */
export const forgetAnswersOfDevices = statement<never, [readonly Buffer[]]>(
  'idempotency_forget_of_devices',
  'delete from idempotency where proposal in (select proposal from device where digest = any($1::bytea[]))',
);

/** A failure is not remembered: the same key may try again. */
export const releaseKey = statement<never, [Buffer]>(
  'idempotency_release',
  'delete from idempotency where key = $1 and status is null',
);

export const sweepKeys = statement<never>(
  'idempotency_sweep',
  "delete from idempotency where at < now() - interval '24 hours'",
);
