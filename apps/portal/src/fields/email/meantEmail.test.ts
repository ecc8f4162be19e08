import { describe, expect, it } from 'vitest';
import { meantEmail, slips } from './meantEmail.ts';

describe('an address that slipped', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['hmail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gamil.cm', 'gmail.com'],
    ['GMAIL.CO', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail.com.br', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com.br', 'yahoo.com.br'],
    ['yahoo.com.b', 'yahoo.com.br'],
    ['yaho.com', 'yahoo.com'],
    ['iclould.com', 'icloud.com'],
    ['uol.com', 'uol.com.br'],
    ['uol.combr', 'uol.com.br'],
    ['bol.com', 'bol.com.br'],
    ['tera.com.br', 'terra.com.br'],
    ['terra.com', 'terra.com.br'],
    ['live.con', 'live.com'],
  ])('%s meant %s', (domain, meant) => expect(meantEmail(`Maria.S@${domain}`)).toBe(`Maria.S@${meant}`));
});

describe('an address that is left alone', () => {
  it.each([
    ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br', 'yahoo.com', 'icloud.com', 'uol.com.br'],
    ...['bol.com.br', 'terra.com.br', 'live.com', 'Gmail.com'],
    ...['hotmail.com.br', 'outlook.com.br', 'email.com', 'mail.com', 'ymail.com', 'yahoo.com.ar', 'live.com.pt'],
    ...['hotmail.ca', 'outlook.cl', 'yahoo.co.uk', 'live.ca', 'yahoo.ca', 'outlook.cz', 'hotmail.ch', 'yahoo.com.co'],
    ...['love.com', 'life.com', 'line.com', 'cloud.com', 'tegra.com.br', 'serra.com.br', 'torra.com.br', 'tela.com.br'],
    ...['bolt.com.br', 'bel.com.br', 'uel.com.br'],
    ...[
      'sol.com.br',
      'aol.com',
      'oi.com.br',
      'five.com',
      'ig.com.br',
      'globo.com',
      'msn.com',
      'empresa.com.br',
      'usp.br',
    ],
  ])('at %s', (domain) => expect(meantEmail(`maria@${domain}`)).toBeNull());

  it('longer than any address', () => expect(meantEmail(`${'m'.repeat(250)}@gmial.com`)).toBeNull());

  it.each(['', 'maria', 'maria@', '@gmial.com', 'maria@x@gmial.com'])('as it is typed: "%s"', (typed) =>
    expect(meantEmail(typed)).toBeNull(),
  );
});

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abcd', 'abd', 1],
  ['abd', 'abcd', 1],
  ['axc', 'abc', 1],
  ['xbac', 'abc', 2],
])('from "%s" to "%s" there are %i slips', (typed, meant, count) => expect(slips(typed, meant)).toBe(count));
