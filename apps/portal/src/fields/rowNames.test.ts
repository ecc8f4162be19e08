import { expect, it } from 'vitest';
import { filledTitle, namesRows, titleField } from './rowNames.ts';

const list = (title: string) => ({
  key: 'carros',
  component: 'list',
  title,
  subFields: [
    { key: 'apelido', component: 'text' },
    { key: 'valor', component: 'money' },
  ],
});

it.each([
  ['Seus carros', false, undefined],
  ['{{apelido}}', true, 'apelido'],
  ['{{ apelido }}', true, 'apelido'],
  ['Carro {{apelido}}', true, undefined],
  ['{{apelido}}{{valor}}', true, undefined],
  ['{{valor}}', true, undefined],
  ['{{outro}}', true, undefined],
] as const)('%j', (title, names, field) => {
  expect([namesRows(list(title)), titleField(list(title))]).toEqual([names, field]);
});

it('fills the words in', () => {
  expect(filledTitle('Carro {{apelido}}', () => 'da Ana')).toBe('Carro da Ana');
  expect(filledTitle('Carro {{apelido}}', () => '')).toBe('Carro');
});
