import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { deviceAt, startTwo, type TwoServers } from './twoServers.ts';

/* The customer gives up at one process while the other one is about to ask for the money. */

const RACES = 10;
/** After the employer's yes: reservation, averbação and payment are over by then. */
const LONG_MS = 400;

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());

interface Effect {
  readonly operation: string;
  readonly outcome: string | null;
  readonly calls: number;
  readonly withdrawals: number;
}

/** What giving up was answered. */
async function race(delay: number, phone: string): Promise<string> {
  const customer = new Customer(servers.a.url);
  customer.phone = phone;
  const world = new World(servers.a.url);
  const { _id: proposal } = await walk(customer, world, undefined, 'aprovacao-da-empresa');
  await expect.poll(() => world.decide(proposal, 'employer.approve', 'approve')).toBe(true);
  await pause(delay);
  const elsewhere = deviceAt(servers.b, customer.device.cookies);
  const { status, body } = await elsewhere.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
  const ended = await customer.until(({ data }) => data.end !== null);
  const effects = await world.get<readonly Effect[]>(`/simulador/efeitos?proposta=${proposal}`);
  const paid = effects.filter(({ operation }) => operation === 'lender.disburse');
  expect(ended.data.end).toBe(status === 200 ? 'cancelled' : 'finished');
  expect(paid.map(({ outcome, calls, withdrawals }) => [outcome, calls, withdrawals])).toEqual(
    status === 200 ? [] : [['done', 1, 0]],
  );
  return status === 200 ? 'cancelled' : (body.name ?? '');
}

it('exactly one of giving up and paying wins, however close they come', async () => {
  const outcomes: string[] = [];
  // Given up at once, and long after; then ever closer to the moment at which one turns into the other.
  let [early, late] = [0, LONG_MS];
  for (let at = 0; at < RACES; at += 1) {
    const delay = at === 0 ? late : at === 1 ? early : (early + late) / 2;
    const said = await race(delay, `1198760${String(1_000 + at)}`);
    outcomes.push(said);
    if (said === 'cancelled') early = delay;
    else late = delay;
  }
  const count = (outcome: string): number => outcomes.filter((one) => one === outcome).length;
  const counts = ['cancelled', 'proposal.paying', 'proposal.ended'].map((one) => `${count(one)} ${one}`).join(', ');
  process.stdout.write(`${RACES} races of giving up and paying, at last ${late - early} ms apart: ${counts}\n`);
  expect(count('cancelled') + count('proposal.paying') + count('proposal.ended')).toBe(RACES);
}, 60_000);
