import { countedAs, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What one person types in a minute. */
const PER_LINK = 60;
/** What a crowd behind one address of a mobile network types. */
const PER_NETWORK = 600;

/** Counts a look-up that somebody outside answers: for the device at its link, where there is one, and for the address it comes from. */
export async function takeLookup(runtime: Runtime, network: string, visitor?: Visitor): Promise<void> {
  if (visitor !== undefined) await takeOne(runtime, `lookup-link:${countedAs(visitor)}`, PER_LINK, 60);
  await takeOne(runtime, `lookup:${network}`, PER_NETWORK, 60);
}
