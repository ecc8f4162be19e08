import { timingSafeEqual } from 'node:crypto';
import { digestOf } from '../../platform/digest.ts';
import { randomId } from '../../platform/ids.ts';
import {
  deleteOperatorSession,
  deleteOperatorSessions,
  findOperatorSession,
  insertOperatorSession,
} from '../../repositories/operatorSessionRepository.ts';
import { giveBack, ofNetwork, takeAll } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

type Counting = Pick<Runtime, 'db' | 'limiter'>;

export const SESSION_SECONDS = 8 * 3_600;

const WRONG_PER_HOUR = 30;

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

export const closeOperatorSessions = ({ db }: Counting): Promise<unknown> => deleteOperatorSessions(db, []);

/** What somebody shows at the operators' door. */
interface Shown {
  /** The cookie. */
  readonly session: string | null;
  readonly password: string | null;
}

export type Entry = 'in' | 'wrong' | 'nothing shown' | { readonly retryAfterSeconds: number };

/**
 * A good session is in, whatever its neighbours do. Anything else that is shown is counted before it is looked at, for the network that
 * shows it and the wider ones around it, and given back where it was right: guessing in parallel gains nothing.
 */
export async function judgeOperator(
  runtime: Counting,
  secret: string,
  { session, password }: Shown,
  network: string,
): Promise<Entry> {
  if (session !== null && (await findOperatorSession(runtime.db, [digestOfSession(secret, session)])).length > 0)
    return 'in';
  if (session === null && password === null) return 'nothing shown';
  const limits = ofNetwork({ network }, ['operator', WRONG_PER_HOUR, 3600]);
  const refused = await takeAll(runtime, limits);
  if (refused !== null) return { retryAfterSeconds: refused.retryAfterSeconds };
  if (password === null || !isSecret(password, secret)) return 'wrong';
  await giveBack(
    runtime,
    limits.map(([key]) => key),
  );
  return 'in';
}
