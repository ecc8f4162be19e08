import { expect, it } from 'vitest';
import { readTutorial } from './readTutorial.ts';

it.each([
  ['one text', ['one text'], []],
  ['Before.\n1. First\n2) Second', ['Before.'], ['First', 'Second']],
  ['\n a \n\n b', ['a', 'b'], []],
  ['2026 was a year', ['2026 was a year'], []],
] as const)('%j', (text, paragraphs, steps) => expect(readTutorial(text)).toEqual({ paragraphs, steps }));
