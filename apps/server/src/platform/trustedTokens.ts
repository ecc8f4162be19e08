import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, type JWTVerifyOptions } from 'jose';
import type { Clock } from '@passo/domain';
import type { Reading } from './readings.ts';

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

export type Claims = Readonly<Record<string, unknown>>;

/** Says what a signed token claims; null where it is not the signer's, is too old, or never ends. */
export interface TrustedTokens {
  ofPartner(partner: string, token: string): Promise<Claims | null>;
  ofOffice(token: string): Promise<Claims | null>;
}

/** Whom a partner's token is for (`aud`): what the same key signs for others opens nothing here. */
const AUDIENCE = 'passo';

/** A token in a link is a key under the mat: this is the longest that one may lie there. */
const LONGEST_LIFE = '24h';

export function trustedTokens({ partners, office }: TokenKeys, clock: Clock): TrustedTokens {
  const verify = async (
    token: string,
    by: TokenKey | null | undefined,
    more: JWTVerifyOptions = {},
  ): Promise<Claims | null> => {
    if (by == null) return null;
    try {
      const { payload } = await jwtVerify(token, by.key, {
        algorithms: [by.algorithm],
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: LONGEST_LIFE,
        currentDate: clock.now(),
        clockTolerance: 30,
        ...more,
      });
      return payload;
    } catch {
      return null;
    }
  };
  return {
    ofPartner: (partner, token) => verify(token, partners.get(partner), { audience: AUDIENCE }),
    ofOffice: (token) => verify(token, office),
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
