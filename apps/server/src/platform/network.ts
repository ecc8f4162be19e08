import { isIPv6 } from 'node:net';

/** IPv4 addresses written as IPv6: mapped (RFC 4291, 2.5.5.2) and by a translator (NAT64, RFC 6052, 2.1). */
const WRAPS_IPV4 = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** Of an IPv6 address the first 64 bits, which one customer has to himself; an IPv4 address as it is, also where it is written as IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  if (!WRAPS_IPV4.has(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** The eight groups, each without zeros before it; a URL writes every spelling of an address in one way (WHATWG URL, IPv6 serializer). */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = [before, after ?? ''].map((text) => (text === '' ? [] : text.split(':')));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}

/** A network, the wider ones that it lies in, and how many budgets of a narrow one each of them has. */
interface Width {
  readonly name: string;
  readonly budgets: number;
}

/**
 * Of `networkOf` what counts together: providers give a customer a /64, a /56 or a /48, so who has one of the wider ones has thousands
 * of narrow ones. An IPv4 address stands alone.
 */
export function widthsOf(network: string): readonly Width[] {
  const own = { name: network, budgets: 1 };
  const groups = /^(\w+):(\w+):(\w+):(\w+)::\/64$/.exec(network)?.slice(1);
  if (groups === undefined) return [own];
  const site = groups.slice(0, 3).join(':');
  const subnet = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return [own, { name: `${site}:${subnet}::/56`, budgets: 2 }, { name: `${site}::/48`, budgets: 4 }];
}
