import { countingOnlyFailures, takeOne, type Limit } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** What a customer's own devices ask for, for their own contact. */
const PER_OWN_CONTACT_AND_DAY = 20;
/** What strangers ask for: for one contact from one address, and from all of them together. */
const PER_CONTACT_NETWORK_AND_DAY = 20;
const PER_CONTACT_AND_DAY = 40;
/** Beside these an address's first message of the day still goes out: however many others ask, the customer's device gets one. */
const FIRST_PER_CONTACT_AND_DAY = 40;
/** Nobody typed these yet: each one that comes back is given back, so a crowd behind one address of a mobile network never waits. */
const UNCONFIRMED_PER_NETWORK = 200;
const PER_PARTNER = 5_000;

/** What took the place of a message that was lost, by itself: nobody asked for it, so it is counted apart. */
const PER_CONTACT_INSTEAD_AND_DAY = 10;

interface Sent {
  readonly target: string;
  readonly partner: string;
}

interface Sending extends Sent {
  /** Where it is asked from; null where a customer's own device asks for its proven contact. */
  readonly network: string | null;
}

const ofNetwork = (network: string): string => `code-sent:${network}`;
const ofContactHere = (target: string, network: string): string => `code-here:${target}:${network}`;
const firstHere = (target: string, network: string): string => `code-first:${target}:${network}`;

/** Sends where nobody sent too often. What was counted for a message that did not go out is given back. */
export const withinSendLimits = (
  runtime: Runtime,
  { target, partner, network }: Sending,
  send: () => Promise<void>,
): Promise<void> =>
  // Whoever types somebody's number uses up what strangers may send there, never what its owner asks for.
  sendWithin(
    runtime,
    partner,
    async (taken) =>
      network === null
        ? [[`code-own:${target}`, PER_OWN_CONTACT_AND_DAY, DAY]]
        : strangersLimits(runtime, target, network, taken),
    send,
  );

/** Sends what takes the place of a lost message. */
export const withinInsteadLimits = (
  runtime: Runtime,
  { target, partner }: Sent,
  send: () => Promise<void>,
): Promise<void> =>
  sendWithin(runtime, partner, async () => [[`code-instead:${target}`, PER_CONTACT_INSTEAD_AND_DAY, DAY]], send);

/** `limitsOf` adds to `taken` what it takes itself. */
async function sendWithin(
  runtime: Runtime,
  partner: string,
  limitsOf: (taken: string[]) => Promise<readonly Limit[]>,
  send: () => Promise<void>,
): Promise<void> {
  const taken: string[] = [];
  try {
    for (const limit of [...(await limitsOf(taken)), [`code-partner:${partner}`, PER_PARTNER, HOUR] as const]) {
      await takeOne(runtime, ...limit);
      taken.push(limit[0]);
    }
    await send();
  } catch (error) {
    await Promise.all(taken.map((key) => runtime.limiter.giveBack(key)));
    throw error;
  }
}

async function strangersLimits(
  runtime: Runtime,
  target: string,
  network: string,
  taken: string[],
): Promise<readonly Limit[]> {
  const first = firstHere(target, network);
  const { allowed: isFirst } = await runtime.limiter.take(first, 1, DAY);
  if (isFirst) taken.push(first);
  return [
    [ofContactHere(target, network), PER_CONTACT_NETWORK_AND_DAY, DAY],
    isFirst
      ? [`code-firsts:${target}`, FIRST_PER_CONTACT_AND_DAY, DAY]
      : [`code-contact:${target}`, PER_CONTACT_AND_DAY, DAY],
    [ofNetwork(network), UNCONFIRMED_PER_NETWORK, HOUR],
  ];
}

/**
 * A code came back that was counted here: it was no failure of whoever shares this address, and the contact's owner is at it, so
 * that its next message goes out like a first one.
 */
export async function giveBackSend(runtime: Runtime, target: string, network: string): Promise<void> {
  const keys = [ofNetwork(network), ofContactHere(target, network), firstHere(target, network)];
  await Promise.all(keys.map((key) => runtime.limiter.giveBack(key)));
}

const FAILURES_PER_NETWORK = 60;

/**
 * Counts what a stranger tries in vain. Null for a device that is in: its tries are counted by its own code, and nobody who shares its
 * address locks it out.
 */
export async function countingFailures<T>(
  runtime: Runtime,
  network: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (network === null) return work();
  return countingOnlyFailures(runtime, [`code:${network}`, FAILURES_PER_NETWORK, HOUR], work);
}
