import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

type ListenOptions = {
  readonly url: string;
  readonly channels: readonly string[];
  readonly onNotify: (channel: string, payload: string) => void;
  /** Called once when the connection is gone: from now on notifications are missed, so distrust every cache. */
  readonly onLost: () => void;
  /** Called once when it listens again: drop what was cached, for anything may have changed meanwhile. */
  readonly onRestored: () => void;
  /** How often a silent connection is asked whether it still lives, in milliseconds. */
  readonly heartbeatMs?: number;
};

export type Listener = { close(): Promise<void> };

const LONGEST_PAUSE_MS = 2_000;

/**
 * Hears PostgreSQL notifications on one connection and reconnects for as long as it takes.
 * Answers when it first listens; throws when that fails.
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  let client = await connect(options);
  let closed = false;

  const lost = (): void => {
    if (closed) return;
    options.onLost();
    void restore();
  };
  const restore = async (): Promise<void> => {
    const next = await reconnect(options, () => closed);
    if (next === null) return;
    client = next;
    whenGone(client, options.heartbeatMs ?? 10_000, lost);
    options.onRestored();
  };
  whenGone(client, options.heartbeatMs ?? 10_000, lost);

  return {
    close: async () => {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}

async function connect({ url, channels, onNotify }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'passo-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  // Without a listener an error of a dying connection would end the process; its end is handled in whenGone.
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload }) => onNotify(channel, payload ?? ''));
  await client.connect();
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return client;
}

async function reconnect(options: ListenOptions, isClosed: () => boolean): Promise<pg.Client | null> {
  for (let pause = 50; !isClosed(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      const client = await connect(options);
      if (!isClosed()) return client;
      await client.end();
    } catch {
      await wait(pause);
    }
  }
  return null;
}

// A half-open connection (network gone, no FIN) is only noticed by talking on it.
function whenGone(client: pg.Client, heartbeatMs: number, gone: () => void): void {
  const heartbeat = setInterval(() => {
    client.query('select 1').catch(() => end());
  }, heartbeatMs);
  let told = false;
  const end = (): void => {
    if (told) return;
    told = true;
    clearInterval(heartbeat);
    client.removeAllListeners('notification');
    void client.end().catch(() => undefined);
    gone();
  };
  client.once('end', end);
}
