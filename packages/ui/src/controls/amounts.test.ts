import { describe, expect, it } from 'vitest';
import type { EditKind, Rewrite } from './masking.ts';
import { moneyRewrite, parsePastedMoney, readCentavos, writeCentavos } from './money.ts';
import { percentRewrite, readPercent, writePercent } from './percent.ts';

function edit(rewrite: Rewrite, before: string, after: string, kind: EditKind): string {
  const { text, caret } = rewrite(before, { text: after.replace('|', ''), caret: after.indexOf('|') }, kind);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
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
  it.each<[string, string, string, EditKind, string]>([
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
    ['everything replaced', '1.234,56', '7|', 'type', '0,07|'],
  ])('%s', (_, before, after, kind, expected) => {
    expect(edit(moneyRewrite(1_000_000), before, after, kind)).toBe(expected);
  });

  it.each([
    ['8500', 850000],
    ['R$ 8.500', 850000],
    ['R$ 1.234,56', 123456],
    ['1.234,5', 123450],
    ['1234.56', 123456],
    ['1.234', 123400],
    ['0,07', 7],
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
    ['a second comma: ignored', '12,5', '1,|2,5', '1|2,5'],
    ['beyond the maximum: ignored', '100', '1000|', '100|'],
  ])('%s', (_, before, after, expected) => expect(edit(percentRewrite(100), before, after, 'type')).toBe(expected));

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
