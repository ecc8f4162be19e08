import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { isRecord } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { widthsOf } from '../../platform/network.ts';
import type { Runtime } from './runtime.ts';

/** Where a request comes from, and the solution of a challenge where it brings one. */
export interface Caller {
  readonly network: string;
  readonly solution: string | null;
}

const LIFETIME_SECONDS = 300;
/** One step of the work: so many rounds of PBKDF2, which browsers do in native code beside the page. */
const COST = 4_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** At the limit, and at most: what a cheap phone does in a second (`npm run bench:challenge`). A neighbour pays it too, so it ends there. */
const [LEAST_STEPS, MOST_STEPS] = [16, 64];
/** So many solutions of a network in an hour double the work. */
const DOUBLES_EVERY = 50;
const HOUR = 3_600;
const NO_LIMIT = 1_000_000_000;
const LONGEST_SOLUTION = 4_000;

/** Lets a request through that brings a solution of its own, made for this purpose; any other one is answered with a challenge. */
export async function passChallenge(runtime: Runtime, { network, solution }: Caller, purpose: string): Promise<void> {
  const bound = { purpose, network };
  const solved = solution === null ? null : await readSolution(runtime, solution);
  if (solved === null || !isFor(runtime, solved, bound)) throw await challengeFor(runtime, bound);
  const once = await runtime.limiter.take(`solved:${solved.signature}`, 1, LIFETIME_SECONDS);
  if (!once.allowed && once.because === 'unavailable')
    throw new ProblemError('server.busy', { retryAfterSeconds: once.retryAfterSeconds });
  if (!once.allowed) throw await challengeFor(runtime, bound);
  // Counted where it is widest, so that a new /64 of the same customer's does not begin anew.
  await runtime.limiter.take(riseOf(bound), NO_LIMIT, HOUR);
}

interface Bound {
  readonly purpose: string;
  readonly network: string;
}

const riseOf = ({ purpose, network }: Bound): string => `solutions:${purpose}:${widthsOf(network).at(-1)?.name}`;

async function challengeFor(runtime: Runtime, bound: Bound): Promise<ProblemError> {
  const risen = LEAST_STEPS * 2 ** ((await runtime.limiter.used(riseOf(bound))) / DOUBLES_EVERY);
  const most = Math.round(Math.min(MOST_STEPS, risen));
  const until = runtime.clock.now().getTime() + LIFETIME_SECONDS * 1_000;
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    // Half of the work is certain: nobody is lucky at once, and nobody waits longer than all of it.
    counter: randomInt(most, Math.ceil(most / 2)),
    deriveKey,
    data: { ...bound, until },
    ...secretsOf(runtime),
  });
  return new ProblemError('challenge.required', { errors: { challenge } });
}

/** Every process of a database has the same ones. */
const secretsOf = ({ keyring }: Runtime) => ({
  hmacSignatureSecret: keyring.keyedHash('challenge', 'challenge').toString('hex'),
  hmacKeySignatureSecret: keyring.keyedHash('key', 'challenge').toString('hex'),
});

/** What is not ours, was changed or is not solved is no solution. */
async function readSolution(runtime: Runtime, text: string): Promise<Required<Challenge> | null> {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text.slice(0, LONGEST_SOLUTION), 'base64').toString('utf8'));
    if (!isPayload(payload)) return null;
    const { challenge, solution } = payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(runtime) });
    return verified ? (challenge as Required<Challenge>) : null;
  } catch {
    return null;
  }
}

const isPayload = (payload: unknown): payload is Payload =>
  isRecord(payload) &&
  isRecord(payload.challenge) &&
  typeof payload.challenge.signature === 'string' &&
  isRecord(payload.challenge.parameters) &&
  isRecord(payload.solution);

const isFor = (runtime: Runtime, { parameters: { data } }: Challenge, { purpose, network }: Bound): boolean =>
  data?.purpose === purpose && data.network === network && Number(data.until) > runtime.clock.now().getTime();
