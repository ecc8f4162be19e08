import { expect, it } from 'vitest';
import { networkOf, widthsOf } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2f3::/64', ['2001:db8:1:2f3::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s lies in %j', (network, names) => expect(widthsOf(network).map(({ name }) => name)).toEqual(names));
