import { ProblemError } from '../platform/problemError.ts';

interface Limits {
  readonly perDevice: number;
  readonly perCaller: number;
}

const RETRY_SECONDS = 30;

/**
 * The event streams that a process holds open, counted by who holds them; answers how to take one and how it is given back.
 * Counted here and not in the database: a stream ends with its process, and a count that outlived it would lock somebody out.
 */
export function openStreams({ perDevice, perCaller }: Limits): (device: string, caller: string) => () => void {
  const open = new Map<string, number>();
  const add = (key: string, more: 1 | -1): void => {
    const now = (open.get(key) ?? 0) + more;
    if (now === 0) open.delete(key);
    else open.set(key, now);
  };
  return (device, caller) => {
    const keys = [`device:${device}`, `caller:${caller}`];
    const isFull = [perDevice, perCaller].some((limit, at) => (open.get(keys[at] ?? '') ?? 0) >= limit);
    // Whoever is refused asks by the clock, which costs no query while nothing changes.
    if (isFull) throw new ProblemError('rate.limited', { retryAfterSeconds: RETRY_SECONDS });
    keys.forEach((key) => add(key, 1));
    return () => keys.forEach((key) => add(key, -1));
  };
}
