import { expect, it } from 'vitest';
import { plainAddress } from './plainAddress.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  [' 203.0.113.9:5678 ', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  // The whole of it is an address: nobody can say that the end is a port.
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['_hidden:1', 'unknown'],
  ['203.0.113.9:1:2', 'unknown'],
  ['300.0.113.9:1', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (written, address) => expect(plainAddress(written)).toBe(address));
