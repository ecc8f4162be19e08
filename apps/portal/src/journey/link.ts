import { hash } from '../state/hashId.ts';
import { useLoading } from '../state/loading.ts';

/** Where this proposal is found again, from any device. */
export const shareableLink = (): string => `${location.origin}/?agx_hash=${encodeURIComponent(hash())}`;

/** Where a link is made for a channel, past its first page: whoever comes from here has begun. */
export const beginAt = (channel: string): void => location.replace(`/?canal=${encodeURIComponent(channel)}&comecar=1`);

/**
 * Opens another link as a page of its own: the server dresses it in its channel's colours before anything is drawn, and
 * nothing of this proposal stays in memory.
 */
export function openLink(hashId: string): void {
  useLoading.setState({ redirected: true });
  location.replace(`/?agx_hash=${encodeURIComponent(hashId)}&comecar=1`);
}
