import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { RateLimiter } from '../platform/rateLimit.ts';
import { addressOf, answerProblems, networkFrom } from './edge.ts';

const from = (ip: string): Parameters<typeof addressOf>[0] => Object.assign(Object.create(null), { ip });

it.each([
  ['203.0.113.9', '203.0.113.9:5678', '203.0.113.9'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443', '2001:db8:1:2::1'],
])('%s is one caller, whatever port a proxy writes behind it', (plain, withPort, address) => {
  expect(networkFrom(from(withPort))).toBe(networkFrom(from(plain)));
  expect(addressOf(from(withPort))).toBe(address);
});

const uncounted: RateLimiter = {
  take: async () => ({ allowed: true }),
  used: async () => 0,
  giveBack: async () => undefined,
  sweep: async () => 0,
};

it.each([
  ['that is told to come again is a warning without a stack', new ProblemError('server.busy'), 503, 'warn', false],
  ['that fails is an error with one', new Error('a fault'), 500, 'error', true],
])('in the log a request %s', async (_what, thrown, status, level, hasStack) => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const app = fastify();
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  answerProblems(app, logger, uncounted);
  app.get('/photo', async () => Promise.reject(thrown));
  expect((await app.inject('/photo')).statusCode).toBe(status);
  expect(lines).toMatchObject([{ level, route: '/photo', method: 'GET' }]);
  expect('err' in (lines[0] ?? {})).toBe(hasStack);
});
