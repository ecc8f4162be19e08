import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, statement, withTransaction, type Database } from '../../../apps/server/src/database/pool.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';

let fresh: FreshDatabase;
let db: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  db = createPool({ url: fresh.url, max: 2 });
  await db.query('create table entry (n int primary key)');
});
afterAll(async () => {
  await db.end();
  await fresh.drop();
});

const insertEntry = statement<never, [number]>('insert_entry', 'insert into entry (n) values ($1)');
const countEntries = statement<{ count: number }>('count_entries', 'select count(*) as count from entry');

describe('the pool', () => {
  it('answers dates as text, bigints as numbers and numerics as text', async () => {
    const { rows } = await db.query(
      `select date '2026-02-28' as day, 9007199254740991::bigint as big, 1.10::numeric as exact`,
    );
    expect(rows).toEqual([{ day: '2026-02-28', big: 9007199254740991, exact: '1.10' }]);
    await expect(db.query('select 9007199254740993::bigint')).rejects.toThrow(/bigint/);
  });

  it('commits what answers and rolls back what throws', async () => {
    await withTransaction(db, (connection) => insertEntry(connection, [1]));
    const failing = withTransaction(db, async (connection) => {
      await insertEntry(connection, [2]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countEntries(db, [])).toEqual([{ count: 1 }]);
  });

  it('drops a connection that broke inside a transaction and goes on', async () => {
    const broken = withTransaction(db, (connection) =>
      connection.query('select pg_terminate_backend(pg_backend_pid())'),
    );
    await expect(broken).rejects.toThrow();
    expect(await countEntries(db, [])).toEqual([{ count: 1 }]);
  });
});
