import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepOperatorSessions } from '../../../apps/server/src/repositories/operatorSessionRepository.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { Operator } from '../../support/operator.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { inWaves } from '../../support/waves.ts';

/* Operators come in by a session of their own: random, of eight hours, that can be ended, known to every process. */

const SECRET = 'the operators’ own secret';
let database: FreshDatabase;
let servers: readonly TestServer[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const start = () =>
    startTestServer({ databaseUrl: database.url, mode: 'demo', operatorSecret: SECRET, trustedProxies: 1 });
  servers = [await start(), await start()];
});
beforeEach(() => query('delete from rate_limit'));
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

const at = (index: number): string => servers[index]?.url ?? '';
const query = async (text: string) => (await servers[0]?.runtime.db.query(text))?.rows ?? [];
const from = (address: string, process = 0): Operator => new Operator(at(process), { 'x-forwarded-for': address });
const OFFICE = '203.0.113.9';

async function inside(address = OFFICE): Promise<Operator> {
  const operator = from(address);
  expect((await operator.enter(SECRET, '/simulador')).headers.get('location')).toBe('/simulador');
  return operator;
}
const sees = async (operator: Operator): Promise<number> => (await operator.ask('/simulador')).status;

describe('a session', () => {
  it('is random, says nothing of the secret, and lies in the database as a digest of eight hours', async () => {
    const [one, two] = [await inside(), await inside()];
    const [first = '', second = ''] = [one, two].map(({ cookies }) => cookies.get('operator') ?? '');
    expect(first).toMatch(/^[\w-]{22,}$/);
    expect(first).not.toBe(second);
    const rows = await query('select digest, expires_at - opened_at as life from operator_session');
    expect(JSON.stringify(rows)).not.toContain(first);
    const lasts = await query("select 1 from operator_session where expires_at - opened_at <> interval '8 hours'");
    expect([rows.length, lasts]).toEqual([2, []]);
  });

  it('is known to every process, until it is left at any of them', async () => {
    const operator = await inside();
    const elsewhere = operator.at(at(1));
    expect([await sees(operator), await sees(elsewhere)]).toEqual([200, 200]);
    const stolen = operator.at(at(0));
    expect((await elsewhere.fill('/operador', '/operador/sair')).status).toBe(303);
    expect([await sees(stolen), await sees(elsewhere)]).toEqual([401, 401]);
  });

  it('ends with all others where that is asked for', async () => {
    const [one, two] = [await inside(), await inside('198.51.100.7')];
    expect((await one.fill('/operador', '/operador/sair', { quem: 'todos' })).status).toBe(303);
    expect([await sees(one), await sees(two)]).toEqual([401, 401]);
  });

  it('that is over opens nothing, the browser forgets it, and it is swept', async () => {
    const operator = await inside();
    await query("update operator_session set expires_at = now() - interval '1 second'");
    expect(await sees(operator)).toBe(401);
    expect(operator.cookies.has('operator')).toBe(false);
    const here = await inside();
    await sweepOperatorSessions(servers[0]?.runtime.db ?? expect.fail(), []);
    expect([await sees(here), (await query('select 1 from operator_session')).length]).toEqual([200, 1]);
  });

  it('of another secret is none', async () => {
    const operator = await inside();
    const other = await startTestServer({ databaseUrl: database.url, mode: 'demo', operatorSecret: 'x'.repeat(20) });
    expect(await sees(operator.at(other.url))).toBe(401);
    await other.close();
  });
});

describe('the door', () => {
  it('asks a browser on a page, in words, and a program by its own', async () => {
    const page = await from(OFFICE).ask('/simulador');
    expect([page.status, page.headers.get('www-authenticate')]).toEqual([401, null]);
    expect(await page.text()).toContain('Área de quem opera');
    const program = await from(OFFICE).ask('/metrics', { headers: { accept: '*/*' } });
    expect([program.status, program.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic/)]);
  });

  it('says that a secret is wrong, and lets in with the next', async () => {
    const operator = from(OFFICE);
    const wrong = await operator.enter('wrong', '/simulador');
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('não confere')]);
    expect(await sees(operator)).toBe(401);
    await operator.enter(SECRET);
    expect(await sees(operator)).toBe(200);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', ''])(
    'leads to no other house: %s',
    async (back) => {
      const operator = from(OFFICE);
      const answer = await operator.fill('/operador', '/operador', { segredo: SECRET, voltar: back });
      expect(answer.headers.get('location')).toBe('/operador');
    },
  );
});

describe('guessing', () => {
  /** Each another value, half of them at the other process. */
  const guesses = (kind: 'cookie' | 'password' | 'form', count: number): Promise<readonly number[]> =>
    inWaves(count, async () => {
      const guesser = from('198.51.100.66', (turn += 1) % 2);
      if (kind === 'form') return (await guesser.enter(`guess ${turn}`)).status;
      const told = { cookie: `operator=${'A'.repeat(20)}${turn}` };
      const basic = { authorization: `Basic ${Buffer.from(`who:guess ${turn}`).toString('base64')}` };
      return (await guesser.ask('/metrics', { headers: kind === 'cookie' ? told : basic })).status;
    });
  let turn = 0;

  it.each(['cookie', 'password', 'form'] as const)(
    'is counted for its network, over all processes, whatever is guessed: %s',
    async (kind) => {
      const statuses = await guesses(kind, 60);
      expect(statuses.filter((status) => status === 401)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(30);
      // The right one says no more than a wrong one there.
      expect((await from('198.51.100.66').enter(SECRET)).status).toBe(429);
    },
  );

  it('is counted for the wider networks around it: a /56 has twice and a /48 four times as many', async () => {
    const wrong = async (subnet: string, many: number) =>
      (await inWaves(many, (at) => from(`2001:db8:9:${subnet}::${at + 1}`, at % 2).enter('wrong'))).filter(
        ({ status }) => status === 429,
      ).length;
    expect([await wrong('100', 31), await wrong('101', 30), await wrong('102', 2)]).toEqual([1, 0, 2]);
    expect([await wrong('200', 30), await wrong('201', 30), await wrong('300', 2)]).toEqual([0, 0, 2]);
    expect((await from('2001:db8:a:100::1').enter(SECRET)).status).toBe(303);
  });

  it('locks neither who is in, at that very network, nor who comes from another one', async () => {
    const operator = await inside('198.51.100.66');
    const statuses = await guesses('cookie', 60);
    expect(statuses).toContain(429);
    expect([await sees(operator), await sees(operator.at(at(1)))]).toEqual([200, 200]);
    expect(await sees(await inside())).toBe(200);
  });

  it('is not what an operator does who works all day', async () => {
    const operator = await inside();
    for (let turn = 0; turn < 40; turn += 1) expect(await sees(operator)).toBe(200);
    for (let turn = 0; turn < 40; turn += 1) expect((await from(OFFICE).enter(SECRET)).status).toBe(303);
  });
});
