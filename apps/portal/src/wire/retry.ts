import { paths, type PortalCallName } from '@passo/contract/paths.ts';

/** How often a call is tried again by itself. */
interface RetryPolicy {
  /** After no answer came at all. */
  readonly unanswered: number;
  /** After the server said that it, or somebody behind it, is not well (502, 503, 504). */
  readonly unwell: number;
}

const own: Partial<Readonly<Record<PortalCallName, RetryPolicy>>> = {
  showStep: { unanswered: 5, unwell: 5 },
  // A poll comes again anyway.
  finishedUpdate: { unanswered: 0, unwell: 0 },
  // Every try of a code counts, answered or not.
  tokenConfirm: { unanswered: 0, unwell: 0 },
};

/** Who waits for a look-up can type instead. */
const lookUp: RetryPolicy = { unanswered: 1, unwell: 0 };

/** What changes something goes out again under its first key only where nobody answered: the server knows the key. */
export function retryPolicy(name: PortalCallName): RetryPolicy {
  if (/^(find|fipe)/.test(name)) return lookUp;
  return own[name] ?? { unanswered: 2, unwell: paths[name].method === 'GET' ? 2 : 0 };
}

/** Milliseconds before the try after `tries` of them: 0.4 s, 0.8 s, 1.6 s ... at most 5 s. */
export const pauseAfter = (tries: number): number => Math.min(5000, 400 * 2 ** (tries - 1));

interface Failure {
  /** 0 where no answer came. */
  readonly status: number;
  readonly name: string;
}

export function mayRetry({ unanswered, unwell }: RetryPolicy, tries: number, failure: Failure): boolean {
  // The first sending of the very same action is still under way: its answer will be there in a moment.
  if (failure.name === 'idempotency.inProgress') return tries <= 5;
  if (failure.status === 0) return tries <= unanswered;
  return [502, 503, 504].includes(failure.status) && tries <= unwell;
}
