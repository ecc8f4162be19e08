import { isIP } from 'node:net';

/** What a proxy says that is no address: all of it counts as one. */
const UNKNOWN = 'unknown';

/**
 * An address as it is, whatever a proxy wrote around it: `203.0.113.9:5678`, `[2001:db8::1]:443` and `[2001:db8::1]` too. A port is
 * another one with each connection, so that who counts it counts nothing.
 */
export function plainAddress(written: string): string {
  const text = written.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? UNKNOWN : bare;
}
