import { describe, expect, it } from 'vitest';
import { maskEdit, type Input, type Selected } from './edit.ts';
import { maskExamples } from './maskExamples.ts';
import { isMaskName, masks, type MaskName } from './masks.ts';
import { slowEdit, slowMasks } from './testing/editTwin.ts';

const SEED = 20_261_122;
/** Of each mask; the long suite makes more. */
const EDITS = Number(globalThis.process.env['MASK_EDITS'] ?? 20_000);

/** Numbers that only look random (mulberry32): the same for everybody, and much quicker than a library that shrinks. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const KEYS = [
  ...'0123456789',
  ...'01559XxABCaz+*-./() ',
  'é',
  'ß',
  "'",
  '’',
  'e\u0301',
  '\u0301',
  '😀',
  'Σ',
  'İ',
  '\t',
  '٣',
];
const TEXTS = ['+55 11 98765-4321', '5511987654321', '1990-12-25', 'CPF: 529.982.247-25 ', 'R$ 500.', 'da Costa', ' '];

const DELETES = { '<': 'deleteContentBackward', '>': 'deleteContentForward' } as const;

function deletion({ text, start, end }: Selected, type: string, reach: number): Input {
  if (start !== end) return { from: start, to: end, insert: '', type };
  if (type === DELETES['<']) return { from: Math.max(0, start - reach), to: start, insert: '', type };
  return { from: start, to: Math.min(text.length, start + reach), insert: '', type };
}

function randomInput(next: (below: number) => number, { text, start, end }: Selected, own: string): Input {
  const way = next(10);
  if (way < 6) return { from: start, to: end, insert: KEYS[next(KEYS.length)] ?? '', type: 'insertText' };
  if (way === 6) {
    const all = [...TEXTS, own, own.slice(next(own.length)), own.replace(/[^0-9a-z]/gi, '')];
    return { from: start, to: end, insert: all[next(all.length)] ?? '', type: 'insertFromPaste' };
  }
  return deletion({ text, start, end }, way < 9 ? DELETES['<'] : DELETES['>'], next(4) === 0 ? next(6) : 1);
}

/** Most people stay where the last key left them. */
function randomSelection(next: (below: number) => number, now: Selected): Selected {
  if (next(4) > 0) return now;
  const start = next(now.text.length + 1);
  return { ...now, start, end: next(3) === 0 ? start + next(now.text.length - start + 1) : start };
}

/** The first edit in which the two differ, in words that can be tried by hand; nothing where none does. */
function firstDifference(name: MaskName): string | null {
  const next = numbers(SEED);
  let now: Selected = { text: '', start: 0, end: 0 };
  let most = Infinity;
  for (let count = 0; count < EDITS; count += 1) {
    // Somebody else begins, often enough to see the short texts as often as the full ones.
    if (count % 40 === 0) {
      now = { text: '', start: 0, end: 0 };
      most = next(3) === 0 ? 1 + next(12) : Infinity;
    }
    now = randomSelection(next, now);
    const input = randomInput(next, now, maskExamples[name].example);
    const limit = Math.min(most, masks[name].maxLength ?? Infinity);
    const [fast, slow] = [maskEdit(masks[name], most)(now, input), slowEdit(slowMasks[name], limit, now, input)];
    if (fast.text !== slow.text || fast.start !== slow.start || fast.end !== slow.end)
      return JSON.stringify({ seed: SEED, count, most, now, input, fast, slow });
    now = fast;
  }
  return null;
}

