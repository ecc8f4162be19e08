import { randomId } from '../../platform/ids.ts';
import { findAccess, insertLink } from '../../repositories/accessRepository.ts';
import { linkDigest, openAccess } from './access.ts';
import { isErased } from './erased.ts';
import type { Channel } from '../../channels/channel.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { onceInOneCommit, type KeyedRequest } from '../requests/onceForKey.ts';
import type { Caller } from '../runtime/challenge.ts';
import { takeOfNetwork } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

export const LINK_DAYS = 90;
/** Thousands of customers of a mobile network come from one address. */
const LINKS_PER_HOUR = 1_000;

const notAgain: KeyedRequest = { key: null, body: null };

/** Makes a link: for a channel by its public code, or beside an existing link of it. */
export const newLink = (runtime: Runtime, id: string, caller: Caller, request = notAgain): Promise<string> =>
  makeLink(runtime, id, { caller, budget: 'new-link' }, request);

/** The same in a proposal's place, for a device that is in: with a proven contact it is not counted with strangers. */
export const linkInstead = (
  runtime: Runtime,
  id: string,
  { caller, verified }: { readonly caller: Caller; readonly verified: boolean },
): Promise<string> => makeLink(runtime, id, { caller, budget: verified ? 'new-link-in' : 'new-link' }, notAgain);

interface Counted {
  readonly caller: Caller;
  readonly budget: string;
}

const makeLink = (runtime: Runtime, id: string, { caller, budget }: Counted, request: KeyedRequest): Promise<string> =>
  onceInOneCommit(runtime, request, async () => {
    await takeOfNetwork(runtime, caller, [budget, LINKS_PER_HOUR, 3600]);
    const channel = runtime.channels.byCode(id) ?? (await channelOfLink(runtime, id));
    const hash = randomId();
    const sealed = runtime.keyring.seal(hash, linkContext);
    return {
      answer: hash,
      write: (db) => insertLink(db, [linkDigest(hash), sealed, channel.code, 'customer', LINK_DAYS]),
    };
  });

async function channelOfLink(runtime: Runtime, hash: string): Promise<Channel> {
  const left = await whereItLed(runtime, hash);
  const channel = left === null ? undefined : runtime.channels.byCode(left);
  return channel ?? (await openAccess(runtime, { hash, deviceToken: null, device: null })).channel;
}

/** The channel of a link whose proposal's data are gone: all that it still says. Null where they are not. */
export async function whereItLed(runtime: Runtime, hash: string): Promise<string | null> {
  const [row] = await findAccess(runtime.db, [linkDigest(hash), null]);
  return row !== undefined && isErased(row) ? row.channel : null;
}
