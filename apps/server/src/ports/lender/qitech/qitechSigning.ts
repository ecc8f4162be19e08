import { createHash, createPrivateKey, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { isRecord } from '@passo/engine';
import type { Clock } from '@passo/domain';
import { parseJson } from '../../parseJson.ts';

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

interface Signable {
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
export function isFromQitech(token: unknown, said: Signable, key: KeyObject, clock: Clock): boolean {
  if (typeof token !== 'string') return false;
  const claims = claimsIn(token.replace(/^Bearer /i, ''), key);
  if (claims === null) return false;
  const { timestamp, payload_md5: digest, method, uri } = claims;
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : NaN;
  const isNow = Math.abs(clock.now().getTime() - at) <= MOST_SKEW_MS;
  return isNow && digest === md5(said.body) && method === said.method && uri === said.uri;
}

/** What an ES512 token claims; null where it is none of this key's. At once, as a door needs it. */
function claimsIn(token: string, key: KeyObject): Readonly<Record<string, unknown>> | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = parseJson(Buffer.from(head, 'base64url'));
  if (more.length > 0 || !isRecord(header) || header.alg !== 'ES512') return null;
  const signed = Buffer.from(`${head}.${body}`);
  const isTheirs = verify('sha512', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  const claims = isTheirs ? parseJson(Buffer.from(body, 'base64url')) : null;
  return isRecord(claims) ? claims : null;
}
