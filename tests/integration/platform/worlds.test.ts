import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatKeys } from '../../../apps/server/src/platform/keyMaterial.ts';
import type { Mode, World } from '../../../apps/server/src/platform/mode.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { suiteClockEnv } from '../../support/day.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, testKeys, type TestServer } from '../../support/server.ts';

/* A database is production's or the simulated world's, and nobody of the other one touches it: no server, no job, no command. */

let database: FreshDatabase;
let db: pg.Client;
const running: TestServer[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
});
afterEach(async () => {
  await stop();
  await db.end();
  await database.drop();
});
async function stop(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()));
}
async function start(mode: Mode, databaseWorld: World | null = null): Promise<TestServer> {
  const server = await startTestServer({
    databaseUrl: database.url,
    mode,
    databaseWorld,
    operatorSecret: 'x'.repeat(16),
  });
  running.push(server);
  return server;
}
const noted = async (): Promise<unknown> => (await db.query('select name from world')).rows;

const ofProduction = 'it belongs to production. Use a database of your own.';
const ofSimulation = 'it belongs to the simulated world (development or a demonstration). Use a database of your own.';

describe.each<[Mode, readonly Mode[], readonly Mode[], string]>([
  ['production', ['production'], ['development', 'demo'], ofProduction],
  ['demo', ['development', 'demo'], ['production'], ofSimulation],
  ['development', ['development', 'demo'], ['production'], ofSimulation],
])('a database in which %s started first', (first, welcome, refused, said) => {
  it(`opens to ${welcome.join(' and ')} and to nobody else`, async () => {
    await start(first);
    await stop();
    for (const mode of welcome) await start(mode);
    for (const mode of refused) {
      await expect(start(mode)).rejects.toThrow(said);
      // No word overrules what is written down.
      await expect(start(mode, mode === 'production' ? 'real' : 'simulated')).rejects.toThrow(
        'DATABASE_WORLD says otherwise',
      );
    }
  });
});

it('whoever is of the other world is refused before anything is migrated or done', async () => {
  await start('production');
  await stop();
  await db.query(`delete from migration where number = 20; update migration set name = name || '?' where number = 19`);
  const before = (await db.query('select * from flow_version')).rows;
  await expect(start('demo')).rejects.toThrow(ofProduction);
  expect((await db.query('select 1 from migration where number = 20')).rows).toEqual([]);
  expect((await db.query('select * from flow_version')).rows).toEqual(before);
});

it('of two that come first at once, one of each world, one starts', async () => {
  const both = await Promise.allSettled([start('production'), start('development')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await noted()).toEqual([{ name: both[0].status === 'fulfilled' ? 'real' : 'simulated' }]);
});

describe('a database from before it was written down', () => {
  const forget = (): Promise<unknown> =>
    // As the migrations from 020 on found it.
    db.query(
      `drop table world, operator_session, operator_device, cpf_opening, person_check, identity_try; alter table key_in_use drop column proven_on_rows;
       alter table code drop column device, drop column sent_from, drop column proven, add primary key (proposal, act);
       alter table withdrawal drop column kept;
       drop index data_request_one_review; alter table data_request drop constraint data_request_kind_check,
         add constraint data_request_kind_check check (kind in ('copy', 'correction', 'erasure'));
       alter table outcome_message drop column target; alter table bank_authorization drop column subject;
       alter table proposal drop column contact_hash; drop index question_unpaid; drop table channel_kept;
       create index proposal_by_cpf on proposal (cpf_hash, partner) where ended is null;
       delete from migration where number >= 20`,
    );
  const begin = async (): Promise<void> => {
    const customer = new Customer((await start('development')).url);
    await customer.open();
    await customer.create(consents());
    await customer.sendCode();
    await stop();
  };

  it.each<[string, string, Mode, string]>([
    ['with simulated answers', 'select 1', 'production', 'DATABASE_WORLD=real'],
    ['without any', 'delete from sim_message; delete from sim_effect', 'demo', 'DATABASE_WORLD=simulated'],
    ['with both', `insert into message_sent (key, sent_at) values ('k', now())`, 'development', 'holds both'],
    ['with both', `insert into message_sent (key, sent_at) values ('k', now())`, 'production', 'holds both'],
  ])('%s refuses %s %s, until somebody says whose it is', async (_what, sql, mode, said) => {
    await begin();
    await db.query(sql);
    await forget();
    await expect(start(mode)).rejects.toThrow(said);
    expect((await db.query(`select to_regclass('world') as made`)).rows).toEqual([{ made: null }]);
    const world = mode === 'production' ? 'real' : 'simulated';
    const other = mode === 'production' ? 'simulated' : 'real';
    await expect(start(mode, other)).rejects.toThrow('Use a database of your own');
    await start(mode, world);
    expect(await noted()).toEqual([{ name: world }]);
  });

  it.each<[string, string, Mode, World]>([
    ['with simulated answers', 'select 1', 'demo', 'simulated'],
    ['without any', 'delete from sim_message; delete from sim_effect', 'production', 'real'],
  ])('%s needs no word of anybody for %s', async (_what, sql, mode, world) => {
    await begin();
    await db.query(sql);
    await forget();
    await start(mode);
    expect(await noted()).toEqual([{ name: world }]);
  });
});

describe('an operator’s command', () => {
  const source = path.resolve(import.meta.dirname, '../../../apps/server/src');
  const command = async (name: string, env: Readonly<Record<string, string>> = {}): Promise<string> => {
    const own = { PATH: process.env.PATH, DATABASE_URL: database.url, ...suiteClockEnv() };
    const given = { ...own, ...formatKeys(testKeys), ...env };
    const args = [
      path.join(source, name),
      name === 'retention.ts' ? '--dry-run' : '00000000-0000-7000-8000-000000000000',
    ];
    const told = await promisify(execFile)(process.execPath, args, { env: given }).catch((error: unknown) =>
      Object(error),
    );
    return `${told.stdout}${told.stderr}`;
  };

  const commands = ['retention.ts', 'recordVerify.ts', 'personChecks.ts'];
  it.each(commands)('%s is of one world, has its keys, and starts nothing', async (name) => {
    expect(await command(name)).toContain('no server of this version has started on it yet');
    await start('production');
    expect(await command(name)).toContain(ofProduction);
    await db.query(`update world set name = 'simulated'`);
    const wrong = formatKeys({ keys: new Map([[1, testKeys.hashKey]]), hashKey: testKeys.hashKey });
    expect(await command(name, wrong)).toContain('KEYS, version 1, is another key');
    expect(await command(name)).toMatch(/Nobody’s time has come|record:verify|person:checks/);
  });
});
