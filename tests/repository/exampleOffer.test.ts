import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

/* The example that partners copy: its offers are of the day that Passo reckons by, at every hour. */

interface Example {
  readonly offerFor: (question: object) => {
    readonly quote: { readonly rulesOf: string; readonly firstDueOn: string };
  };
}

afterEach(() => void vi.useRealTimers());

it.each([
  ['at noon', '2026-11-25T15:00:00Z', '2026-11-25', '2026-12-25'],
  ['in the last hours of the day', '2026-11-26T01:30:00Z', '2026-11-25', '2026-12-25'],
  ['after midnight', '2026-11-26T03:00:00Z', '2026-11-26', '2026-12-26'],
])('%s an offer is of the day in São Paulo', async (_when, now, day, due) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const example: Example = await import(path.resolve(import.meta.dirname, '../../examples/provider/offer.mjs'));
  const { quote } = example.offerFor({ requestedCentavos: 500_000, installments: 24 });
  expect([quote.rulesOf, quote.firstDueOn]).toEqual([day, due]);
});
