import { expect, it } from 'vitest';
import { openPads } from './pads.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const text = '{"nome":"Maria da Silva","bairro":"Sé"}';

it('seals at once what only the same key opens', async () => {
  const pads = await openPads(secret);
  const sealed = pads.seal(text) ?? '';
  expect(sealed).not.toBe('');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/Maria|nome/);
  expect(await pads.open(sealed)).toBe(text);
  expect(await (await openPads(secret)).open(sealed)).toBe(text);
  const other = await openPads(Buffer.alloc(32, 8).toString('base64url'));
  expect(await other.open(sealed).catch(() => 'nothing of ours')).not.toBe(text);
});

it('uses no key stream twice', async () => {
  const pads = await openPads(secret);
  const first = pads.seal(text);
  expect(pads.seal(text)).toBeNull();
  await pads.ready();
  const second = pads.seal(text);
  expect([first === null, second === null, first === second]).toEqual([false, false, false]);
  // Laid over each other, two texts under one stream would cancel it out.
  const [one = Buffer.of(), two = Buffer.of()] = [first, second].map((each) =>
    Buffer.from(each ?? '', 'base64').subarray(16),
  );
  expect(one.equals(two)).toBe(false);
});

it('keeps nothing that is longer than a pad', async () => {
  expect((await openPads(secret)).seal('x'.repeat(40_000))).toBeNull();
});
