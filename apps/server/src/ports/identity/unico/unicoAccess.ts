import { importPKCS8, SignJWT, type CryptoKey } from 'jose';
import { isRecord } from '@passo/engine';
import type { Clock } from '@passo/domain';
import type { Outbound } from '../../../platform/outbound.ts';
import { parseJson } from '../../parseJson.ts';

export const UNICO_IDENTITY_URL = 'https://identity.acesso.io';
const TIMEOUT_MS = 5_000;
const ASSERTION_SECONDS = 600;
/** A token is fetched anew this long before it ends. */
const SPARE_MS = 60_000;

export interface UnicoAccount {
  /** `<service account>@<tenant>` */
  readonly issuer: string;
  /** The private key, PKCS #8 in PEM. */
  readonly key: string;
  readonly identityUrl: string;
}

/** An access token by the JWT-bearer grant (RFC 7523, RS256); kept until shortly before it ends. Null where none was given. */
export function unicoAccess(outbound: Outbound, account: UnicoAccount, clock: Clock) {
  let kept: { readonly token: string; readonly until: number } | null = null;
  let key: Promise<CryptoKey> | undefined;
  return async (signal: AbortSignal): Promise<string | null> => {
    const now = clock.now().getTime();
    if (kept !== null && kept.until > now) return kept.token;
    const seconds = Math.floor(now / 1000);
    const assertion = await new SignJWT({ scope: '*' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(`${account.issuer}.iam.acesso.io`)
      .setAudience(account.identityUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ASSERTION_SECONDS)
      .sign(await (key ??= importPKCS8(account.key, 'RS256')));
    const answer = await outbound({
      url: `${account.identityUrl}/oauth2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
      timeoutMs: TIMEOUT_MS,
      attempts: 1,
      signal,
    });
    const body = answer.kind === 'done' && answer.status === 200 ? parseJson(answer.body) : null;
    if (!isRecord(body) || typeof body.access_token !== 'string') return null;
    const lasts = Number(body.expires_in);
    kept = { token: body.access_token, until: now + (Number.isFinite(lasts) ? lasts * 1000 : 0) - SPARE_MS };
    return kept.token;
  };
}
