import { widthsOf } from '../../platform/network.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Caller } from '../runtime/challenge.ts';
import { countingOnlyFailures, giveBack, ofNetwork, takeOne, takeOrChallenge, type Limit } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** What a customer's own devices ask for, for their own contact: to go on, and, beside it, to sign. */
const PER_OWN_CONTACT_AND_DAY = 20;
/** What strangers ask for: for one contact from one network, however wide, and from all of them together. */
const PER_CONTACT_NETWORK_AND_DAY = 20;
const PER_CONTACT_AND_DAY = 40;
/** Beyond these, each with a challenge solved: so a contact's owner gets one, and nobody bombs it from where they are. */
const CHALLENGED_PER_CONTACT_NETWORK_AND_DAY = 20;
/** Nobody typed these yet: each one that comes back is given back, so a crowd behind one address of a mobile network never waits. */
const UNCONFIRMED_PER_NETWORK = 200;
/** Of each budget: what strangers do stops no device that is in, and neither of them a signature. */
const PER_PARTNER = 5_000;

/** What took the place of a message that was lost, by itself: nobody asked for it, so it is counted apart. */
const PER_CONTACT_INSTEAD_AND_DAY = 10;

interface Sent {
  readonly target: string;
  readonly partner: string;
}

/** Who asks: anybody at all, a customer's device for its proven contact, or the same to sign. */
export type SentBy = 'stranger' | 'device' | 'signer';

interface Sending extends Sent {
  readonly by: SentBy;
  readonly caller: Caller;
}

const unconfirmed = (caller: Caller) => ofNetwork(caller, ['code-sent', UNCONFIRMED_PER_NETWORK, HOUR]);
/** As many for a wide network as for a narrow one: a /48 has 65,536 of those. */
const contactHere = (target: string, { network }: Caller): readonly Limit[] =>
  widthsOf(network).map(({ name }) => [`code-here:${target}:${name}`, PER_CONTACT_NETWORK_AND_DAY, DAY]);
const everywhere = (target: string): Limit => [`code-contact:${target}`, PER_CONTACT_AND_DAY, DAY];
const challengedHere = (target: string, { network }: Caller): Limit => [
  `code-challenged:${target}:${widthsOf(network).at(-1)?.name}`,
  CHALLENGED_PER_CONTACT_NETWORK_AND_DAY,
  DAY,
];

/** What may be passed by a challenge. */
const challengeable = ({ by, target, partner, caller }: Sending): readonly Limit[] => [
  ...(by === 'stranger' ? [...contactHere(target, caller), everywhere(target), ...unconfirmed(caller)] : []),
  [`code-partner:${by}:${partner}`, PER_PARTNER, HOUR],
];

/** Sends where nobody sent too often, or after a challenge. What was counted for a message that did not go out is given back. */
export async function withinSendLimits(runtime: Runtime, sending: Sending, send: () => Promise<void>): Promise<void> {
  const { by, target, caller } = sending;
  const own: readonly Limit[] = by === 'stranger' ? [] : [[`code-${by}:${target}`, PER_OWN_CONTACT_AND_DAY, DAY]];
  await sendWithin(runtime, own, async (taken) => {
    const counted = await takeOrChallenge(runtime, caller, 'code-sent', challengeable(sending));
    taken.push(...counted);
    if (counted.length > 0 || by !== 'stranger') return send();
    const challenged = challengedHere(target, caller);
    await takeOne(runtime, ...challenged);
    taken.push(challenged[0]);
    return send();
  });
}

/** Sends what takes the place of a lost message. */
export const withinInsteadLimits = (
  runtime: Runtime,
  { target, partner }: Sent,
  send: () => Promise<void>,
): Promise<void> =>
  sendWithin(
    runtime,
    [
      [`code-instead:${target}`, PER_CONTACT_INSTEAD_AND_DAY, DAY],
      [`code-partner:instead:${partner}`, PER_PARTNER, HOUR],
    ],
    send,
  );

/** `work` adds to `taken` what it takes itself. */
async function sendWithin(
  runtime: Runtime,
  limits: readonly Limit[],
  work: (taken: string[]) => Promise<void>,
): Promise<void> {
  const taken: string[] = [];
  try {
    for (const limit of limits) {
      await takeOne(runtime, ...limit);
      taken.push(limit[0]);
    }
    await work(taken);
  } catch (error) {
    await giveBack(runtime, taken);
    throw error;
  }
}

/** A code came back that was counted here: it was no failure of whoever shares this network, and the contact's owner is at it. */
export const giveBackSend = (runtime: Runtime, target: string, caller: Caller): Promise<void> =>
  giveBack(
    runtime,
    [...unconfirmed(caller), ...contactHere(target, caller), everywhere(target), challengedHere(target, caller)].map(
      ([key]) => key,
    ),
  );

/** Forty codes' tries. Beyond these the link of a message, which nobody guesses, still lets its reader in. */
const GUESSES_PER_PROPOSAL_AND_DAY = 200;

/**
 * Counts what strangers try in vain at the codes of one proposal, before it is looked at: whoever has many devices and many networks has
 * no more of the million numbers than whoever has one.
 */
export async function countingGuesses<T>(runtime: Runtime, proposal: string, work: () => Promise<T>): Promise<T> {
  const key = `code-guessed:${proposal}`;
  const decision = await runtime.limiter.take(key, GUESSES_PER_PROPOSAL_AND_DAY, DAY);
  if (!decision.allowed) throw new ProblemError(decision.because === 'unavailable' ? 'server.busy' : 'otp.guessed');
  const done = await work();
  await giveBack(runtime, [key]);
  return done;
}

const FAILURES_PER_NETWORK = 60;

/**
 * Counts what a stranger tries in vain. Null for a device that is in: its tries are counted by its own code, and nobody who shares its
 * network gets in its way.
 */
export async function countingFailures<T>(runtime: Runtime, caller: Caller | null, work: () => Promise<T>): Promise<T> {
  if (caller === null) return work();
  return countingOnlyFailures(runtime, caller, ['code', FAILURES_PER_NETWORK, HOUR], work);
}
