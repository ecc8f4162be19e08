import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fragmentOf, textIn } from './share.ts';

it.each(['', '{"a": 1}', 'ção 🏦 '.repeat(2_000)])('a text comes back from its address (%#)', async (text) => {
  const fragment = await fragmentOf(text);
  expect(fragment).toMatch(/^#fluxo=[\w-]*$/);
  expect(await textIn(fragment)).toBe(text);
});

const bomb = `#fluxo=${deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url')}`;
it.each(['', '#', '#outro=1', '#fluxo=%%%', '#fluxo=AAAA', '#fluxo=!!', bomb])('nobody packed %#', async (fragment) => {
  expect(await textIn(fragment)).toBeUndefined();
});