/** `[` and `]` stand around what is selected, `|` where the caret is. */
function marked(text: string): Selected {
  const bare = text.replace(/[[\]|]/g, '');
  const start = text.search(/[[|]/);
  return { text: bare, start, end: text.includes(']') ? text.indexOf(']') - 1 : start };
}

function shown({ text, start, end }: Selected): string {
  const selected = start === end ? '|' : `[${text.slice(start, end)}]`;
  return text.slice(0, start) + selected + text.slice(end);
}

/** Keys, one after another: `<` is Backspace, `>` is Delete, what is in braces is pasted. */
function press(name: MaskName, before: string, keys: string, most?: number): string {
  const edit = maskEdit(masks[name], most);
  return shown(
    (keys.match(/\{.*?\}|./gu) ?? []).reduce((now, key) => {
      if (key === '<' || key === '>') return edit(now, deletion(now, DELETES[key], 1));
      const insert = key.replace(/^\{|\}$/g, '');
      return edit(now, {
        from: now.start,
        to: now.end,
        insert,
        type: insert === key ? 'insertText' : 'insertFromPaste',
      });
    }, marked(before)),
  );
}

describe('keys under a mask', () => {
  it.each<[string, MaskName, string, string, string]>([
    ['words into the middle of a name', 'name', 'Maria| Silva', ' da Costa', 'Maria da Costa| Silva'],
    ['words before a word', 'name', 'Maria |Silva', 'da Costa ', 'Maria da Costa |Silva'],
    ['a second blank', 'name', 'Maria |', ' ', 'Maria |'],
    ['a blank before a name', 'name', '|Silva', ' Ana ', 'Ana |Silva'],
    ['a digit in the middle of a name', 'name', 'Mar|ia', '1', 'Mar|ia'],
    ['a blank deleted takes no letter', 'name', 'Maria |da', '<', 'Maria|da'],
    ['a word taken out', 'name', 'Maria [da] Silva', '<', 'Maria | Silva'],
    ['an accent by itself', 'name', 'Jose|', '\u0301', 'José|'],
    ['a refused letter leaves what is selected', 'cpf', '529.[982].247-25', 'a', '529.[982].247-25'],
    ['a country code', 'phone', '|', '+55 11 98765-4321', '(11) 98765-4321|'],
    ['a country code, half of it', 'phone', '|', '+55 ', '+55|'],
    ['a country code without its plus', 'phone', '|', '5511987654321', '(11) 98765-4321|'],
    ['a country code before a number', 'phone', '|(11) 98765-4321', '+55', '|(11) 98765-4321'],
    ['an extra key in Santa Maria', 'phone', '(55) 99987-6543|', '2', '(55) 99987-6543|'],
    ['a trunk zero', 'phone', '|', '011987654321', '(11) 98765-4321|'],
    ['a country code over another number', 'phone', '[(11) 3333-4444]', '{+55 (21) 98765-4321}', '(21) 98765-4321|'],
    ['another country', 'phone', '|', '+31 912345678', '+31912345678|'],
    ['a country code of a hidden phone', 'partiallyHiddenPhone', '|', '+5511987654321', '(11) *****-4321|'],
    ['seven digits of an RG', 'rg', '|', '1234567', '1.234.567|'],
    ['eight', 'rg', '|', '12345678', '12.345.678|'],
    ['nine', 'rg', '|', '123456789', '12.345.678-9|'],
    ['seven and an X', 'rg', '|', '1234567x', '1.234.567-X|'],
    ['its middle', 'rg', '1.2|34.567', '9', '12.9|34.567'],
    ['at the end', 'cpf', '529|', '9', '529.9|'],
    ['in the middle', 'cpf', '529.|982', '1', '529.1|98.2'],
    ['before a separator', 'cpf', '529|.982', '7', '529.7|98.2'],
    ['into what is full', 'cpf', '529.|982.247-25', '1', '529.|982.247-25'],
    ['one replaced in what is full', 'cpf', '529.[9]82.247-25', '1', '529.1|82.247-25'],
    ['the moving separator of a phone', 'phone', '(11) 9876|-5432', '1', '(11) 98761|-5432'],
    ['Backspace at the end', 'cpf', '529.9|', '<', '529|'],
    ['Backspace over a separator', 'cpf', '529.|982', '<', '52|9.82'],
    ['Backspace before everything', 'phone', '(|11', '<', '(|11'],
    ['Backspace over a selected separator', 'cpf', '529[.]982', '<', '52|9.82'],
    ['Delete over a separator', 'cpf', '529|.982', '>', '529|.82'],
    ['Delete in the middle', 'cpf', '5|29.982', '>', '5|99.82'],
    ['a selection deleted', 'cpf', '529[.982.247]-25', '<', '529|.25'],
    ['all deleted', 'cpf', '[529.982]', '<', '|'],
    ['pasted with words', 'cpf', '|', '{ CPF: 529.982.247-25 }', '529.982.247-25|'],
    ['pasted into the middle, as much as has room', 'cpf', '529|.982.2', '{123456789}', '529.123.4|98-22'],
    ['pasted where nothing has room', 'cpf', '529.982|.247-25', '{11}', '529.982|.247-25'],
    ['a date the other way round', 'date', '[01/01/2000]', '{1990-12-25}', '25/12/1990|'],
    ['letters in the middle of a CNPJ', 'cnpj', '12.|345', 'a', '12.A|34.5'],
    ['a CPF that becomes a CNPJ', 'cpfOrCnpj', '112.223.330-00|', '1', '11.222.333/0001|'],
    ['a check digit into its place', 'account', '12345|', 'x1', '12345-X|'],
    ['a letter that has to come first, deleted', 'rne', 'V|123456-J', '<', '|123456J'],
    ['and again', 'rne', '|123456J', 'w', 'W|123456-J'],
    ['nothing else before it is there', 'rne', '123456J|', '7', '123456J|'],
    ['letters of a plate, one by one', 'licencePlate', 'AB|C1D23', '<<xy', 'XY|C1D23'],
    ['ß in capitals', 'upperCase', 'STRA|E', 'ß', 'STRASS|E'],
  ])('%s', (_, name, before, keys, after) => {
    expect(press(name, before, keys)).toBe(after);
  });

  it.each<[MaskName, number, string, string, string]>([
    ['upperCase', 5, 'AB|CD', 'xy', 'ABX|CD'],
    ['upperCase', 5, '|', '{😀😀😀}', '😀😀|'],
    ['name', 9, 'Maria|', '{ da Silva}', 'Maria da |'],
    ['onlyNumber', 6, '12|3456', '9', '12|3456'],
    ['cnpj', 8, '12.345.678|', '9', '12.345.678|'],
  ])('%s of at most %i characters: %s and %s are %s', (name, most, before, keys, after) => {
    expect(press(name, before, keys, most)).toBe(after);
  });

  it('answers a pasted megabyte at once', () => {
    for (const name of Object.keys(masks).filter(isMaskName)) {
      const before = process.cpuUsage();
      press(name, '|', `{${'1a '.repeat(400_000)}}`, 255);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
    }
  });
});

describe('edits under a mask', () => {
  it.each(Object.keys(masks).filter(isMaskName))(`${EDITS} random edits of %s are those of its slow twin`, (name) => {
    expect(firstDifference(name)).toBeNull();
  });
});
