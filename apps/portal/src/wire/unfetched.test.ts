import { afterEach, expect, it, vi } from 'vitest';
import { orNull } from './unfetched.ts';

afterEach(() => void vi.useRealTimers());

it('a part of the page that is there is given', async () => {
  expect(await orNull(Promise.resolve('part'))).toBe('part');
});

it('a part of the page that cannot be fetched is done without', async () => {
  expect(await orNull(Promise.reject(new Error('Failed to fetch')))).toBeNull();
});

it('a part of the page that never comes is given up', async () => {
  vi.useFakeTimers();
  const given = orNull(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await given).toBeNull();
});
