import { expect, test } from 'vitest';
import { isValidName } from './name.ts';

test.each([
  'Maria Silva',
  'maria da silva',
  'José Antônio de Souza e Silva',
  "Ana D'Ávila",
  'Ana D’Ávila',
  'Jean-Pierre Müller',
  'Li Na',
  'St.James Brown',
  'De Souza Lima',
  'Jose\u0301 Silva',
])('%j is a full name', (text) => expect(isValidName(text)).toBe(true));

test.each([
  ['', 'empty'],
  ['Maria', 'one word'],
  ['Maria da', 'a connecting word is no surname'],
  ['Maria S', 'one letter'],
  ['Maria S.', 'an abbreviation'],
  ['Maria 2 Silva', 'a digit'],
  ['Maria@ Silva', 'a symbol'],
  ['Maria -Silva', 'a hyphen outside a word'],
  ['Мария Силва', 'another script'],
  ['Mаria Silva', 'a Cyrillic letter that looks Latin'],
  ['Maria Silva 😀', 'an emoji'],
  [`${'Ana '.repeat(18)}Lima`, '76 characters'],
])('%j is none: %s', (text) => expect(isValidName(text)).toBe(false));
