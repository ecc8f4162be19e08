import { expect, test } from 'vitest';
import { isValidDdd } from './ddd.ts';
import { hidePhone } from './partiallyHiddenPhone.ts';
import { cellphoneValidator, formatPhone, isValidCellphone } from './phone.ts';

test('67 area codes are in use', () => {
  const all = Array.from({ length: 100 }, (_, ddd) => String(ddd).padStart(2, '0'));
  expect(all.filter(isValidDdd)).toHaveLength(67);
  for (const ddd of ['23', '25', '26', '29', '36', '39', '52', '56', '57', '58', '59', '72', '76', '78']) {
    expect(isValidDdd(ddd)).toBe(false);
  }
  for (const ddd of ['00', '01', '10', '20', '90', '1', '111', 'ab', '']) expect(isValidDdd(ddd)).toBe(false);
});

test.each(['(11) 98765-4321', '11987654321', '+55 11 98765-4321', '011 98765 4321', '55999998888'])(
  '%j is one',
  (text) => expect(isValidCellphone(text)).toBe(true),
);

test.each([
  ['(23) 98765-4321', 'Esse DDD não existe. Confira os dois primeiros números.'],
  ['(30) 98765-4321', 'Esse DDD não existe. Confira os dois primeiros números.'],
  ['(11) 3333-4444', 'O número do celular começa com 9 depois do DDD.'],
  ['(11) 88765-4321', 'O número do celular começa com 9 depois do DDD.'],
  ['(11) 98765-432', 'Faltam números. Digite o DDD e os 9 números do celular.'],
  ['11', 'Faltam números. Digite o DDD e os 9 números do celular.'],
  ['(11) 90765-4321', 'Celular inválido. Confira o DDD e o número.'],
  ['+31 912345678', 'Esse DDD não existe. Confira os dois primeiros números.'],
  ['11987654321 ramal', 'Celular inválido. Confira o DDD e o número.'],
  ['١١٩٨٧٦٥٤٣٢١', 'Celular inválido. Confira o DDD e o número.'],
])('%j is answered with %j', (text, message) => {
  expect(cellphoneValidator.problem(text, '2026-11-21')).toBe(message);
  expect(isValidCellphone(text)).toBe(false);
});

test('is shown as a cell phone, as a landline, or hidden', () => {
  expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
  expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
  expect(hidePhone('11987654321')).toBe('(11) *****-4321');
  expect(hidePhone('1133334444')).toBe('(11) ****-4444');
});
