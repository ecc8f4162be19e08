import { randomId } from '../../platform/ids.ts';
import { findAccess, insertLink } from '../../repositories/accessRepository.ts';
import { linkDigest, openAccess } from './access.ts';
import { isErased } from './erased.ts';
import type { Channel } from '../../channels/channel.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

export const LINK_DAYS = 90;
const LINKS_PER_HOUR = 300;

/** Makes a link: for a channel by its public code, or beside an existing link of it (restart). */
export async function newLink(runtime: Runtime, id: string, caller: string): Promise<string> {
  await takeOne(runtime, `new-link:${caller}`, LINKS_PER_HOUR, 3600);
  const channel = runtime.channels.byCode(id) ?? (await channelOfLink(runtime, id));
  const hash = randomId();
  const sealed = runtime.keyring.seal(hash, linkContext);
  await insertLink(runtime.db, [linkDigest(hash), sealed, channel.code, 'customer', LINK_DAYS]);
  return hash;
}

async function channelOfLink(runtime: Runtime, hash: string): Promise<Channel> {
  const [row] = await findAccess(runtime.db, [linkDigest(hash), null]);
  // Its data are gone, and where it led is all that it still says.
  const left = row !== undefined && isErased(row) ? runtime.channels.byCode(row.channel) : undefined;
  return left ?? (await openAccess(runtime, { hash, deviceToken: null })).channel;
}
