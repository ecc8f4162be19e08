import { widthsOf } from '../../platform/network.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { RateDecision } from '../../platform/rateLimit.ts';
import { passChallenge, type Caller } from './challenge.ts';
import type { Runtime } from './runtime.ts';

/** Whose count, how many, in so many seconds. */
export type Limit = readonly [key: string, most: number, seconds: number];

type Counting = Pick<Runtime, 'limiter'>;
type Refused = Extract<RateDecision, { allowed: false }>;

/** Where nothing could be counted it says that we are busy, for nobody tried too often. */
const refusal = ({ because, retryAfterSeconds }: Refused): ProblemError =>
  new ProblemError(because === 'unavailable' ? 'server.busy' : 'rate.limited', { retryAfterSeconds });

/** Takes one of the `limit` that the key has in each window. Refuses with the time to wait. */
export async function takeOne(runtime: Runtime, ...[key, limit, windowSeconds]: Limit): Promise<void> {
  const decision = await runtime.limiter.take(key, limit, windowSeconds);
  if (!decision.allowed) throw refusal(decision);
}

/** What all of a network do counts for it and for the wider ones that it lies in. */
export const ofNetwork = ({ network }: Pick<Caller, 'network'>, [name, most, seconds]: Limit): readonly Limit[] =>
  widthsOf(network).map((width) => [`${name}:${width.name}`, most * width.budgets, seconds]);

/**
 * Takes one of each, or, where somebody used one of them up, none: then whoever asks has to solve a challenge, for it may be a neighbour
 * of theirs who did. Answers what was taken.
 */
export async function takeOrChallenge(
  runtime: Runtime,
  caller: Caller,
  purpose: string,
  limits: readonly Limit[],
): Promise<readonly string[]> {
  const refused = await takeAll(runtime, limits);
  if (refused === null) return limits.map(([key]) => key);
  if (refused.because === 'unavailable') throw refusal(refused);
  await passChallenge(runtime, caller, purpose);
  return [];
}

/** Takes one of each, or as many as it costs, or none and says why. */
export async function takeAll(runtime: Counting, limits: readonly Limit[], cost = 1): Promise<Refused | null> {
  const taken: string[] = [];
  for (const [key, most, seconds] of limits) {
    const decision = await runtime.limiter.take(key, most, seconds, cost);
    if (!decision.allowed) {
      await giveBack(runtime, taken, cost);
      return decision;
    }
    taken.push(key);
  }
  return null;
}

/** One of what all of a network may do, or a challenge. */
export const takeOfNetwork = (runtime: Runtime, caller: Caller, limit: Limit): Promise<readonly string[]> =>
  takeOrChallenge(runtime, caller, limit[0], ofNetwork(caller, limit));

export async function giveBack(runtime: Counting, keys: readonly string[], cost = 1): Promise<void> {
  const each = keys.flatMap((key) => Array.from({ length: cost }, () => key));
  await Promise.all(each.map((key) => runtime.limiter.giveBack(key)));
}

/** Counts what fails, of what nobody can guess: who succeeds is let in however often their neighbours failed. */
export async function countingFailuresAfter<T>(
  runtime: Runtime,
  caller: Caller,
  limit: Limit,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await takeOfNetwork(runtime, caller, limit);
    throw error;
  }
}

/** Counts what is tried before it is looked at, so that trying at once gains nothing; what succeeds is given back. */
export async function countingOnlyFailures<T>(
  runtime: Runtime,
  caller: Caller,
  limit: Limit,
  work: () => Promise<T>,
): Promise<T> {
  const taken = await takeOfNetwork(runtime, caller, limit);
  const done = await work();
  await giveBack(runtime, taken);
  return done;
}
