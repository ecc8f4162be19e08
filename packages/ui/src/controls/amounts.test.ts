import { describe, expect, it } from 'vitest';
import type { Edit, Selected } from '@passo/domain/edit.ts';
import { inputOf } from './inputOf.ts';
import { moneyEdit, parsePastedMoney, readCentavos, readReais, reaisEdit, writeCentavos, writeReais } from './money.ts';
import { percentEdit, readPercent, writePercent } from './percent.ts';

/** `[` and `]` stand around what is selected, `|` where the caret is. */
function at(text: string): Selected {
  const start = text.search(/[[|]/);
  return { text: text.replace(/[[\]|]/g, ''), start, end: text.includes(']') ? text.indexOf(']') - 1 : start };
}

const types = {
  type: 'insertText',
  paste: 'insertFromPaste',
  compose: 'insertFromComposition',
  backspace: 'deleteContentBackward',
  delete: 'deleteContentForward',
};

/** Where nothing is marked the edit begins at the end. */
function edit(rule: Edit, before: string, after: string, type: keyof typeof types): string {
  const was = at(/[[|]/.test(before) ? before : `${before}|`);
  const { text, start } = rule(was, inputOf(was, at(after), types[type]));
  return `${text.slice(0, start)}|${text.slice(start)}`;
}

it.each([
  [null, ''],
  [0, ''],
  [5, '0,05'],
  [1234, '12,34'],
  [123456789, '1.234.567,89'],
])('shows %s centavos as "%s" and reads them back', (centavos, text) => {
  expect(writeCentavos(centavos)).toBe(text);
  expect(readCentavos(text)).toBe(centavos || null);
});

describe('money typed from the centavos', () => {
  it.each<[string, string, string, keyof typeof types, string]>([
    ['the first digit', '', '5|', 'type', '0,05|'],
    ['a zero alone is nothing', '', '0|', 'type', '|'],
    ['the next digit', '0,05', '0,051|', 'type', '0,51|'],
    ['a letter', '0,51', '0,51a|', 'type', '0,51|'],
    ['beyond the maximum: ignored', '9.999,99', '9.999,991|', 'type', '9.999,99|'],
    ['in the middle', '234,56', '1|234,56', 'type', '1|.234,56'],
    ['backspace at the end', '12,34', '12,3|', 'backspace', '1,23|'],
    ['backspace to nothing', '0,05', '0,0|', 'backspace', '|'],
    ['backspace over a separator', '1.234,56', '1|234,56', 'backspace', '|234,56'],
    ['delete over the comma', '1.234,56', '1.234|56', 'delete', '123,4|6'],
    ['everything replaced', '[1.234,56]', '7|', 'type', '0,07|'],
    ['a minus', '12,34', '12,34-|', 'type', '12,34|'],
    ['composed', '', '500|', 'compose', '5,00|'],
    ['pasted', '', '500 reais|', 'paste', '500,00|'],
    ['pasted with its sign', '', 'R$ 500.|', 'paste', '500,00|'],
    ['handed in by the keyboard', '12,34', 'R$ 7.000|', 'type', '7.000,00|'],
    ['pasted over another', '[1.234,56]', '8500|', 'paste', '8.500,00|'],
    ['pasted into another: a new amount', '1|2,34', '1R$ 7,00|2,34', 'paste', '7,00|'],
    ['a negative one pasted', '[12,34]', '-500,00|', 'paste', '|12,34'],
    ['pasted beyond the maximum', '[12,34]', '10.000,01|', 'paste', '|12,34'],
    ['cut', '1.2|34,56', '1.2|,56', 'paste', '12|,56'],
  ])('%s', (_, before, after, kind, expected) => {
    expect(edit(moneyEdit(1_000_000), before, after, kind)).toBe(expected);
  });

  it('without a maximum takes no more than is kept', () => {
    expect(edit(moneyEdit(), '1.000.000.000.000,00', '1.000.000.000.000,001|', 'type')).toBe('1.000.000.000.000,00|');
    expect(edit(moneyEdit(), '', '9000000000000,00|', 'paste')).toBe('9.000.000.000.000,00|');
  });

  it.each([
    ['8500', 850000],
    ['R$ 8.500', 850000],
    ['R$ 1.234,56', 123456],
    ['1.234,5', 123450],
    ['1234.56', 123456],
    ['1.234', 123400],
    ['0,07', 7],
    ['500 reais', 50000],
    ['R$ 500.', 50000],
    ['R$\u00a01.234.567,89', 123456789],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['500,00 BRL', 50000],
    ['-500,00', null],
    ['R$ -500,00', null],
    ['−500', null],
    ['500-', null],
    ['5 mil', null],
    ['1,5 milhão', null],
    ['50 centavos', null],
    ['10 20', null],
    ['1,234', null],
    ['12x de 500', null],
    ['9'.repeat(20), null],
    ['dez reais', null],
    ['10 a 20', null],
    ['', null],
  ])('pasted %s', (text, centavos) => expect(parsePastedMoney(text)).toBe(centavos));
});

describe('percentages', () => {
  it.each<[string, string, string, string]>([
    ['typed', '1', '12|', '12|'],
    ['with a comma', '12', '12,|', '12,|'],
    ['with a point', '12', '12.|', '12,|'],
    ['pasted with its sign', '', '12,5 %|', '12,5|'],
    ['a letter', '12', '12a|', '12|'],
    ['a third decimal: ignored', '12,55', '12,555|', '12,55|'],
    ['a second comma: ignored', '1|2,5', '1,|2,5', '1|2,5'],
    ['beyond the maximum: ignored', '100', '1000|', '100|'],
    ['a minus: ignored', '[12]', '-5|', '|12'],
  ])('%s', (_, before, after, expected) => expect(edit(percentEdit(100), before, after, 'type')).toBe(expected));

  it.each([
    ['12,5', 12.5, '12,5'],
    ['12,', 12, '12'],
    [',5', 0.5, '0,5'],
    ['0', 0, '0'],
    ['', null, ''],
    [',', null, ''],
  ])('"%s" is %s, shown as "%s"', (text, points, shown) => {
    expect(readPercent(text)).toBe(points);
    expect(writePercent(points)).toBe(shown);
  });
});

describe('money typed in whole reais', () => {
  it.each<[string, string, string, keyof typeof types, string]>([
    ['the first digit', '', '5|', 'type', '5|'],
    ['a zero alone is nothing', '', '0|', 'type', '|'],
    ['the next digit', '146', '1465|', 'type', '1.465|'],
    ['a comma: centavos follow', '1.465', '1.465,|', 'type', '1.465,|'],
    ['the centavos', '1.465,', '1.465,5|', 'type', '1.465,5|'],
    ['both of them', '1.465,5', '1.465,50|', 'type', '1.465,50|'],
    ['a third one: ignored', '1.465,50', '1.465,500|', 'type', '1.465,50|'],
    ['a second comma: ignored', '1.465,5', '1.465,5,|', 'type', '1.465,5|'],
    ['a comma within: what follows are centavos', '14|65', '14,|65', 'type', '14,|65'],
    ['a comma before three: ignored', '1|.465', '1,|.465', 'type', '1|.465'],
    ['a comma first', '', ',|', 'type', '0,|'],
    ['reais before centavos', '5|,50', '57|,50', 'type', '57|,50'],
    ['backspace over the comma', '50,', '50|', 'backspace', '50|'],
    ['a minus', '5', '5-|', 'type', '5|'],
    ['beyond the maximum: ignored', '37.850', '37.8500|', 'type', '37.850|'],
    ['backspace at the end', '1.465', '1.46|', 'backspace', '146|'],
    ['everything replaced', '[14.650]', '7|', 'type', '7|'],
    ['pasted with its sign', '', 'R$ 14.650,00|', 'paste', '14.650|'],
    ['pasted beyond the maximum', '[500]', '50.000|', 'paste', '|500'],
    ['handed in by the keyboard', '[500]', 'R$ 7.000,00|', 'type', '7.000|'],
    ['composed at once', '', '7.000,50|', 'compose', '7.000,50|'],
    ['no amount handed in', '[500]', '7.000,999|', 'type', '|500'],
  ])('%s', (_, before, after, kind, expected) => {
    expect(edit(reaisEdit(3_785_000), before, after, kind)).toBe(expected);
  });

  it.each([
    [null, ''],
    [0, ''],
    [50, ''],
    [1_465_000, '14.650'],
    [1_465_099, '14.650'],
  ])('shows %s centavos as "%s"', (centavos, text) => {
    expect(writeReais(centavos)).toBe(text);
    expect(readReais(text)).toBe(text === '' ? null : 1_465_000);
  });

  it.each([
    ['14.650,', 1_465_000],
    ['14.650,5', 1_465_050],
    ['14.650,05', 1_465_005],
    ['0,', null],
  ])('reads "%s" as %s centavos', (text, centavos) => expect(readReais(text)).toBe(centavos));
});
