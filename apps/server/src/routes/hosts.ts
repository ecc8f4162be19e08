import type { Channel, Channels } from '../channels/channel.ts';
import { isLoopback } from '../platform/mode.ts';

/** Which channels a host name shows: a partner's host its own, ours every one, anybody else's none. */
interface HostRule {
  /** Where nothing else names one. */
  readonly own: Channel | undefined;
  shows(channel: Channel): boolean;
}

export function hostRule(channels: Channels, host: string, publicUrl: string): HostRule {
  const own = channels.byHost(host);
  const isOurs = isLoopback(host) || host === new URL(publicUrl).hostname;
  return {
    own,
    shows: ({ partner }) => (own === undefined ? isOurs : partner.slug === own.partner.slug),
  };
}
