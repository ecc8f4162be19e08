import { expect, it } from 'vitest';
import { onDemand } from './drawable.ts';

const Nothing = (): null => null;

function failing(times: number) {
  let asked = 0;
  const drawable = onDemand(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Nothing;
  });
  return { drawable, asked: () => asked };
}

it('is fetched once', async () => {
  const { drawable, asked } = failing(0);
  await Promise.all([drawable.load(), drawable.load()]);
  await drawable.load();
  expect(asked()).toBe(1);
});

it('that could not be fetched ahead of time is fetched again, and nobody hears of it', async () => {
  const { drawable, asked } = failing(1);
  await expect(drawable.load()).resolves.toBeUndefined();
  await drawable.load();
  expect(asked()).toBe(2);
});

it('that is being drawn is not fetched without end', async () => {
  const { drawable, asked } = failing(9);
  void drawable.draw({});
  await drawable.load();
  await drawable.load();
  expect(asked()).toBe(1);
});
