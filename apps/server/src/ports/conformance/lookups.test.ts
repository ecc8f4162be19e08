import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulatedAddresses } from '../../simulator/ports/addresses.ts';
import { simulatedCompanies } from '../../simulator/ports/companies.ts';
import { simulatedVehicles } from '../../simulator/ports/vehicles/vehicles.ts';
import { vendorOf } from '../registry.ts';
import { makingWith, vendorsOf } from '../testing/everyVendor.ts';
import type { AskedPort, Made, PortName } from '../vendor.ts';
import { json, page, startVendorServer, type VendorServer } from '../testing/vendorServer.ts';

/* What holds for whoever looks an address, a company or a vehicle up: real vendors against a local server, the simulator as it is. */

let server: VendorServer;
beforeAll(async () => void (server = await startVendorServer()));
afterAll(() => server.close());

type Answered = { readonly kind: string; readonly reason?: unknown };
type Find = (words: string, signal: AbortSignal) => Promise<Answered>;

/** How each port is asked. */
const asks = {
  addresses: ({ find }: Made<'addresses'>): Find => find,
  companies: ({ find }: Made<'companies'>): Find => find,
  vehicles: ({ findPlate, models }: Made<'vehicles'>): Find =>
    findPlate ?? ((brand, signal) => models({ type: 'carros', brand }, signal)),
} as const;
const words = { addresses: '01001000', companies: '19131243000197', vehicles: 'ABC1D23' } as const;

const real = <Port extends keyof typeof asks>(port: Port, ask: (made: Made<Port>) => Find) =>
  vendorsOf(port).map(({ vendor: { name }, examples }): [string, () => Find, string] => {
    const make = (): Find => ask(requireMade(vendorOf(port, name)?.make(makingWith(examples, server.parts.url))));
    return [`${port} ${name}`, make, words[port]];
  });

function requireMade<Value>(made: Value | undefined): Value {
  if (made === undefined) throw new Error('a vendor was not made');
  return made;
}

type Case = readonly [string, () => Find, string];

/** The ports that a customer's page looks something up at; one that is missing does not compile. */
type LookedUp = Exclude<PortName, AskedPort | 'authorizations' | 'messaging' | 'storage'>;

const cases = {
  addresses: [
    ...real('addresses', asks.addresses),
    ['addresses simulated', () => simulatedAddresses.find, words.addresses],
  ],
  companies: [
    ...real('companies', asks.companies),
    ['companies simulated', () => simulatedCompanies.find, words.companies],
  ],
  vehicles: [
    ...real('vehicles', asks.vehicles),
    ['vehicles simulated', () => simulatedVehicles.findPlate, words.vehicles],
  ],
} as const satisfies Readonly<Record<LookedUp, readonly Case[]>>;
const lookups: readonly Case[] = Object.values(cases).flat();
const live = new AbortController().signal;

describe.each(lookups)('%s', (_name, make, words) => {
  it('answers done or failed to whatever the vendor says, and never throws', async () => {
    for (const recorded of [json(200, {}), json(404, {}), page(500), page(403), json(200, null), 'cut'] as const) {
      server.answer(recorded);
      const answer = await make()(words, live);
      expect(['done', 'failed']).toContain(answer.kind);
      if (answer.kind === 'failed') expect(answer.reason).toEqual(expect.any(String));
    }
  });

  it('answers to words that nobody has, as something that can be shown', async () => {
    server.answer(json(404, { type: 'not_found' }));
    for (const odd of ['', '00000000', 'a'.repeat(500), '../..', '%00']) {
      expect(['done', 'failed']).toContain((await make()(odd, live)).kind);
    }
  });

  it('ends at once for a caller that has gone', async () => {
    server.answer(null);
    // No patience of ours ever ends here, so that an answer can only come of the caller's leaving.
    const neverEnds = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(live);
    const gone = new AbortController();
    const answer = make()(words, gone.signal);
    gone.abort();
    expect(['done', 'failed']).toContain((await answer).kind);
    neverEnds.mockRestore();
  });

  it('puts what was asked for into no reason', async () => {
    server.answer(page(500));
    expect(JSON.stringify(await make()('12345678', live))).not.toContain('12345678');
  });
});
