import type { Clock } from '@passo/domain';
import { isRecord } from '@passo/engine';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Message, Messaging } from '../../ports/messaging/messaging.ts';

const insertMessage = statement<never, [string, Buffer, Buffer, Date]>(
  'sim_message_insert',
  'insert into sim_message (key, target, message, at) values ($1, $2, $3, $4) on conflict (key) do nothing',
);
const listMessages = statement<{ key: string; message: Buffer; at: Date }, [Buffer | null]>(
  'sim_message_list',
  'select key, message, at from sim_message where $1::bytea is null or target = $1 order by id desc limit 50',
);

export interface SentMessage extends Message {
  readonly at: string;
}

/** Keeps what would have been sent, for whoever runs the simulation to read. */
interface SimulatedMessaging extends Messaging {
  /** Newest first; of one target (any way of writing it), or of all. */
  sent(target: string | null): Promise<readonly SentMessage[]>;
}

const plainTarget = (target: string): string =>
  target.includes('@') ? target.trim().toLowerCase() : target.replace(/\D/g, '');

export function simulatedMessaging(db: Database, keyring: Keyring, clock: Clock): SimulatedMessaging {
  const hash = (target: string): Buffer => keyring.keyedHash(plainTarget(target), 'sim-message');
  const context = (key: string): string => `sim-message:${key}`;
  return {
    send: async (message, key) => {
      await insertMessage(db, [key, hash(message.to), keyring.sealJson(message, context(key)), clock.now()]);
      return { ok: true };
    },
    sent: async (target) => {
      const rows = await listMessages(db, [target === null ? null : hash(target)]);
      return rows.map(({ key, message, at }) => ({
        ...read(keyring.openJson(message, context(key))),
        at: at.toISOString(),
      }));
    },
  };
}

function read(value: unknown): Message {
  const part = (key: string): string => (isRecord(value) && typeof value[key] === 'string' ? value[key] : '');
  const channel = part('channel');
  return {
    channel: channel === 'email' || channel === 'whatsapp' ? channel : 'sms',
    to: part('to'),
    text: part('text'),
  };
}
