import { isIPv6 } from 'node:net';

/** Of an IPv6 address the first 64 bits, which one customer has to himself; an IPv4 address as it is, also where it is written as IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const whole = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

const groupsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));

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
