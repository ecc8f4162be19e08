import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressVendors, companyVendors } from '../registry.ts';
import { json, page, startVendorServer, type VendorServer } from '../testing/vendorServer.ts';

/* What holds for whoever looks an address or a company up: real vendors against a local server, the simulator as it is. */

let server: VendorServer;
beforeAll(async () => void (server = await startVendorServer()));
afterAll(() => server.close());

type Find = (words: string, signal: AbortSignal) => Promise<{ readonly kind: string; readonly reason?: unknown }>;

const at = () => server.parts;
const lookups: readonly (readonly [string, () => Find, string])[] = [
  ...Object.entries(addressVendors).map(
    ([name, make]) => [`addresses ${name}`, () => make(at).find, '01001000'] as const,
  ),
  ...Object.entries(companyVendors).map(
    ([name, make]) => [`companies ${name}`, () => make(at).find, '19131243000197'] as const,
  ),
];
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
    const gone = new AbortController();
    const started = performance.now();
    const answer = make()(words, gone.signal);
    gone.abort();
    expect(['done', 'failed']).toContain((await answer).kind);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('puts what was asked for into no reason', async () => {
    server.answer(page(500));
    expect(JSON.stringify(await make()('12345678', live))).not.toContain('12345678');
  });
});
