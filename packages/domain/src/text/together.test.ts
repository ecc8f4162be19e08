import { expect, it } from 'vitest';
import { keepTogether, wordsTogether } from './together.ts';

it.each([
  ['some R$ 1.234,56 more', ['some', 'R$ 1.234,56', 'more']],
  ['(CDC, art. 52, § 2º) e arts. 5', ['(CDC,', 'art. 52,', '§ 2º)', 'e', 'arts. 5']],
  ['pela Lei nº 8.036', ['pela', 'Lei nº 8.036']],
  ['SAC 0800 000 0001 ou', ['SAC', '0800 000 0001', 'ou']],
  ['em 0800 dias  depois', ['em', '0800', 'dias', 'depois']],
])('%s: a line ends only between what does not belong together', (text, words) => {
  expect(wordsTogether(text)).toEqual(words);
  expect(keepTogether(text).replaceAll('\u00a0', ' ')).toBe(text);
});
