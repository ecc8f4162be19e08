import { expect, test } from 'vitest';
import { plural, removeAccents, sentence, titleCase } from './text.ts';

test.each([
  ['MARIA DA SILVA DOS SANTOS', 'Maria da Silva dos Santos'],
  ['da silva', 'Da Silva'],
  ["ANA D'ÁVILA", "Ana D'Ávila"],
  ['jean-pierre', 'Jean-Pierre'],
  ['', ''],
])('%j in title case is %j', (text, titled) => expect(titleCase(text)).toBe(titled));

test.each([
  ['São João, às 3h', 'Sao Joao, as 3h'],
  ['Çà', 'Ca'],
  ['e\u0301', 'e'],
])('%j without accents is %j', (text, plain) => expect(removeAccents(text)).toBe(plain));

test('one is the only singular', () => {
  expect([plural(0, 'parcela'), plural(1, 'parcela'), plural(2, 'mês', 'meses')]).toEqual([
    'parcelas',
    'parcela',
    'meses',
  ]);
});

test.each([
  ['Pagamento feito', 'Pagamento feito.'],
  ['com Banco Horizonte S.A.', 'com Banco Horizonte S.A.'],
  ['Está certo?', 'Está certo?'],
])('%j ends as a sentence: %j', (words, ended) => expect(sentence(words)).toBe(ended));
