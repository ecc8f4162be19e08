import type { Outbound } from '../platform/outbound.ts';
import { parseJson } from './parseJson.ts';

/** What a vendor's adapter is made from. */
export interface VendorParts {
  readonly outbound: Outbound;
  /** Where the vendor is, without a slash at the end. */
  readonly url: string;
}

/** What a vendor said: a status and JSON (undefined where the body is none), or a technical failure. */
type JsonAnswer =
  | { readonly kind: 'done'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

const ATTEMPTS = 2;

/** Asks for JSON. `timeoutMs` is for one of the two attempts. A redirect is a failure: vendors do not move by themselves. */
export async function askJson(
  outbound: Outbound,
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const answer = await outbound({
    url,
    headers: { accept: 'application/json', 'user-agent': 'passo' },
    timeoutMs,
    attempts: ATTEMPTS,
    signal,
  });
  if (answer.kind === 'failed') return { kind: 'failed', reason: answer.reason };
  if (answer.status >= 300 && answer.status < 400) return { kind: 'failed', reason: 'redirect' };
  return { kind: 'done', status: answer.status, body: parseJson(answer.body) };
}

/** A vendor said something that its documents do not. */
export const unexpected = { kind: 'failed', reason: 'unexpected' } as const;
