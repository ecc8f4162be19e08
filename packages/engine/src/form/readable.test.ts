import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible, readable } from './readable.ts';

describe('a text as it is kept', () => {
  it.each([
    ['as it is', 'Rua São João, 12', 'Rua São João, 12'],
    ['spaces around and between', '  Rua   A \t B\r\n', 'Rua A B'],
    ['spaces of other widths', 'Rua\u00a0A\u2003B\u3000C', 'Rua A B C'],
    ['a NUL and other controls', 'Jo\u0000ão\u0007\u001b[31m', 'João[31m'],
    ['marks of direction', '\u202egnp.exe\u202c Ana\u200f\u2066x\u2069', 'gnp.exe Anax'],
    ['what has no width', 'A\u200bna\u200d \u2060Sil\ufeffva\u00ad', 'Ana Silva'],
    ['an unseen one between spaces', 'Ana \u200b Silva', 'Ana Silva'],
    ['fillers that count as letters', 'A\u3164na\u115f\uffa0', 'Ana'],
    ['tags', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['half a character', 'Ana\ud800', 'Ana'],
    ['private use and no characters', 'A\ue000n\uffffa', 'Ana'],
    ['accents on their own', 'Sa\u0303o', 'São'],
    ['an emoji', 'Ana 😀', 'Ana 😀'],
  ])('%s', (_what, text, clean) => expect(readable(text)).toBe(clean));

  it('cleaned twice is cleaned once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readable(readable(text))).toBe(readable(text));
      }),
    );
  });

  it.each([
    ['', false],
    ['   ', false],
    ['\u200b\u2060', false],
    ['\u3164', false],
    ['\u0301\u0303', false],
    [' \u00a0\u2003 ', false],
    ['\u0000\u0001', false],
    ['á', true],
    ['7', true],
    ['-', true],
    ['ﾊ', true],
  ])('%j is something to see: %s', (text, seen) => expect(isVisible(text)).toBe(seen));
});
