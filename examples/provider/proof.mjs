// The signature of the wire, both ways. Yours keeps the nonces where all of its processes see them.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const { SECRET = '' } = process.env;
if (Buffer.byteLength(SECRET) < 32) throw new Error('SECRET must have at least 32 bytes');
const seen = new Map(); // nonce → when; kept for longer than a message may be old

function sign(path, time, nonce, key, body) {
  const digest = createHash('sha256').update(body).digest('hex');
  const lines = ['v1', 'POST', path, time, nonce, key, digest].join('\n');
  return `v1=${createHmac('sha256', SECRET).update(lines).digest('hex')}`;
}

/** The headers that prove a message of ours. */
export function proof(path, key, body) {
  const [time, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('base64url')];
  const signature = sign(path, time, nonce, key, body);
  const [wire, type] = ['1', 'application/json'];
  return {
    ...{ 'passo-signature': signature, 'passo-time': time, 'passo-nonce': nonce, 'passo-wire': wire },
    ...{ 'idempotency-key': key, 'content-type': type },
  };
}

/** Why a message is not believed, or null. */
export function objection({ headers, url }, body) {
  const [time, nonce, key] = [headers['passo-time'], headers['passo-nonce'], headers['idempotency-key']];
  const [a, b] = [headers['passo-signature'] ?? '', sign(url, time, nonce, key, body)].map((text) => Buffer.from(text));
  if (!key || !nonce || a.length !== b.length || !timingSafeEqual(a, b)) return 'unsigned';
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return 'stale';
  for (const [old, at] of seen) if (Date.now() - at > 660_000) seen.delete(old);
  if (seen.has(nonce)) return 'replayed';
  seen.set(nonce, Date.now());
  return null;
}
