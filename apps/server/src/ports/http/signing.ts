import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const WIRE_VERSION = '1';
/** How far the clocks of both sides may be apart, and how long an overheard request could be sent again. */
const MOST_SECONDS = 300;

/** What a signature is over, beside the time and the nonce. */
export interface Message {
  readonly method: 'POST';
  /** As it is sent, with what stands behind a question mark. */
  readonly path: string;
  readonly key: string;
  readonly body: string | Buffer;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

function signatureOf(secret: string, { method, path, key, body }: Message, time: string, nonce: string): string {
  const digest = createHash('sha256').update(body).digest('hex');
  const lines = [`v${WIRE_VERSION}`, method, path, time, nonce, key, digest];
  return `v${WIRE_VERSION}=${createHmac('sha256', secret).update(lines.join('\n')).digest('hex')}`;
}

/** The headers that prove a message. Every call makes a nonce of its own. */
export function signedHeaders(secret: string, message: Message, now: Date): Readonly<Record<string, string>> {
  const time = String(Math.floor(now.getTime() / 1_000));
  const nonce = randomBytes(16).toString('base64url');
  return {
    'passo-signature': signatureOf(secret, message, time, nonce),
    'passo-wire': WIRE_VERSION,
    'passo-time': time,
    'passo-nonce': nonce,
    'idempotency-key': message.key,
  };
}

/** Whether these headers prove the body, lately. In constant time; what is missing or written twice proves nothing. */
export function isProven(secret: string, headers: Headers, path: string, body: Buffer, now: Date): boolean {
  const { 'passo-signature': given, 'passo-time': time, 'passo-nonce': nonce, 'idempotency-key': key } = headers;
  if (typeof given !== 'string' || typeof time !== 'string' || typeof nonce !== 'string' || typeof key !== 'string')
    return false;
  const isLate = Math.abs(now.getTime() / 1_000 - Number(time)) > MOST_SECONDS;
  if (!/^\d{1,12}$/.test(time) || isLate) return false;
  const [a, b] = [
    Buffer.from(given),
    Buffer.from(signatureOf(secret, { method: 'POST', path, key, body }, time, nonce)),
  ];
  return a.length === b.length && timingSafeEqual(a, b);
}
