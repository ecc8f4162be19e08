import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../../apps/server/src/database/migrate.ts';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { asAdmin, databaseUrl } from '../../support/admin.ts';

const NAME = `passo_migrate_${process.pid}`;
let folder: string;
let url: string;
let db: Database;

beforeEach(async () => {
  const server = inject('postgres').url;
  await asAdmin(server, `create database ${NAME}`);
  url = databaseUrl(server, NAME);
  db = createPool({ url });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'passo-migrations-'));
  await write('000_first.sql', 'create table first (n int);');
});
afterEach(async () => {
  await db.end();
  await asAdmin(inject('postgres').url, `drop database ${NAME} with (force)`);
  await fs.rm(folder, { recursive: true });
});

const write = (name: string, sql: string): Promise<void> => fs.writeFile(path.join(folder, name), sql);

describe('migrate', () => {
  it('applies each file once, in order', async () => {
    await write('001_second.sql', 'alter table first add m int; insert into first values (1, 2);');
    expect(await migrate(url, folder)).toEqual(['000_first.sql', '001_second.sql']);
    expect(await migrate(url, folder)).toEqual([]);
    expect((await db.query('select * from first')).rows).toEqual([{ n: 1, m: 2 }]);
  });

  it('lets several processes start at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
    expect(answers.flat()).toEqual(['000_first.sql']);
  });

  it('leaves nothing of a failing file', async () => {
    await write('001_broken.sql', 'create table half (n int); select 1 / 0;');
    await expect(migrate(url, folder)).rejects.toThrow(/001_broken\.sql failed and changed nothing: division by zero/);
    expect((await db.query(`select to_regclass('half') as half, to_regclass('first') as first`)).rows).toEqual([
      { half: null, first: 'first' },
    ]);
  });

  const tampered: readonly (readonly [string, () => Promise<void>, RegExp])[] = [
    ['changed', () => write('000_first.sql', 'create table other (n int);'), /000_first\.sql was changed/],
    [
      'missing',
      () => fs.rm(path.join(folder, '000_first.sql')),
      /000_first\.sql, which this version of Passo does not know/,
    ],
    ['misnamed', () => write('next.sql', ''), /next\.sql must be named/],
    ['twice numbered', () => write('000_zero.sql', ''), /Two migrations have the number/],
  ];
  it.each(tampered)('refuses a file that is %s', async (_what, tamper, message) => {
    await migrate(url, folder);
    await tamper();
    await expect(migrate(url, folder)).rejects.toThrow(message);
  });

  it('refuses a new file numbered before an applied one', async () => {
    await write('005_fifth.sql', 'select 1;');
    await migrate(url, folder);
    await write('003_third.sql', 'select 1;');
    await expect(migrate(url, folder)).rejects.toThrow(/003_third\.sql is new but numbered before 5/);
  });
});
