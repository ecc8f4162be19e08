import { expect, it } from 'vitest';
import { isMobile } from './isMobile.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Mobile', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])('%s is a phone: %s', (userAgent, mobile) => expect(isMobile(userAgent)).toBe(mobile));
