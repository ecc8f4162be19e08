import { randomId } from '../../platform/ids.ts';
import { findAccess, insertLink } from '../../repositories/accessRepository.ts';
import { linkDigest, openAccess } from './access.ts';
import { isErased } from './erased.ts';
import type { Channel } from '../../channels/channel.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { onceInOneCommit, type KeyedRequest } from '../requests/onceForKey.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

export const LINK_DAYS = 90;
/** Thousands of customers of a mobile network come from one address. */
const LINKS_PER_HOUR = 1_000;

const notAgain: KeyedRequest = { key: null, body: null };

/** Makes a link: for a channel by its public code, or beside an existing link of it. */
export const newLink = (runtime: Runtime, id: string, caller: string, request = notAgain): Promise<string> =>
  onceInOneCommit(runtime, request, async () => {
    await takeOne(runtime, `new-link:${caller}`, LINKS_PER_HOUR, 3600);
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
