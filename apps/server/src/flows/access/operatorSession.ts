import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '../../platform/digest.ts';
import { randomId } from '../../platform/ids.ts';
import { deleteOperatorDevices } from '../../repositories/operatorDeviceRepository.ts';
import {
  deleteOperatorSession,
  deleteOperatorSessions,
  findOperatorSession,
  insertOperatorSession,
} from '../../repositories/operatorSessionRepository.ts';
import { giveBack, ofNetwork, takeAll, type Limit } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { knownDevice } from './operatorDevice.ts';

type Counting = Pick<Runtime, 'db' | 'limiter'>;

export const SESSION_SECONDS = 8 * 3_600;

const WRONG_PER_HOUR = 30;
const HOUR = 3_600;

/** With another secret every session that was opened by the one before is none. */
const digestOfSession = (secret: string, token: string): Buffer => digestOf(`operator-session:${secret}:${token}`);

/** Compared by digests: equally long, whatever was told. */
const isSecret = (told: string, secret: string): boolean => timingSafeEqual(digestOf(told), digestOf(secret));

/** The value of the operator's cookie. */
export async function openOperatorSession({ db }: Counting, secret: string): Promise<string> {
  const token = randomId();
  await insertOperatorSession(db, [digestOfSession(secret, token), SESSION_SECONDS]);
  return token;
}

export const closeOperatorSession = ({ db }: Counting, secret: string, token: string): Promise<unknown> =>
  deleteOperatorSession(db, [digestOfSession(secret, token)]);

/** Whoever is in is out, and no browser is known any more. */
export async function closeOperatorSessions({ db }: Counting): Promise<void> {
  await deleteOperatorSessions(db, []);
  await deleteOperatorDevices(db, []);
}

/** What somebody shows at the operators' door. */
interface Shown {
  /** The cookie of who is in. */
  readonly session: string | null;
  /** The cookie of a browser that was in before. */
  readonly device: string | null;
  readonly password: string | null;
  /** The password came with a request (Basic), and not from the page. */
  readonly byProgram: boolean;
}

export type Entry = 'in' | 'wrong' | 'nothing shown' | { readonly retryAfterSeconds: number };

/**
 * A good session is in, whatever its neighbours do. Anything else that is shown is counted before it is looked at, and given back where it
 * was right: guessing in parallel gains nothing.
 */
export async function judgeOperator(runtime: Counting, secret: string, shown: Shown, network: string): Promise<Entry> {
  const { session, password } = shown;
  if (session !== null && (await findOperatorSession(runtime.db, [digestOfSession(secret, session)])).length > 0)
    return 'in';
  if (session === null && password === null) return 'nothing shown';
  const limits = await limitsOf(runtime, secret, shown, network);
  const refused = await takeAll(runtime, limits);
  if (refused !== null) return { retryAfterSeconds: refused.retryAfterSeconds };
  if (password === null || !isSecret(password, secret)) return 'wrong';
  await giveBack(
    runtime,
    limits.map(([key]) => key),
  );
  return 'in';
}

/**
 * A browser that was in before counts alone, and whoever guesses beside it locks nothing of it. All others count for their network and the
 * wider ones around it: programs by themselves, so that who guesses on the page blinds none of them.
 */
async function limitsOf(
  runtime: Counting,
  secret: string,
  { device, byProgram }: Shown,
  network: string,
): Promise<readonly Limit[]> {
  const known = await knownDevice(runtime, secret, device);
  if (known !== null) return [[`operator-device:${known}`, WRONG_PER_HOUR, HOUR]];
  return ofNetwork({ network }, [byProgram ? 'operator-program' : 'operator', WRONG_PER_HOUR, HOUR]);
}
