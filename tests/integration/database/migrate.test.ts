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

it('what waited for a person before 030 is shown by what opened most CPFs, or by its CPF', async () => {
  const real = path.resolve(import.meta.dirname, '../../../apps/server/migrations');
  await fs.rm(path.join(folder, '000_first.sql'));
  const until = async (number: string): Promise<void> => {
    for (const name of (await fs.readdir(real)).filter((one) => one < number))
      await fs.copyFile(path.join(real, name), path.join(folder, name));
    await migrate(url, folder);
  };
  await until('030');
  const [one, other] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  // Of proposals nothing else is needed here.
  await db.query('alter table person_check drop constraint person_check_proposal_fkey');
  await db.query('alter table cpf_opening drop constraint cpf_opening_proposal_fkey');
  await db.query(
    `insert into cpf_opening (opener, means, cpf, proposal, opened_at) values ('a', 'contact', 'x', $1, now()),
       ('b', 'browser', 'x', $1, now()), ('b', 'browser', 'y', null, now())`,
    [one],
  );
  const insert = `insert into person_check (proposal, cpf, asked_at) values ($1, 'x', now()), ($2, 'z', now())`;
  await db.query(insert, [one, other]);
  await until('031');
  const { rows } = await db.query(
    `select encode(subject, 'escape') as subject, means, reason from person_check order by proposal`,
  );
  expect(rows).toEqual([
    { subject: 'b', means: 'browser', reason: 'manyCpfs' },
    { subject: 'z', means: 'contact', reason: 'manyCpfs' },
  ]);
});
