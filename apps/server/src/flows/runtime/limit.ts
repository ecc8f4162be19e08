import { ProblemError } from '../../platform/problemError.ts';
import type { Runtime } from './runtime.ts';

/**
 * Takes one of the `limit` that the key has in each window. Refuses with the time to wait; where nothing could be counted
 * it says that we are busy, for nobody tried too often.
 */
export async function takeOne(runtime: Runtime, key: string, limit: number, windowSeconds: number): Promise<void> {
  const decision = await runtime.limiter.take(key, limit, windowSeconds);
  if (decision.allowed) return;
  const { because, retryAfterSeconds } = decision;
  throw new ProblemError(because === 'unavailable' ? 'server.busy' : 'rate.limited', { retryAfterSeconds });
}

/** Whose count, how many, in so many seconds. */
export type Limit = readonly [key: string, most: number, seconds: number];

/** Counts what fails, of what nobody can guess: who succeeds is let in however often their neighbours failed. */
export async function countingFailuresAfter<T>(
  runtime: Runtime,
  [key, most, seconds]: Limit,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await takeOne(runtime, key, most, seconds);
    throw error;
  }
}

/** Counts what is tried before it is looked at, so that trying at once gains nothing; what succeeds is given back. */
export async function countingOnlyFailures<T>(
  runtime: Runtime,
  [key, most, seconds]: Limit,
  work: () => Promise<T>,
): Promise<T> {
  await takeOne(runtime, key, most, seconds);
  const done = await work();
  await runtime.limiter.giveBack(key);
  return done;
}
