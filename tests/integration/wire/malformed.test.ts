import path from 'node:path';
import pg from 'pg';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { Operator } from '../../support/operator.ts';
import { RealServer } from '../../support/realServer.ts';
import { seeded } from '../kill/random.ts';
import { everyCall } from './everyCall.ts';
import { besideTheContract, goodBody, malformed, wellFormed, type Asker } from './nasty.ts';
import { sendRaw, type RawAnswer, type RawRequest } from './rawRequest.ts';

/*
 * 20,000 requests that no client sends, over every call of the contract, to a server in a process of its own: a demonstration, since
 * they come from as many addresses as a proxy tells, and development has no proxy.
 */

const SEED = Number(process.env.MALFORMED_SEED ?? 20_261_120);
const MANY = Number(process.env.MALFORMED_COUNT ?? amount(3 * everyCall.length, 20_000));
const SECRET = 'the operators of a demonstration';
const WARM_UP = amount(everyCall.length, 2_000);
const AT_ONCE = 24;

let server: RealServer;
let db: pg.Client;
const askers: (Asker & { readonly step: string })[] = [];
beforeAll(async () => {
  const watch = pathToFileURL(path.join(import.meta.dirname, 'watch.mjs')).href;
  server = await RealServer.create({
    ...{ PASSO_MODE: 'demo', OPERATOR_SECRET: SECRET, TRUSTED_PROXIES: '1' },
    ...{ NODE_OPTIONS: `--import ${watch}`, LOG_LEVEL: 'error' },
  });
  await server.start();
  db = new pg.Client({ connectionString: server.databaseUrl() });
  await db.connect();
  for (const step of ['codigo', 'dados-pessoais', 'endereco', 'simulacao', 'documento']) {
    const customer = new Customer(server.url);
    const { revision } = await walk(customer, new World(server.url, SECRET), undefined, step);
    const own = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`);
    const cookie = [...own, await operatorCookie()].join('; ');
    askers.push({ hash: customer.hash, cookie, revision, step });
  }
}, 120_000);
afterAll(async () => {
  await db.end();
  await server.remove();
});

/** So that what only operators are shown is read as well. */
async function operatorCookie(): Promise<string> {
  const operator = new Operator(server.url);
  await operator.enter(SECRET);
  return `operator=${operator.cookies.get('operator') ?? ''}`;
}

interface Watched {
  readonly p99: number;
  readonly max: number;
  readonly heap: number;
}

/** Since it was asked last: how long the server's loop stood still, in ms; and what it holds after collecting. */
async function watched(): Promise<Watched> {
  const lines = (): readonly string[] => server.complaints.match(/^watched .*$/gm) ?? [];
  const before = lines().length;
  server.signal('SIGUSR2');
  await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(before + 1);
  return JSON.parse((lines().at(-1) ?? '').replace('watched ', ''));
}

/** What is refused before any flow hears of it. */
const edge = new Set([
  ...[
    '',
    'closed',
    'silent',
    'body.unreadable',
    'body.tooLarge',
    'media.unsupported',
    'client.unknown',
    'method.notAllowed',
  ],
  ...['route.notFound', 'rate.limited'],
]);

interface Tally {
  readonly byStatus: Record<string, number>;
  readonly byCall: Set<string>;
  readonly failed: string[];
  past: number;
  limited: number;
}

function count(tally: Tally, what: string, request: RawRequest, { status, name }: RawAnswer): void {
  tally.byStatus[status] = (tally.byStatus[status] ?? 0) + 1;
  tally.byCall.add(what);
  if (status === 200 || !edge.has(name)) tally.past += 1;
  if (name === 'rate.limited') tally.limited += 1;
  if (status < 500) return;
  const shown = request.body.toString('utf8').slice(0, 300);
  tally.failed.push(`${status} ${name}: ${request.method} ${request.target.slice(0, 200)} ${shown}`);
}

type Make = (at: number) => { readonly what: string; readonly request: RawRequest };

async function sendAll(many: number, make: Make): Promise<Tally> {
  const tally: Tally = { byStatus: {}, byCall: new Set(), failed: [], past: 0, limited: 0 };
  const port = Number(new URL(server.url).port);
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < many) {
      const at = (next += 1) - 1;
      const { what, request } = make(at);
      // What is tried here is how requests are read: a limit would answer before they are.
      if (at % 100 === 0) await db.query('delete from rate_limit');
      count(tally, what, request, await sendRaw(port, request));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return tally;
}

const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
const inTurn = <One>(all: readonly One[], at: number): One => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('there is nobody to ask');
  return one;
};

it('are all answered, none with a 5xx, and the server stands as before', { timeout: 300_000 }, async () => {
  const random = seeded(SEED);
  const baseAt = (at: number) => {
    const call = inTurn(everyCall, at);
    const asker = inTurn(askers, Math.floor(at / everyCall.length));
    return { call, asker, address: addressOf(at), step: asker.step };
  };
  await watched();
  const usual = await sendAll(WARM_UP, (at) => {
    const base = baseAt(at);
    return { what: base.call.name, request: wellFormed(base, JSON.stringify(goodBody(base))) };
  });
  const before = await watched();
  const began = performance.now();
  const spoiled = await sendAll(MANY, (at) => {
    const base = baseAt(at);
    if (random() < 0.05) return { what: 'beside', request: besideTheContract(random, base) };
    return { what: base.call.name, request: malformed(random, base) };
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const after = await watched();
  const { byStatus, past, limited, failed } = spoiled;
  const told = { seed: SEED, sent: MANY, seconds, past, limited, byStatus, before, after, failed: failed.length };
  process.stdout.write(`malformed requests: ${JSON.stringify(told)}\n`);
  expect(usual.failed.slice(0, 10)).toEqual([]);
  expect(failed.slice(0, 10)).toEqual([]);
  expect(Object.values(byStatus).reduce((sum, one) => sum + one, 0)).toBe(MANY);
  for (const { name } of everyCall) expect(spoiled.byCall).toContain(name);
  // Most requests are heard by what they are for: a test of the door alone would prove little.
  expect(past).toBeGreaterThan(MANY / 4);
  expect(limited).toBeLessThan(MANY / 20);
  expect(after.heap).toBeLessThan(before.heap * 1.5 + 20_000_000);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
