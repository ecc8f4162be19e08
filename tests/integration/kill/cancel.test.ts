import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProposalOnWire } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPartners } from '../../../apps/server/src/channels/loadPartners.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { doStep } from '../../support/journey.ts';
import { consentsAt } from '../../support/shipped.ts';
import { RealServer } from '../../support/realServer.ts';
import { readLeft, type Left } from './left.ts';
import { Actions, PatientDevice, PatientWorld } from './patience.ts';

/* A journey is given up at every one of its steps, and the process killed right after it has said so: in the channel where the employer is asked too. */

const LIMIT_MS = 240_000;
/** A step that goes on by itself may be over before one looks: another customer tries. */
const MOST_CUSTOMERS = 8;

const root = path.resolve(import.meta.dirname, '../../..');
const CHANNEL = 'aurora-convenio';
const flow = loadPartners(root).find(({ code }) => code === CHANNEL)?.definition.steps ?? [];
const slugs = flow.map(({ slug }) => slug).filter((slug) => slug !== 'consentimentos' && slug !== 'fim');

let server: RealServer;
beforeAll(async () => {
  // Slow enough to be met in every step that waits for the outside.
  server = await RealServer.create({ SIMULATOR_PACE: '0.25' });
  await server.start();
});
afterAll(() => server.remove());

let phones = 10_000;

interface Cancelled {
  readonly proposal: string;
  /** Null: the money had been asked for already. */
  readonly refused: string | null;
}

/** Walks to the step and gives up there; null where the step was over before. */
async function cancelAt(slug: string): Promise<Cancelled | null> {
  const actions = new Actions();
  const device = new PatientDevice(server, actions);
  const world = new PatientWorld(server, actions);
  const customer = new Customer(server.url, device);
  customer.phone = `119875${String((phones += 1))}`;
  await customer.open(CHANNEL);
  let proposal = await customer.create(consentsAt(CHANNEL));
  while (proposal.currentStep !== slug) {
    if (proposal.data.end !== null) return null;
    if (slugs.indexOf(proposal.currentStep) > slugs.indexOf(slug)) return null;
    if (customer.status() === 'waiting' && !needsPerson.has(proposal.currentStep)) await pause(5);
    else await doStep(customer, world).catch(() => undefined);
    proposal = await customer.refresh();
  }
  if (needsPerson.has(slug)) await expect.poll(() => isAsked(world, proposal._id)).toBe(true);
  const answer = await device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
  if (answer.status === 409) return { proposal: proposal._id, refused: answer.body.name ?? '' };
  expect(dataOf<ProposalOnWire>(answer).data.end).toBe('cancelled');
  return { proposal: proposal._id, refused: null };
}

/** Whether a person outside has it on the table. */
async function isAsked(world: PatientWorld, proposal: string): Promise<boolean> {
  const pending = await world.get<readonly { readonly proposal: string }[]>('/simulador/pendentes');
  return pending.some((one) => one.proposal === proposal);
}

const needsPerson = new Set(['assinatura', 'aprovacao-da-empresa']);

async function killedAfter(slug: string): Promise<Cancelled> {
  for (let customers = 0; customers < MOST_CUSTOMERS; customers += 1) {
    const cancelled = await cancelAt(slug);
    if (cancelled === null) continue;
    await server.killServer();
    await server.start();
    return cancelled;
  }
  throw new Error(`nobody was met at ${slug}`);
}

/** Once nobody is left to be told. */
async function leftOf(proposal: string): Promise<Left> {
  const untold = async () => (await readLeft(server.databaseUrl(), proposal)).untold;
  await expect.poll(untold, { timeout: 20_000 }).toBe(0);
  return readLeft(server.databaseUrl(), proposal);
}

const cancelled = new Map<string, Cancelled>();

it(
  'is acknowledged at every step, and the process is killed right after',
  async () => {
    for (const slug of slugs) cancelled.set(slug, await killedAfter(slug));
    expect([...cancelled.keys()]).toEqual(slugs);
  },
  LIMIT_MS,
);

/** Steps before which nobody holds anything, and how much there is to be told at the others; a step may not have begun yet. */
const least: Readonly<Record<string, number>> = {
  ...{ 'conta-pix': 1, conta: 1, reserva: 1, contrato: 2, assinatura: 3 },
  ...{ 'aprovacao-da-empresa': 4, averbacao: 4, pagamento: 5 },
};

it.each(slugs)('given up at %s: nobody is paid, and whoever holds something is told once', async (slug) => {
  const { proposal, refused } = cancelled.get(slug) ?? { proposal: '', refused: null };
  if (refused !== null) {
    // Only where the money was asked for: then it is paid, once, and nothing is withdrawn.
    expect([slug, refused]).toEqual(['pagamento', 'proposal.paying']);
    const paid = async () => (await readLeft(server.databaseUrl(), proposal)).paid;
    await expect.poll(paid).toBe(1);
    expect((await readLeft(server.databaseUrl(), proposal)).withdrawn).toEqual([]);
    return;
  }
  const left = await leftOf(proposal);
  expect(left).toMatchObject({ paid: 0, ended: 'cancelled', unsettled: 0, refused: 0 });
  expect(left.withdrawn).toEqual(left.standing);
  expect(left.withdrawn.length).toBeGreaterThanOrEqual(least[slug] ?? 0);
  process.stdout.write(`given up at ${slug} and killed: ${left.withdrawn.length} told\n`);
});
