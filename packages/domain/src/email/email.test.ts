import { expect, test } from 'vitest';
import { emailValidator, hideEmail } from './email.ts';

test.each([
  'maria@gmail.com',
  'm.silva+x@empresa.com.br',
  'a@b.co',
  'x@yahoo.com.br',
  'x@mail.gmail.dev',
  'M@UOL.COM.BR',
])('%j is one', (text) => expect(emailValidator.problem(text, '2026-11-21')).toBeNull());

test.each([
  ['maria', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['maria@empresa', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['maria @gmail.com', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['maria..s@empresa.com', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['a@b@c.com', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['josé@empresa.com', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['maria@-empresa.com', 'E-mail inválido. Confira se está completo e sem espaços.'],
  ['maria@gmail.com.br', 'Confira o final do e-mail: o certo é gmail.com.'],
  ['maria@gmail.co', 'Confira o final do e-mail: o certo é gmail.com.'],
  ['maria@hotmail.con', 'Confira o final do e-mail: o certo é hotmail.com ou hotmail.com.br.'],
  ['maria@constructor', 'E-mail inválido. Confira se está completo e sem espaços.'],
])('%j is answered with %j', (text, message) => expect(emailValidator.problem(text, '2026-11-21')).toBe(message));

test('is hidden but for its first letter and its domain', () => {
  expect(hideEmail('maria@gmail.com')).toBe('m***@gmail.com');
  expect(hideEmail('not an address')).toBe('***');
});
