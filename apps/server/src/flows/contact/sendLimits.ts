import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** Of one contact, over all proposals and partners. */
const PER_CONTACT_AND_DAY = 20;
/** Nobody typed these yet: each one that comes back is given back, so a crowd behind one address of a mobile network never waits. */
const UNCONFIRMED_PER_NETWORK = 200;
const PER_PARTNER = 5_000;

interface Sending {
  readonly target: string;
  readonly partner: string;
  /** Where it is asked from; null where a customer's own device asks for its proven contact. */
  readonly network: string | null;
}

const ofNetwork = (network: string): string => `code-sent:${network}`;

/** Sends where nobody sent too often. What was counted for a message that did not go out is given back. */
export async function withinSendLimits(
  runtime: Runtime,
  { target, partner, network }: Sending,
  send: () => Promise<void>,
): Promise<void> {
  const limits: readonly (readonly [string, number, number])[] = [
    // Whoever types somebody's number uses up what strangers may send there, never what its owner asks for.
    [network === null ? `code-own:${target}` : `code-contact:${target}`, PER_CONTACT_AND_DAY, DAY],
    ...(network === null ? [] : [[ofNetwork(network), UNCONFIRMED_PER_NETWORK, HOUR] as const]),
    [`code-partner:${partner}`, PER_PARTNER, HOUR],
  ];
  const taken: string[] = [];
  try {
    for (const [key, most, seconds] of limits) {
      await takeOne(runtime, key, most, seconds);
      taken.push(key);
    }
    await send();
  } catch (error) {
    await Promise.all(taken.map((key) => runtime.limiter.giveBack(key)));
    throw error;
  }
}

/** A code came back: it was no failure of whoever shares this address. */
export const giveBackSend = (runtime: Runtime, network: string): Promise<void> =>
  runtime.limiter.giveBack(ofNetwork(network));

const FAILURES_PER_NETWORK = 60;

/**
 * Counts what a stranger tries, before it is looked at; what succeeds is given back. Null for a device that is in: its tries are counted
 * by its own code, and nobody who shares its address locks it out.
 */
export async function countingFailures<T>(
  runtime: Runtime,
  network: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (network === null) return work();
  const key = `code:${network}`;
  await takeOne(runtime, key, FAILURES_PER_NETWORK, HOUR);
  const done = await work();
  await runtime.limiter.giveBack(key);
  return done;
}
