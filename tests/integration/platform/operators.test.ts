import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepOperatorDevices } from '../../../apps/server/src/repositories/operatorDeviceRepository.ts';
import { sweepOperatorSessions } from '../../../apps/server/src/repositories/operatorSessionRepository.ts';
import type { Operator } from '../../support/operator.ts';
import { inWaves } from '../../support/waves.ts';
import { GUESSED, guessable, OFFICE, openOperatorScene, SECRET, sees, type OperatorScene } from './operatorScene.ts';

/* Operators come in by a session of their own: random, of eight hours, that can be ended, known to every process. */

let scene: OperatorScene;
beforeAll(async () => {
  scene = await openOperatorScene();
});
beforeEach(() => scene.forgive());
afterAll(() => scene.close());

const at = (index: number): string => scene.urls[index] ?? '';
const query = async (text: string) => (await scene.db.query(text)).rows;
const from: OperatorScene['from'] = (...where) => scene.from(...where);
const inside: OperatorScene['inside'] = (...where) => scene.inside(...where);

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

  it('is a cookie of eight hours that no script reads and no other site sends', async () => {
    const set = (await from(OFFICE).enter(SECRET)).headers.getSetCookie();
    expect(set.find((line) => line.startsWith('operator='))).toMatch(
      /^operator=[\w-]{22,}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
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
    await sweepOperatorSessions(scene.db, []);
    expect([await sees(here), (await query('select 1 from operator_session')).length]).toEqual([200, 1]);
  });

  it('of another secret is none', async () => {
    const operator = await inside();
    const other = await scene.another('x'.repeat(20));
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

  it('leads who is in to what there is, and from there back to where one leaves', async () => {
    const operator = await inside();
    const linksOf = async (page: string): Promise<readonly string[]> =>
      [...(await (await operator.ask(page)).text()).matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(await linksOf('/operador')).toEqual(['/simulador', '/demo', '/docs']);
    for (const page of ['/simulador', '/demo']) expect(await linksOf(page)).toContain('/operador');
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
  it.each(guessable)('is counted for its network, over all processes, whatever is guessed: %s', async (kind) => {
    const statuses = await scene.guesses(kind, 60);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    // The right one says no more than a wrong one there.
    const right =
      kind === 'password' ? await scene.program(SECRET, GUESSED) : (await from(GUESSED).enter(SECRET)).status;
    expect(right).toBe(429);
  });

  it('of cookies and on the page, together, blinds no program; that of programs shuts the page for nobody', async () => {
    expect(await scene.guesses('cookie', 15)).not.toContain(429);
    expect(await scene.guesses('form', 16)).toContain(429);
    expect(await scene.program(SECRET, GUESSED)).toBe(200);
    await scene.forgive();
    expect(await scene.guesses('password', 31)).toContain(429);
    expect((await from(GUESSED).enter(SECRET)).status).toBe(303);
  });

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
    const operator = await inside(GUESSED);
    expect(await scene.guesses('cookie', 60)).toContain(429);
    expect([await sees(operator), await sees(operator.at(at(1)))]).toEqual([200, 200]);
    expect(await sees(await inside())).toBe(200);
  });

  it('is not what an operator does who works all day', async () => {
    const operator = await inside();
    for (let turn = 0; turn < 40; turn += 1) expect(await sees(operator)).toBe(200);
    for (let turn = 0; turn < 40; turn += 1) expect((await from(OFFICE).enter(SECRET)).status).toBe(303);
  });
});

/* A lock hits who guesses, and not the operator who sits beside them. */

/** A browser in the network that is guessed from, that was in and has left. */
async function left(): Promise<Operator> {
  const operator = await inside(GUESSED);
  expect((await operator.fill('/operador', '/operador/sair')).status).toBe(303);
  expect([operator.cookies.has('operator'), await sees(operator)]).toEqual([false, 401]);
  return operator;
}
const enters = async (operator: Operator): Promise<number> => (await operator.enter(SECRET)).status;
const lock = async (): Promise<void> => {
  await scene.guesses('cookie', 31);
  expect(await enters(from(GUESSED))).toBe(429);
};

describe('a browser that was in once', () => {
  it.each(['cookie', 'form'] as const)(
    'comes in at every process, however often others guess there: %s',
    async (kind) => {
      const operator = await left();
      expect(await scene.guesses(kind, 60)).toContain(429);
      expect(await enters(from(GUESSED))).toBe(429);
      expect(await enters(operator.at(at(1)))).toBe(303);
      expect([await enters(operator), await sees(operator)]).toEqual([303, 200]);
    },
  );

  it('asks for the secret, also where its session is over, and sees nothing without', async () => {
    const operator = await inside(GUESSED);
    await scene.db.query("update operator_session set expires_at = now() - interval '1 second'");
    await lock();
    expect([await sees(operator), await sees(operator)]).toEqual([401, 401]);
    expect((await operator.enter('wrong')).status).toBe(401);
    expect(await enters(operator)).toBe(303);
  });

  it('is counted alone: thirty wrong ones an hour, over all processes, that shut out nobody else', async () => {
    const operator = await left();
    const tries = await inWaves(60, (turn) => operator.at(at(turn % 2)).enter(`wrong ${turn}`));
    const [wrong, locked] = [401, 429].map((status) => tries.filter((answer) => answer.status === status));
    expect([wrong?.length, locked?.length]).toEqual([30, 30]);
    expect(await locked?.[0]?.text()).toContain('entre por um navegador em que você já entrou');
    expect(await enters(operator)).toBe(429);
    expect(await enters(from(GUESSED))).toBe(303);
  });

  it('is known by a cookie of ninety days, random, for no script and no other site, kept as a digest', async () => {
    const browser = from(GUESSED);
    const set = (await browser.enter(SECRET)).headers
      .getSetCookie()
      .find((line) => line.startsWith('operator_device='));
    expect(set).toMatch(/^operator_device=[\w-]{22,}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
    const first = browser.cookies.get('operator_device') ?? '';
    await enters(browser);
    expect(browser.cookies.get('operator_device')).toBe(first);
    expect((await inside(GUESSED)).cookies.get('operator_device')).not.toBe(first);
    const rows = await scene.db.query('select * from operator_device');
    expect(JSON.stringify(rows.rows)).not.toContain(first);
  });
});

describe('no browser is known', () => {
  it.each<[string, (operator: Operator) => unknown]>([
    ['that brings a value of its own', (operator) => operator.cookies.set('operator_device', 'A'.repeat(22))],
    [
      'once all entries were ended',
      async () => (await inside()).fill('/operador', '/operador/sair', { quem: 'todos' }),
    ],
    [
      'after its ninety days',
      () => scene.db.query("update operator_device set expires_at = now() - interval '1 second'"),
    ],
  ])('%s', async (_when, happens) => {
    const operator = await left();
    await happens(operator);
    await lock();
    expect(await enters(operator)).toBe(429);
  });

  it('after the secret was changed', async () => {
    const operator = await left();
    const other = await scene.another('x'.repeat(20));
    await lock();
    expect((await operator.at(other.url).enter('x'.repeat(20))).status).toBe(429);
    await other.close();
  });

  it('any more once it was swept, and the others are', async () => {
    await scene.db.query("update operator_device set expires_at = now() - interval '1 second'");
    const operator = await left();
    await sweepOperatorDevices(scene.db, []);
    expect((await scene.db.query('select 1 from operator_device')).rows).toHaveLength(1);
    await lock();
    expect(await enters(operator)).toBe(303);
  });
});
