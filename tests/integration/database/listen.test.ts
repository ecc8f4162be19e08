import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listener } from '../../../apps/server/src/database/listen.ts';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';

const PATIENCE_MS = 20_000;

let fresh: FreshDatabase;
let db: Database;
let listener: Listener;
const onNotify = vi.fn();
const onLost = vi.fn();
const onRestored = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  fresh = await freshDatabase();
  db = createPool({ url: fresh.url });
  listener = await listen({ url: fresh.url, channels: ['proposal'], onNotify, onLost, onRestored });
});
afterEach(async () => {
  await listener.close();
  await db.end();
  await fresh.drop();
});

const notify = (payload: string): Promise<unknown> => db.query('select pg_notify($1, $2)', ['proposal', payload]);
const endListeners = (): Promise<unknown> =>
  db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'passo-listen' and datname = current_database()`,
  );

describe('listen', () => {
  it('hears its channels and nothing else', async () => {
    await db.query(`select pg_notify('other', 'x')`);
    await notify('one');
    await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([['proposal', 'one']]), PATIENCE_MS);
  });

  it('says that the connection was lost and restored, once each, and hears again', async () => {
    for (let round = 1; round <= 3; round++) {
      await endListeners();
      await vi.waitFor(() => expect(onRestored).toHaveBeenCalledTimes(round), PATIENCE_MS);
      expect(onLost).toHaveBeenCalledTimes(round);
      await notify(`round ${round}`);
      await vi.waitFor(() => expect(onNotify).toHaveBeenLastCalledWith('proposal', `round ${round}`), PATIENCE_MS);
    }
  });

  it('stays silent after it was closed', async () => {
    await listener.close();
    await notify('late');
    expect(onNotify).not.toHaveBeenCalled();
    expect(onLost).not.toHaveBeenCalled();
  });
});
