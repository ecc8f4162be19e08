import { expect, it } from 'vitest';
import { otherWay } from './methods.ts';

it.each([
  ['the other way to the phone', 'sms', ['sms', 'whatsapp'], 'whatsapp'],
  ['and back', 'whatsapp', ['sms', 'whatsapp'], 'sms'],
  ['none that the step does not have', 'sms', ['sms', 'email', 'link'], undefined],
  ['none for an address', 'email', ['email', 'whatsapp'], undefined],
  ['none for a link', 'link', ['link', 'sms', 'whatsapp'], undefined],
] as const)('offers %s', (_what, method, offered, expected) => expect(otherWay(method, offered)).toBe(expected));
