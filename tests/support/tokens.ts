import { createSecretKey, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TokenKeys } from '../../apps/server/src/platform/trustedTokens.ts';

const secretOf = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(32));
const partner = secretOf();
const office = secretOf();

/** Whom the test servers believe. */
export const testTokenKeys: TokenKeys = {
  partners: new Map([['aurora', { algorithm: 'HS256', key: createSecretKey(partner) }]]),
  office: { algorithm: 'HS256', key: createSecretKey(office) },
};

interface Signed {
  readonly by?: 'partner' | 'office' | 'nobody';
  readonly expires?: string | null;
  readonly issued?: number;
  readonly audience?: string | null;
}

/** A token as a partner or the office signs it. */
export async function signToken(claims: Readonly<Record<string, unknown>>, options: Signed = {}): Promise<string> {
  const { by = 'partner', expires = '10m', issued, audience = 'passo' } = options;
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(issued);
  if (expires !== null) token.setExpirationTime(expires);
  if (audience !== null) token.setAudience(audience);
  return token.sign(by === 'partner' ? partner : by === 'office' ? office : secretOf());
}
