import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '@passo/domain';

/* QI Tech signs both ways: ES512 over the body's MD5, the moment, the method and the path. */

export interface QitechKeys {
  /** Names the integration. */
  readonly apiKey: string;
  /** Ours, secp521r1. */
  readonly own: KeyObject;
  /** Theirs, public. */
  readonly theirs: KeyObject;
}

/** From PEM. Throws where they are none. */
export const qitechKeys = (apiKey: string, own: string, theirs: string): QitechKeys => ({
  apiKey,
  own: createPrivateKey(own),
  theirs: createPublicKey(theirs),
});

const MOST_SKEW_MS = 5 * 60_000;

const md5 = (body: string | Buffer): string => createHash('md5').update(body).digest('hex');

export interface Signable {
  readonly method: string;
  /** The path, with its query. */
  readonly uri: string;
  readonly body: string | Buffer;
}

export const signQitech = ({ method, uri, body }: Signable, key: KeyObject, clock: Clock): Promise<string> =>
  new SignJWT({ payload_md5: md5(body), timestamp: clock.now().toISOString(), method, uri })
    .setProtectedHeader({ alg: 'ES512', typ: 'JWT' })
    .sign(key);

/** Whether the token is theirs and is about these very bytes, on this path, now. */
export async function isFromQitech(
  token: unknown,
  { method, uri, body }: Signable,
  key: KeyObject,
  clock: Clock,
): Promise<boolean> {
  if (typeof token !== 'string') return false;
  try {
    const { payload } = await jwtVerify(token.replace(/^Bearer /i, ''), key, { algorithms: ['ES512'] });
    const at = typeof payload.timestamp === 'string' ? Date.parse(payload.timestamp) : NaN;
    const isNow = Math.abs(clock.now().getTime() - at) <= MOST_SKEW_MS;
    return isNow && payload.payload_md5 === md5(body) && payload.method === method && payload.uri === uri;
  } catch {
    return false;
  }
}
