import { insertLinkOnce } from '../../repositories/accessRepository.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { linkDigest, type Access } from './access.ts';
import { LINK_DAYS } from './links.ts';
import type { Runtime } from '../runtime/runtime.ts';

const HASH_BYTES = 16;

/**
 * The hash to go to instead, where the channel of a link has been replaced by another one; null where one stays. It is
 * derived from the link under our key, so that the same link always leads to the same place: whoever opens the old one
 * again finds what was begun. A proposal that is there already stays where it is.
 */
export async function redirectOf(runtime: Runtime, { link, channel, proposal }: Access): Promise<string | null> {
  const target = channel.settings.redirect;
  if (target === undefined || proposal !== null) return null;
  const seed = `${target}:${link.toString('hex')}`;
  const hash = runtime.keyring.keyedHash(seed, 'redirect').subarray(0, HASH_BYTES).toString('base64url');
  const sealed = runtime.keyring.seal(hash, linkContext);
  await insertLinkOnce(runtime.db, [linkDigest(hash), sealed, target, 'customer', LINK_DAYS]);
  return hash;
}
