import { createHash, timingSafeEqual } from 'node:crypto';
import { hidePhone, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { outcomeOf } from '../outcomes.ts';
import type { Messaging } from '../../ports/messaging/messaging.ts';
import type { Authorizations, Authorized } from '../../ports/authorizations/authorizations.ts';

interface Row {
  readonly kind: string;
  readonly authorized_at: Date | null;
}

const keep = statement<Row, [string, string, Date | null]>(
  'sim_authorization_keep',
  `insert into sim_authorization (reference, kind, authorized_at) values ($1, $2, $3)
   on conflict (reference) do update set kind = excluded.kind returning kind, authorized_at`,
);
const find = statement<Row, [string]>(
  'sim_authorization_find',
  'select kind, authorized_at from sim_authorization where reference = $1',
);
const allow = statement<Row, [string, Date]>(
  'sim_authorization_allow',
  `update sim_authorization set authorized_at = coalesce(authorized_at, $2) where reference = $1
   returning kind, authorized_at`,
);

interface AuthorizationParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly messaging: Messaging;
}

/** A bank that sends its own token by SMS; a vehicle's insertion needs none. */
export function simulatedAuthorizations({ db, keyring, clock, messaging }: AuthorizationParts): Authorizations {
  const tokenOf = (reference: string): string =>
    String(keyring.keyedHash(reference, 'sim-authorization').readUInt32BE() % 1_000_000).padStart(6, '0');
  const answerOf = (reference: string, row: Row | undefined): Answer<Authorized> => {
    if (row === undefined) return { kind: 'failed', reason: 'unknown' };
    if (row.authorized_at === null) return { kind: 'waiting', reference };
    return { kind: 'done', value: { authorizedAt: row.authorized_at.toISOString() } };
  };
  return {
    request: async ({ kind, person, cellphone }, { key, signal }) => {
      if (signal.aborted) return { kind: 'failed', reason: 'aborted' };
      const outcome = outcomeOf(person.cpf);
      if (outcome.pace === 'never') return { kind: 'failed', reason: 'timeout' };
      if (outcome.margin === 'refused') return { kind: 'refused' };
      const reference = createHash('sha256').update(`${kind}:${key}`).digest('base64url').slice(0, 24);
      const needsToken = kind === 'privatePayroll';
      const [row] = await keep(db, [reference, kind, needsToken ? null : clock.now()]);
      if (!needsToken || row?.authorized_at != null) return answerOf(reference, row);
      const text = `${tokenOf(reference)} é o código do banco para ver que parcela cabe no seu salário. Não conte este código para ninguém.`;
      const { ok } = await messaging.send({ channel: 'sms', to: cellphone, text }, `authorization:${key}`);
      if (!ok) return { kind: 'failed', reason: 'messaging' };
      return { kind: 'waiting', reference, shown: { target: hidePhone(cellphone) } };
    },
    status: async (reference) => answerOf(reference, (await find(db, [reference]))[0]),
    confirm: async (reference, token) => {
      const expected = Buffer.from(tokenOf(reference));
      const given = Buffer.from(token);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'refused' };
      return answerOf(reference, (await allow(db, [reference, clock.now()]))[0]);
    },
  };
}
