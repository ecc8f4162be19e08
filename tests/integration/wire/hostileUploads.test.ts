import { pathOf } from '@passo/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import { Customer } from '../../support/customer.ts';
import { doStep, walk, World } from '../../support/journey.ts';
import { RealServer } from '../../support/realServer.ts';
import { seeded } from '../kill/random.ts';
import { hostileFiles, type HostileFile } from './hostileFiles.ts';
import { sendRaw, type RawAnswer } from './rawRequest.ts';

/* Files that are no photos, or forms around one that no browser makes, to a server in a process of its own. */

const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_122);
const MANY = Number(process.env.HOSTILE_COUNT ?? amount(50, 500));
const CUSTOMERS = 6;
const STEP = 'documento';
/** What forms may hold (96 MB) and what reading them costs besides; decoding is in other processes. */
const MOST_GROWTH = 300_000_000;

let server: RealServer;
let db: pg.Client;
const customers: Customer[] = [];
let files: readonly (readonly [string, HostileFile])[];
beforeAll(async () => {
  server = await RealServer.create({ LOG_LEVEL: 'error' });
  await server.start();
  db = new pg.Client({ connectionString: server.databaseUrl() });
  await db.connect();
  const walks = Array.from({ length: CUSTOMERS }, async (_none, at) => {
    const customer = new Customer(server.url);
    customer.phone = `1198765430${at}`;
    await walk(customer, new World(server.url), undefined, STEP);
    customers.push(customer);
  });
  files = Object.entries(await hostileFiles());
  await Promise.all(walks);
}, 120_000);
afterAll(async () => {
  await db.end();
  await server.remove();
});

const pick = <One>(random: () => number, all: readonly One[]): One => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

const names = [
  'f.jpg',
  '',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  'a\u0000b.jpg',
  '\u202egpj.exe',
  'a"; name="payload',
  `${'x'.repeat(300)}.jpg`,
  'ação 🙂.jpg',
  '%00.jpg',
  '\r\n.jpg',
  '__proto__',
];
const fields = [
  ...Array(24).fill('documentoFrente'),
  '__proto__',
  'constructor',
  'documentoFrente[a][b]',
  'documentoFrente.document',
  'payload',
  '',
  'outra',
  'a\u0000',
];
const types = [
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'text/html',
  'application/json',
  'multipart/mixed; boundary=y',
  '',
];

interface Part {
  readonly field: string;
  readonly file?: string;
  readonly type?: string;
  readonly content: Buffer;
}

function form(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ field, file, type, content }) => [
    `--passo\r\ncontent-disposition: form-data; name="${field}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat(
    [...pieces, '--passo--\r\n'].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}

/** The hostile file, sometimes often, beside the answers that a good photo would come with. */
function hostileForm(random: () => number, { hash, proposal }: Customer, content: Buffer): Buffer {
  const [field, file, type] = [pick(random, fields), pick(random, names), pick(random, types)];
  const answers = { documentoFrente: { name: 'f' }, documentoVerso: { name: 'v' } };
  const payload = { hashId: hash, revision: proposal?.revision, [STEP]: answers };
  const many = random() < 0.9 || content.length > 1_000_000 ? 1 : 2 + Math.floor(random() * 60);
  const copies = Array.from({ length: many }, (): Part => ({ field, file, type, content }));
  const back: Part = { field: 'documentoVerso', file: 'v.jpg', type: 'image/jpeg', content };
  return form([{ field: 'payload', content: Buffer.from(JSON.stringify(payload)) }, ...copies, back]);
}

async function send(customer: Customer, body: Buffer): Promise<RawAnswer> {
  const target = pathOf('updateStep', { hashId: customer.hash, step: STEP });
  const cookie = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = [
    ['host', 'localhost'],
    ['authorization', 'Bearer passo-dev'],
    ['cookie', cookie],
    ['content-type', 'multipart/form-data; boundary=passo'],
    ['content-length', String(body.length)],
  ] as const;
  return sendRaw(Number(new URL(server.url).port), { method: 'PATCH', target, headers, body });
}

const MOST_RESETS = 3;

/** An answer that comes before all was sent may get lost, since whoever closes while bytes arrive resets the connection: it is asked for again. */
async function heard(customer: Customer, body: Buffer): Promise<RawAnswer> {
  for (let resets = 0; ; resets += 1) {
    const answer = await send(customer, body);
    if (answer.name !== 'closed' || resets === MOST_RESETS) return answer;
  }
}

/** A spoiled picture is a picture now and then: the step is opened again for the next one. */
async function openAgain(customer: Customer): Promise<void> {
  const { hash: hashId, device } = customer;
  const again = () => device.call('redoDocumentLinkStep', { params: { hashId }, body: { step: STEP } });
  // The outside may answer for the step just then.
  await expect.poll(async () => (await again()).status).toBe(200);
  await customer.refresh();
}

/** Bytes that the server's own process has in memory. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}

const countOf = async (table: string): Promise<number> =>
  (await db.query<{ many: number }>(`select count(*)::int as many from ${table}`)).rows[0]?.many ?? 0;

it('are refused, none with a 5xx, and the server stands as before', { timeout: 180_000 }, async () => {
  const random = seeded(SEED);
  const before = await memory();
  const began = performance.now();
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  let [peak, next] = [before, 0];
  const watch = setInterval(
    () =>
      void memory().then(
        (now) => (peak = Math.max(peak, now)),
        () => undefined,
      ),
    250,
  );
  const attack = async (customer: Customer): Promise<void> => {
    while (next < MANY) {
      const [what, make] = files[(next += 1) % files.length] ?? pick(random, files);
      if (next % 50 === 0) await db.query('delete from rate_limit');
      const { status, name } = await heard(customer, hostileForm(random, customer, make(random)));
      const said = status === 200 ? 'taken' : `${status} ${name}`;
      counts[said] = (counts[said] ?? 0) + 1;
      if (status === 200) await openAgain(customer);
      if (status === 0 || (status >= 500 && name !== 'server.busy')) failed.push(`${said}: ${what}`);
    }
  };
  await Promise.all(customers.map(attack)).finally(() => clearInterval(watch));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const [after, documents] = [await memory(), await countOf('document')];
  const mb = (bytes: number): number => Math.round(bytes / 1e6);
  const told = {
    seed: SEED,
    sent: MANY,
    kinds: files.length,
    seconds,
    counts,
    before: mb(before),
    peak: mb(peak),
    after: mb(after),
  };
  process.stdout.write(
    `hostile uploads, memory in MB: ${JSON.stringify({ ...told, documents, failed: failed.length })}\n`,
  );
  expect(failed).toEqual([]);
  // What is a picture all the same was made anew, and is the only thing that is kept.
  expect(documents).toBe(2 * (counts['taken'] ?? 0));
  expect(counts['taken'] ?? 0).toBeLessThan(MANY / 20);
  expect(await countOf('orphan')).toBe(0);
  // Most of them are looked at as photos: a test of the door alone would prove little.
  expect((counts['422 upload.unreadable'] ?? 0) + (counts['415 upload.notImage'] ?? 0)).toBeGreaterThan(MANY / 2);
  expect(peak - before).toBeLessThan(MOST_GROWTH);
  const [first] = customers;
  if (first === undefined) throw new Error('nobody is there');
  await doStep(first, new World(server.url));
  expect(await countOf('document')).toBe(documents + 2);
});
