import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256OfJson } from './sha256.ts';

const nodes = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('sha256OfJson', () => {
  it('is what FIPS 180-4 says of "abc"', () =>
    expect(sha256OfJson('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));

  it('agrees with the one of the platform at every length of four blocks, and far beyond', () => {
    const text = '{"installmentCentavos":78237,"name":"Banco"}'.repeat(3_000);
    for (let length = 0; length <= 256; length += 1)
      expect(sha256OfJson(text.slice(0, length))).toBe(nodes(text.slice(0, length)));
    expect(sha256OfJson(text)).toBe(nodes(text));
  });

  it.each([
    ['an accent', '"ç"', '"\\u00e7"'],
    ['a pair', '"😀"', '"\\ud83d\\ude00"'],
    ['half a pair', '"\ud83d"', '"\\ud83d"'],
  ])('writes %s as JSON does in ASCII', (_what, text, ascii) => expect(sha256OfJson(text)).toBe(nodes(ascii)));
});
