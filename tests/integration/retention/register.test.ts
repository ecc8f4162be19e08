import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '../../../apps/server/src/repositories/personal/register.ts';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';

/* The register of personal data is held against the database as it is: a column that it does not know fails here. */

let fresh: FreshDatabase;
let db: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  await migrate(fresh.url);
  db = createPool({ url: fresh.url });
});
afterAll(async () => {
  await db.end();
  await fresh.drop();
});

interface RealColumn {
  readonly table: string;
  readonly column: string;
  readonly required: boolean;
}

async function realColumns(): Promise<readonly RealColumn[]> {
  const { rows } = await db.query<RealColumn>(
    `select c.table_name as table, c.column_name as column, c.is_nullable = 'NO' as required
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  return rows;
}

const named = Object.entries(register).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, entry]) => ({ table, column, entry })),
);

it('names every column of the database, and none that is not there', async () => {
  const real = (await realColumns()).map(({ table, column }) => `${table}.${column}`);
  expect(named.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(real.toSorted());
});

it('misses a column that somebody adds', async () => {
  await db.query('alter table proposal add column nickname text');
  const real = await realColumns();
  await db.query('alter table proposal drop column nickname');
  const known = new Set(named.map(({ table, column }) => `${table}.${column}`));
  expect(real.filter(({ table, column }) => !known.has(`${table}.${column}`))).toMatchObject([{ column: 'nickname' }]);
});

it('empties nothing that the database wants filled', async () => {
  const required = new Set(
    (await realColumns()).flatMap((one) => (one.required ? [`${one.table}.${one.column}`] : [])),
  );
  const emptied = named.filter(({ table, entry }) => entry.becomes === 'null' && register[table]?.row === 'stays');
  const wrong = emptied.filter(
    ({ table, column }) => register[table]?.whose !== null && required.has(`${table}.${column}`),
  );
  expect(wrong).toEqual([]);
  expect(emptied.length).toBeGreaterThan(10);
});

it('leaves nothing of a person without saying why, or when it ends', () => {
  const left = named.filter(({ table, entry }) => {
    const of = register[table];
    const ends = of?.row === 'goes' || (of?.whose === null && of.ends !== undefined && of.ends !== 'never');
    return entry.sort !== 'none' && entry.becomes === undefined && entry.ground === undefined && !ends;
  });
  expect(left).toEqual([]);
});

it('finds the rows of every table that holds something of a person in a proposal', () => {
  const lost = Object.entries(register).filter(
    ([, { whose, ends, columns }]) =>
      whose === null && ends === undefined && Object.values(columns).some(({ sort }) => sort !== 'none'),
  );
  expect(lost).toEqual([]);
});
