import { Buffer } from 'node:buffer';

export type OutboundRequest = {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that are made anew for every try: a signature whose nonce is good once. */
  readonly freshHeaders?: () => Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Sent as `Idempotency-Key`; allows a POST or PATCH to be tried again. */
  readonly idempotencyKey?: string;
  /** For one try, the answer's body included; 10 s. */
  readonly timeoutMs?: number;
  /** Tries in all; 3. */
  readonly attempts?: number;
  /** The largest answer that is read; 1 MiB. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
};

type FailureReason = 'timeout' | 'network' | 'tooLarge' | 'providerError' | 'aborted';

type Answered = { readonly kind: 'done'; readonly status: number; readonly headers: Headers; readonly body: Buffer };

export type OutboundAnswer =
  | (Answered & { readonly attempts: number })
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly attempts: number; readonly status?: number };

/** One try. `isPassing`: another one may end differently. */
export type Attempt =
  | Answered
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      readonly isPassing: boolean;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Sends the request once and reads the whole answer within its time and size. */
export async function attemptOnce(send: typeof fetch, request: OutboundRequest): Promise<Attempt> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? 10_000);
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  try {
    const response = await send(request.url, {
      method: request.method ?? 'GET',
      headers: {
        ...request.headers,
        ...request.freshHeaders?.(),
        ...(request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      // Followed blindly, a redirect could lead inside our own network.
      redirect: 'manual',
      signal,
    });
    return await readAnswer(response, request.maxBytes ?? 1_048_576);
  } catch {
    if (request.signal?.aborted) return { kind: 'failed', reason: 'aborted', isPassing: false };
    return { kind: 'failed', reason: timeout.aborted ? 'timeout' : 'network', isPassing: true };
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<Attempt> {
  const { status, headers } = response;
  if (status >= 500 || PASSING_STATUSES.has(status)) {
    await response.body?.cancel();
    const retryAfterMs = Number(headers.get('retry-after')) * 1000;
    const isPassing = PASSING_STATUSES.has(status);
    return {
      kind: 'failed',
      reason: 'providerError',
      status,
      isPassing,
      ...(retryAfterMs > 0 ? { retryAfterMs } : {}),
    };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return { kind: 'failed', reason: 'tooLarge', status, isPassing: false };
    chunks.push(chunk);
  }
  return { kind: 'done', status, headers, body: Buffer.concat(chunks) };
}
