import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Clock } from '@passo/domain';
import type { Reading } from './readings.ts';
import { readClaims, TOLERANCE_SECONDS, type Claims } from './tokenClaims.ts';

/** Who may sign for us, with what. HS256 by a shared secret, RS256 by the signer's public key. */
interface TokenKey {
  readonly algorithm: 'HS256' | 'RS256';
  readonly key: KeyObject;
}

export interface TokenKeys {
  /** By the partner's slug. */
  readonly partners: ReadonlyMap<string, TokenKey>;
  readonly office: TokenKey | null;
}

export const noTokenKeys: TokenKeys = { partners: new Map(), office: null };

/** A token, and the link that it was brought to. */
interface Brought {
  readonly token: string;
  readonly hash: string;
}

/** Says what a signed token claims; null where it is not the signer's, or `readClaims` has something against it. */
export interface TrustedTokens {
  ofPartner(partner: string, brought: Brought): Promise<Claims | null>;
  ofOffice(brought: Brought): Promise<Claims | null>;
}

export function trustedTokens({ partners, office }: TokenKeys, clock: Clock): TrustedTokens {
  const verify = async ({ token, hash }: Brought, by: TokenKey | null | undefined): Promise<Claims | null> => {
    if (by == null) return null;
    try {
      const now = clock.now();
      const { payload } = await jwtVerify(token, by.key, {
        algorithms: [by.algorithm],
        currentDate: now,
        clockTolerance: TOLERANCE_SECONDS,
      });
      return readClaims(payload, hash, now);
    } catch {
      return null;
    }
  };
  return {
    ofPartner: (partner, brought) => verify(brought, partners.get(partner)),
    ofOffice: (brought) => verify(brought, office),
  };
}

const SHORTEST_SECRET = 32;

/**
 * `PARTNER_JWT_KEYS` is `aurora=HS256:<base64>,ipe=RS256:<base64 of the PEM>`, `OFFICE_TOKEN_KEY` one such key. A mistake is
 * told without the key.
 */
export function readTokenKeys(env: Readonly<Record<string, string | undefined>>): Reading<TokenKeys> {
  const problems: string[] = [];
  const keyIn = (text: string, name: string): TokenKey | null => {
    const key = parseTokenKey(text);
    if (key === null)
      problems.push(`${name} must be HS256:<32 bytes or more in base64> or RS256:<a public PEM in base64>.`);
    return key;
  };
  const partners = new Map<string, TokenKey>();
  for (const entry of (env['PARTNER_JWT_KEYS'] ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [slug = '', ...rest] = entry.trim().split('=');
    const key = keyIn(rest.join('='), `PARTNER_JWT_KEYS (${/^[a-z0-9-]+$/.test(slug) ? slug : '?'})`);
    if (key !== null) partners.set(slug, key);
  }
  const own = env['OFFICE_TOKEN_KEY'];
  return { value: { partners, office: own ? keyIn(own, 'OFFICE_TOKEN_KEY') : null }, problems };
}

function parseTokenKey(text: string): TokenKey | null {
  const [algorithm, encoded = ''] = text.split(':');
  const bytes = Buffer.from(encoded, 'base64');
  if (algorithm === 'HS256') {
    return bytes.length < SHORTEST_SECRET ? null : { algorithm, key: createSecretKey(bytes) };
  }
  if (algorithm !== 'RS256') return null;
  try {
    const key = createPublicKey(bytes);
    return key.asymmetricKeyType === 'rsa' ? { algorithm, key } : null;
  } catch {
    return null;
  }
}
