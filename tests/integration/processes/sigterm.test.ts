import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { freshKeys, RealServer } from '../../support/realServer.ts';

/* Everything that a process does beside its loop hangs: a job, a paper, a photo. It ends all the same when it is told to. */

let database: FreshDatabase;
let db: pg.Client;
let server: RealServer;
beforeAll(async () => {
  database = await freshDatabase();
  server = await RealServer.create({
    DATABASE_URL: database.url,
    ...freshKeys(),
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'hang.mjs')).href}`,
  });
  await server.start();
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
}, 120_000);
afterAll(async () => {
  await db.end();
  await server.remove();
  await database.drop();
});

/** The processes that decode photos, with whose they are. Of a dead one that nobody has buried the name is gone. */
const decoders = (): readonly { readonly pid: number; readonly of: number }[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='])
    .toString('utf8')
    .split('\n')
    .filter((line) => line.includes('photoProcess'))
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, of]) => ({ pid: Number(pid), of: Number(of) }));

const upload = async (customer: Customer): Promise<unknown> =>
  customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() });

it('SIGTERM ends a process whose job, paper and photo hang', { timeout: 90_000 }, async () => {
  const [first, second] = [new Customer(server.url), new Customer(server.url)];
  second.phone = '11987654322';
  await Promise.all([first, second].map((one) => walk(one, new World(server.url), undefined, 'documento')));
  await upload(first);
  const decoder = decoders().find((one) => one.of === server.pid)?.pid;
  if (decoder === undefined) throw new Error('nobody decodes for the server');
  process.kill(decoder, 'SIGSTOP');
  const hanging = [
    upload(second),
    fetch(`${server.url}/passos/contrato/aurora-clt`, { signal: AbortSignal.timeout(60_000) }),
  ].map((one) =>
    one.then(
      () => 'came to an end',
      () => 'was cut',
    ),
  );
  await db.query('begin');
  await db.query('lock table proposal in access exclusive mode');
  const again = `update question set state = 'open', due_at = now(), leased_until = '-infinity' where proposal = $1`;
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query(again, [first.proposal?._id]);
  const taken = 'select 1 from question where leased_until > now()';
  await expect.poll(async () => (await other.query(taken)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
  await other.end();
  const began = performance.now();
  server.signal('SIGTERM');
  const code = await server.untilEnded();
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  await db.query('rollback');
  process.stdout.write(`SIGTERM with everything hanging: ended after ${seconds} s with ${code}\n`);
  expect(await Promise.all(hanging)).toEqual(['was cut', 'was cut']);
  await expect.poll(() => decoders().filter(({ pid }) => pid === decoder)).toEqual([]);
});
