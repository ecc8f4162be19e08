import type { Selected } from '@passo/domain/edit.ts';
import { expect, it } from 'vitest';
import { inputOf } from './inputOf.ts';

/** `[` and `]` stand around what is selected, `|` where the caret is. */
function marked(text: string): Selected {
  const start = text.search(/[[|]/);
  return {
    text: text.replace(/[[\]|]/g, ''),
    start,
    end: text.includes(']') ? text.indexOf(']') - 1 : start,
  };
}

it.each<[string, string, string, string, string]>([
  ['a key', 'insertText', '529|', '5299|', '529<>9'],
  ['a key among equal ones', 'insertText', '11|1', '111|1', '11<>11'],
  ['over a selection', 'insertText', '5[29.9]82', '51|82', '5<29.9>182'],
  ['over a selection that begins alike', 'insertFromPaste', '[5]', '5511|', '<5>5511'],
  ['Backspace', 'deleteContentBackward', '11|1', '1|1', '1<1>1'],
  ['Delete', 'deleteContentForward', '1|11', '1|1', '1<1>1'],
  ['a word to the left', 'deleteWordBackward', 'Maria da|', 'Maria |', 'Maria <da>'],
  ['a word to the right', 'deleteWordForward', '|Maria da', '| da', '<Maria> da'],
  ['a selection', 'deleteByCut', 'Maria[ da]', 'Maria|', 'Maria< da>'],
  ['a correction beside the caret', 'insertReplacementText', 'Mraia da|', 'Maria| da', 'M<raia>aria da'],
  ['all at once', '', '[52]', '529|', '<52>529'],
  ['a composed word', 'insertText', 'Maria Sil|va', 'Maria Silveira|', 'Maria Silv<a>eira'],
])('%s: %s', (_, type, before, after, expected) => {
  const was = marked(before);
  const { from, to, insert } = inputOf(was, marked(after), type);
  expect(`${was.text.slice(0, from)}<${was.text.slice(from, to)}>${insert}${was.text.slice(to)}`).toBe(expected);
});
