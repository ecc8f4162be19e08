import { ProblemError } from '../../platform/problemError.ts';
import { countedAs, type Access, type Visitor } from '../access/access.ts';
import type { Caller } from '../runtime/challenge.ts';
import { giveBack, ofNetwork, takeAll, takeOfNetwork, takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What one person types in a minute. */
const PER_LINK = 60;
/** What a crowd behind one address of a mobile network types. */
const PER_NETWORK = 600;

/** Who sends what is looked up, and from where: whose look-ups count together. */
export interface LookingUp {
  readonly access: Pick<Access, 'proven'>;
  readonly visitor: Visitor;
  readonly network: string;
}

/** Counts a look-up that somebody outside answers: for the device at its link, and for the network of whoever is not in. */
export async function takeLookup(
  runtime: Runtime,
  caller: Caller,
  visitor?: Visitor,
  { proven }: Pick<Access, 'proven'> = { proven: false },
): Promise<void> {
  if (visitor !== undefined) await takeOne(runtime, `lookup-link:${countedAs(visitor, { proven })}`, PER_LINK, 60);
  if (!proven) await takeOfNetwork(runtime, caller, ['lookup', PER_NETWORK, 60]);
}

/**
 * The same for all look-ups that the server makes itself when one submit is sent, before any is made. Whoever had their own share is
 * refused, and sends the same a little later; where only their network had its share it is false: nobody is kept from going on by
 * their neighbours. What asks for more than a share takes the whole of it.
 */
export async function takeLookups(
  runtime: Pick<Runtime, 'limiter'>,
  { access, visitor, network }: LookingUp,
  count: number,
): Promise<boolean> {
  const link = `lookup-link:${countedAs(visitor, access)}`;
  const cost = Math.min(count, PER_LINK);
  const refused = await takeAll(runtime, [[link, PER_LINK, 60]], cost);
  if (refused?.because === 'exhausted')
    throw new ProblemError('rate.limited', { retryAfterSeconds: refused.retryAfterSeconds });
  if (refused !== null) return false;
  const shared = access.proven ? [] : ofNetwork({ network }, ['lookup', PER_NETWORK, 60]);
  if ((await takeAll(runtime, shared, cost)) === null) return true;
  await giveBack(runtime, [link], cost);
  return false;
}
