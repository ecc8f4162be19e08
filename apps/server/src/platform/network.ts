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
