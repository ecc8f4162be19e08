import { contentHmac } from '../../contentHmac.ts';
import type { VendorExamples } from '../../testing/vendorExamples.ts';

const SECRET = 'one secret of thirty-two bytes..';
const news = (name: string): string =>
  JSON.stringify({
    event: { name, data: {}, occurred_at: '2026-11-20T12:00:00Z' },
    document: { key: 'ref-1', path: '/p.pdf', status: 'closed' },
  });

export const examples: VendorExamples = {
  environment: { CLICKSIGN_ACCESS_TOKEN: 'token', CLICKSIGN_HMAC_SECRET: SECRET },
  door: {
    prove: (raw) => ({ 'content-hmac': contentHmac(Buffer.from(SECRET), raw) }),
    provesBytes: true,
    news: [news('auto_close'), news('refusal')],
  },
};
