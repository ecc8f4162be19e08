import { expect, it } from 'vitest';
import { allPrepared, holdSubmit } from './unfinished.ts';

it('waits for what is being prepared, also where it fails', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const said: string[] = [];
  holdSubmit(promise.then(() => void said.push('prepared')));
  holdSubmit(Promise.reject(new Error('no picture')));
  const sent = allPrepared().then(() => said.push('sent'));
  resolve();
  await sent;
  expect(said).toEqual(['prepared', 'sent']);
});

it('waits for nothing when nothing is being prepared', async () => {
  await expect(allPrepared()).resolves.toEqual([]);
});
