import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';

/** Clicksign's way of signing a webhook: `Content-Hmac: sha256=<hex HMAC of the raw body>`. */
export const contentHmac = (secret: Buffer, body: string | Buffer): string =>
  PREFIX + createHmac('sha256', secret).update(body).digest('hex');

/** In constant time; a missing or differently written signature is none. */
export function isSigned(secret: Buffer, header: unknown, raw: Buffer): boolean {
  if (typeof header !== 'string' || !header.startsWith(PREFIX)) return false;
  const expected = Buffer.from(contentHmac(secret, raw));
  const given = Buffer.from(header);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
