import { setTimeout as pause } from 'node:timers/promises';
import { attemptOnce, type Attempt, type OutboundAnswer, type OutboundRequest } from './outboundAttempt.ts';

/**
 * One call to the outside: done with whatever the provider said (a 404 is an answer: the adapter reads it), or failed
 * for a technical reason after every try that was safe to make. Never throws.
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

type OutboundParts = {
  readonly fetch?: typeof fetch;
  /** Rejects when the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>;
  /** From 0 to 1, for the jitter. */
  readonly random?: () => number;
};

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

export function createOutbound(parts: OutboundParts = {}): Outbound {
  const {
    fetch: send = fetch,
    random = Math.random,
    wait = (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
  } = parts;
  return async (request) => {
    const tries = isRepeatable(request) ? (request.attempts ?? 3) : 1;
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(send, request);
      if (outcome.kind === 'done') return { ...outcome, attempts: attempt };
      const isLast = attempt >= tries || !outcome.isPassing || request.signal?.aborted;
      if (isLast || !(await waited(wait(pauseBefore(attempt, outcome, random), request.signal)))) {
        return {
          kind: 'failed',
          reason: outcome.reason,
          attempts: attempt,
          ...(outcome.status ? { status: outcome.status } : {}),
        };
      }
    }
  };
}

// A second POST may be a second loan: it is only made under a key by which the provider recognises the first.
const isRepeatable = ({ method = 'GET', idempotencyKey }: OutboundRequest): boolean =>
  idempotencyKey !== undefined || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method);

// Full jitter: many that failed together do not come back together.
function pauseBefore(attempt: number, outcome: Attempt & { kind: 'failed' }, random: () => number): number {
  const ceiling = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  return Math.min(Math.max(outcome.retryAfterMs ?? 0, random() * ceiling), LONGEST_PAUSE_MS);
}

const waited = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );
