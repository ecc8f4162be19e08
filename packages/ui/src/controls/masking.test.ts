import { describe, expect, it } from 'vitest';
import { caretAfter, caretBefore, editKind, maskRewrite, type EditKind } from './masking.ts';

const digits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

/** Lazy: the separator comes with the character after it. */
const cpf = (text: string): string =>
  digits(text, 11)
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/\.(\d{3})(\d)/, '.$1.$2')
    .replace(/\.(\d{3})(\d)/, '.$1-$2');
/** Eager: the separator comes with the character before it. */
const date = (text: string): string =>
  digits(text, 8)
    .replace(/^(\d{2})/, '$1/')
    .replace(/\/(\d{2})/, '/$1/');
/** Its separator moves from the ninth to the tenth digit. */
const phone = (text: string): string => {
  const typed = digits(text, 11);
  const tail = typed.length > 10 ? 7 : 6;
  if (typed.length < 3) return typed && `(${typed}`;
  const head = `(${typed.slice(0, 2)}) ${typed.slice(2, tail)}`;
  return typed.length > tail ? `${head}-${typed.slice(tail)}` : head;
};
const cnpj = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 14)
    .replace(/^(..)(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');
const name = (text: string): string =>
  text
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ /, '');

/** `|` is the caret in every text of these tables. */
function edit(mask: (text: string) => string, before: string, after: string, kind: EditKind): string {
  const caret = after.indexOf('|');
  const { text, caret: at } = maskRewrite(mask)(before, { text: after.replace('|', ''), caret }, kind);
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

describe('the caret and the mask', () => {
  it.each<[string, (text: string) => string, string, string, EditKind, string]>([
    ['typed at the end', cpf, '529', '5299|', 'type', '529.9|'],
    ['typed at the end, eager', date, '1', '12|', 'type', '12/|'],
    ['a separator typed by hand', date, '12/', '12//|', 'type', '12/|'],
    ['typed in the middle', cpf, '529.982', '529.1|982', 'type', '529.1|98.2'],
    ['typed before a separator', cpf, '529.982', '5297|.982', 'type', '529.7|98.2'],
    ['a letter where digits go', cpf, '529.982', '529.a|982', 'type', '529.|982'],
    ['typed into a full value: refused', cpf, '529.982.247-25', '529.1|982.247-25', 'type', '529.|982.247-25'],
    ['one character replaced in a full value', cpf, '529.982.247-25', '529.1|82.247-25', 'type', '529.1|82.247-25'],
    ['the moving separator of a phone', phone, '(11) 9876-5432', '(11) 98765|-5432', 'type', '(11) 98765|-5432'],
    ['a phone that grows by a digit', phone, '(11) 9876-5432', '(11) 9876-54321|', 'type', '(11) 98765-4321|'],
    ['backspace at the end', cpf, '529.9', '529.|', 'backspace', '529|'],
    ['backspace over an eager separator', date, '12/', '12|', 'backspace', '1|'],
    ['backspace over a separator in the middle', cpf, '529.982', '529|982', 'backspace', '52|9.82'],
    ['backspace in the middle', cpf, '529.982.247-25', '529.98|.247-25', 'backspace', '529.98|2.472-5'],
    ['backspace before everything', phone, '(11', '|11', 'backspace', '|(11'],
    ['delete over a separator', cpf, '529.982', '529|982', 'delete', '529|.82'],
    ['delete in the middle', cpf, '529.982', '5|9.982', 'delete', '5|99.82'],
    ['everything deleted', cpf, '5', '|', 'backspace', '|'],
    ['a selection deleted', cpf, '529.982.247-25', '529|-25', 'backspace', '529|.25'],
    ['pasted without mask', cpf, '', '52998224725|', 'other', '529.982.247-25|'],
    ['pasted with mask', cpf, '', '529.982.247-25|', 'other', '529.982.247-25|'],
    ['pasted with blanks and words', cpf, '', ' CPF: 529.982.247-25 |', 'other', '529.982.247-25|'],
    ['pasted into the middle', cpf, '529-25', '529982247|25', 'other', '529.982.247|-25'],
    ['autofilled with country code cut by the mask', phone, '', '11987654321|', 'other', '(11) 98765-4321|'],
    ['letters of a CNPJ in the middle', cnpj, '12.345', '12.a|345', 'type', '12.A|34.5'],
    ['a composed word', name, '', 'María da|', 'other', 'María da|'],
    ['a blank typed at the end of a name', name, 'Maria', 'Maria |', 'type', 'Maria |'],
    ['a second blank in a name', name, 'Maria da', 'Maria  |da', 'type', 'Maria |da'],
    ['a blank deleted from a name takes no letter', name, 'Maria da', 'Maria|da', 'backspace', 'Maria|da'],
    ['a digit in the middle of a name', name, 'Maria', 'Mar1|ia', 'type', 'Mar|ia'],
  ])('%s', (_, mask, before, after, kind, expected) => {
    expect(edit(mask, before, after, kind)).toBe(expected);
  });

  it('never changes a value by masking it again, wherever the caret is', () => {
    for (const text of ['529.982.247-25', '529.9', '']) {
      for (let caret = 0; caret <= text.length; caret += 1)
        expect(maskRewrite(cpf)(text, { text, caret }, 'other')).toEqual({ text, caret });
    }
  });
});

describe('places between significant characters', () => {
  it.each([
    ['529.982', 0, 0],
    ['529.982', 3, 3],
    ['529.982', 4, 5],
    ['(11) 9', 0, 0],
    ['(11) 9', 9, 6],
  ])('%s has %i to the left at %i', (text, count, place) => expect(caretAfter(text, count)).toBe(place));

  it.each([
    ['1.234,56', 5, 1],
    ['1.234,56', 2, 5],
    ['1.234,56', 9, 0],
  ])('%s has %i to the right at %i', (text, count, place) => expect(caretBefore(text, count)).toBe(place));
});

it.each([
  ['insertText', 'type'],
  ['deleteContentBackward', 'backspace'],
  ['deleteContentForward', 'delete'],
  ['insertFromPaste', 'other'],
  [undefined, 'other'],
])('calls the browser’s %s a %s', (inputType, kind) => expect(editKind(inputType)).toBe(kind));

it('keeps what stands behind a letter that was deleted, until the place is filled again', () => {
  const rne = (text: string): string => /^[a-z]?\d*/i.exec(text)?.[0] ?? '';
  const strict = (text: string): string => (/^[a-z]/i.test(text) ? rne(text) : '');
  expect(edit(strict, 'V123', '|123', 'backspace')).toBe('|123');
  expect(edit(strict, '123', 'W|123', 'type')).toBe('W|123');
});
