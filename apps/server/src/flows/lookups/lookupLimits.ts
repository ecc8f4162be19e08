import { countedAs, type Access, type Visitor } from '../access/access.ts';
import type { Caller } from '../runtime/challenge.ts';
import { ofNetwork, takeAll, takeOfNetwork, takeOne, type Limit } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What one person types in a minute. */
const PER_LINK = 60;
/** What a crowd behind one address of a mobile network types. */
const PER_NETWORK = 600;

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

/** The same for a look-up that the server makes itself, when an answer is sent; false where the device or its network has had its share. */
export async function mayLookUp(
  runtime: Runtime,
  visitor: Visitor,
  network: string,
  { proven }: Pick<Access, 'proven'>,
): Promise<boolean> {
  const ofLink: Limit = [`lookup-link:${countedAs(visitor, { proven })}`, PER_LINK, 60];
  const shared = proven ? [] : ofNetwork({ network }, ['lookup', PER_NETWORK, 60]);
  return (await takeAll(runtime, [ofLink, ...shared])) === null;
}
