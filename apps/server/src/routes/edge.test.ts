import { expect, it } from 'vitest';
import { addressOf, networkFrom } from './edge.ts';

const from = (ip: string): Parameters<typeof addressOf>[0] => Object.assign(Object.create(null), { ip });

it.each([
  ['203.0.113.9', '203.0.113.9:5678', '203.0.113.9'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443', '2001:db8:1:2::1'],
])('%s is one caller, whatever port a proxy writes behind it', (plain, withPort, address) => {
  expect(networkFrom(from(withPort))).toBe(networkFrom(from(plain)));
  expect(addressOf(from(withPort))).toBe(address);
});
