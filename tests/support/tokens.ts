import { createSecretKey, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TokenKeys } from '../../apps/server/src/platform/trustedTokens.ts';
import { suiteClock } from './day.ts';

const secretOf = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(32));
const partner = secretOf();
const office = secretOf();

/** Whom the test servers believe: the shipped partner, and that of a test's own house. */
export const testTokenKeys: TokenKeys = {
  partners: new Map(['aurora', 'oficina'].map((slug) => [slug, { algorithm: 'HS256', key: createSecretKey(partner) }])),
  office: { algorithm: 'HS256', key: createSecretKey(office) },
};

const inBase64 = (key: Uint8Array): string => `HS256:${Buffer.from(key).toString('base64')}`;

/** The same for a server in a process of its own. */
export const testTokenEnv: Readonly<Record<string, string>> = {
  OFFICE_TOKEN_KEY: inBase64(office),
  PARTNER_JWT_KEYS: `aurora=${inBase64(partner)}`,
};

interface Signed {
  readonly by?: 'partner' | 'office' | 'nobody';
  /** Minutes from now; never where it is null. */
  readonly expiresIn?: number | null;
  /** Seconds since 1970. */
  readonly issued?: number;
  readonly audience?: string | null;
}

/** A token as a partner or the office signs it. */
export async function signToken(claims: Readonly<Record<string, unknown>>, options: Signed = {}): Promise<string> {
  const now = Math.floor(suiteClock.now().getTime() / 1_000);
  const { by = 'partner', expiresIn = 10, issued = now, audience = 'passo' } = options;
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(issued);
  if (expiresIn !== null) token.setExpirationTime(now + expiresIn * 60);
  if (audience !== null) token.setAudience(audience);
  return token.sign(by === 'partner' ? partner : by === 'office' ? office : secretOf());
}
