import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { consents } from '../../support/answers.ts';
import { Customer, type Device, type WireAnswer } from '../../support/customer.ts';
import { DistantDevice } from '../../support/distantDevice.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { doStep, World } from '../../support/journey.ts';
import { freshKeys, RealServer } from '../../support/realServer.ts';
import { seeded } from '../kill/random.ts';
import { attack, photographer, type Crowd } from './strangers.ts';

/*
 * Three hundred strangers at one /64, in one /48 and at one IPv4 address do their worst for five minutes, over two processes; fifty
 * customers in the very same networks begin, prove a contact, photograph and sign. None of them is refused anything.
 */

const ATTACK_MS = Number(process.env.CROWD_SECONDS ?? 300) * 1_000;
const CUSTOMERS = 50;
/** Half of them have proven a contact before the strangers come. */
const BEFORE = 25;
/** Requests under way at once: more is a matter of the network before us. */
const [STRANGERS_AT_ONCE, PHOTOGRAPHERS_AT_ONCE, CUSTOMERS_AT_ONCE] = [12, 4, 5];
const SECRET = 'the operators of a demonstration';

const hex = (number: number): string => number.toString(16);
const networks: readonly ((nth: number) => string)[] = [
  (nth) => `2001:db8:aa:1::${hex(nth + 1)}`,
  (nth) => `2001:db8:bb:${hex(nth + 1)}::1`,
  () => '203.0.113.40',
];
const addressOf = (nth: number): string => networks[nth % networks.length]?.(nth) ?? '';

/** Hears what its customer is refused: told to wait, to come again, or to work once more than the page does. */
class Listening extends DistantDevice {
  readonly refused: string[] = [];
  /** As long as the page does: on a machine with other work a photo takes its time. */
  override patienceMs = 150_000;

  override async call(...[name, options]: Parameters<Device['call']>): Promise<WireAnswer> {
    const answer = await super.call(name, options).catch((error: unknown) => {
      this.refused.push(`${name}: no answer`);
      throw error;
    });
    if (answer.status === 429 || answer.status >= 500)
      this.refused.push(`${name}: ${answer.status} ${answer.body.name}`);
    return answer;
  }
}

type Known = Customer & { readonly device: Listening };

let keyring: ReturnType<typeof createKeyring>;
let database: FreshDatabase;
let servers: readonly RealServer[] = [];
let urls: readonly string[];
let world: World;
beforeAll(async () => {
  database = await freshDatabase();
  const keys = freshKeys();
  const hashKey = Buffer.from(keys.HASH_KEY, 'base64');
  keyring = createKeyring({ keys: new Map([[1, hashKey]]), hashKey });
  const env = {
    ...{ DATABASE_URL: database.url, PASSO_MODE: 'demo', OPERATOR_SECRET: SECRET, TRUSTED_PROXIES: '1' },
    ...{ ...keys, LOG_LEVEL: 'error' },
  };
  servers = [await RealServer.create(env), await RealServer.create(env)];
  for (const server of servers) await server.start();
  urls = servers.map(({ url }) => url);
  world = new World(urls[0] ?? '', SECRET);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  await database.drop();
});

/** As if this hour thousands of strangers had been here: what their networks share of links and of codes is gone. */
async function useUp(): Promise<void> {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const narrow = ['2001:db8:aa:1::/64', '203.0.113.40'];
  const shares = [...narrow.map((name) => [name, 1] as const), ['2001:db8:bb::/48', 4] as const];
  for (const [name, budgets] of shares)
    for (const [what, most] of [
      ['new-link', 1_000],
      ['code-sent', 200],
    ] as const)
      await db.query(
        `insert into rate_limit (key, used, resets_at) values ($1, $2, now() + interval '1 hour')
         on conflict (key) do update set used = excluded.used, resets_at = excluded.resets_at`,
        [keyring.keyedHash(`${what}:${name}`, 'rate-limit'), most * budgets],
      );
  await db.end();
}

function customerOf(nth: number): Known {
  const device = new Listening(urls, addressOf(nth), 3);
  return Object.assign(new Customer(urls[0] ?? '', device), { device, phone: `119666${String(nth).padStart(5, '0')}` });
}

const begin = async (customer: Customer, nth: number): Promise<void> => {
  await customer.open();
  await customer.create(consents(exampleCpf('00', nth)));
};

/** Whoever only waits goes on waiting: on a machine with other work a paper takes its time. */
function stillWaiting(error: unknown): void {
  if (!(error instanceof Error) || !error.message.startsWith('still at')) throw error;
}

/** On, as a page goes on, to the end or to the step named. */
async function goOn(customer: Customer, stopAt?: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    const { data, currentStep } = await customer.refresh();
    if (data.end !== null || currentStep === stopAt) return;
    await doStep(customer, world).catch(stillWaiting);
  }
}

async function inTurns(many: readonly number[], atOnce: number, one: (nth: number) => Promise<void>): Promise<void> {
  const left = [...many];
  const work = async (): Promise<void> => {
    for (let nth = left.shift(); nth !== undefined; nth = left.shift()) await one(nth);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

it('refuse none of fifty customers in their networks anything', { timeout: ATTACK_MS + 300_000 }, async () => {
  const customers = Array.from({ length: CUSTOMERS }, (_none, nth) => customerOf(nth));
  const customer = (nth: number): Known => customers[nth] ?? expect.fail('who?');
  const numbers = customers.map((_one, nth) => nth);
  await inTurns(numbers.slice(0, BEFORE), CUSTOMERS_AT_ONCE, async (nth) => {
    await begin(customer(nth), nth);
    await goOn(customer(nth), 'dados-pessoais');
  });
  const photographers: Customer[] = [];
  await inTurns(numbers.slice(0, 14), CUSTOMERS_AT_ONCE, async (nth) => {
    photographers.push(await photographer({ urls, world }, addressOf(nth), nth));
  });

  const random = seeded(20_261_125);
  const crowd: Crowd = { urls, world, phones: customers.map(({ phone }) => phone), photographers, random };
  const until = performance.now() + ATTACK_MS;
  let isDone = false;
  const isOver = (): boolean => isDone && performance.now() > until;
  await useUp();
  const attacks = Array.from({ length: STRANGERS_AT_ONCE }, (_none, at) =>
    attack(crowd, addressOf, { strangers: 300, photographs: at < PHOTOGRAPHERS_AT_ONCE, isOver }),
  );
  await inTurns(numbers, CUSTOMERS_AT_ONCE, async (nth) => {
    if (nth >= BEFORE) await begin(customer(nth), nth);
    await goOn(customer(nth));
  });
  isDone = true;
  const counts: Record<string, number> = {};
  for (const one of await Promise.all(attacks))
    for (const [said, many] of Object.entries(one)) counts[said] = (counts[said] ?? 0) + many;

  const refused = customers.flatMap(({ device }) => device.refused);
  const solved = customers.reduce((sum, { device }) => sum + device.solved, 0);
  process.stdout.write(`crowd: ${JSON.stringify({ strangers: counts, solved, refused: refused.length })}\n`);
  expect(refused).toEqual([]);
  expect(customers.map(({ proposal }) => proposal?.data.end)).toEqual(Array(CUSTOMERS).fill('finished'));
  // Each of those who came then met the limit of links, and the strangers met theirs far more often.
  expect(solved).toBeGreaterThanOrEqual(CUSTOMERS - BEFORE);
  expect(counts['429 challenge.required'] ?? 0).toBeGreaterThan(300);
});
