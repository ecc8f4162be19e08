import { expect, it } from 'vitest';
import { lazyPart } from './part.ts';

const Nothing = (): null => null;

function failing(times: number) {
  let asked = 0;
  const part = lazyPart(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Nothing;
  });
  return { part, asked: () => asked };
}

it('is fetched once', async () => {
  const { part, asked } = failing(0);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(asked()).toBe(1);
});

it('that could not be fetched ahead of time is fetched again, and nobody hears of it', async () => {
  const { part, asked } = failing(1);
  await expect(part.load()).resolves.toBeUndefined();
  await part.load();
  expect(asked()).toBe(2);
});

it('that is being drawn is not fetched without end', async () => {
  const { part, asked } = failing(9);
  void part.draw({});
  await part.load();
  await part.load();
  expect(asked()).toBe(1);
});
