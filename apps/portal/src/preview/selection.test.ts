import { expect, it } from 'vitest';
import { readSelection, writeSelection, type Selection } from './selection.ts';

const usual: Selection = {
  kind: null,
  variant: null,
  state: 'preenchido',
  theme: 'auto',
  width: '560',
  partner: null,
  primary: null,
  secondary: null,
};

it.each<Partial<Selection>>([
  { kind: 'money', state: 'sem-opcoes', theme: 'dark', width: '360' },
  { kind: 'text', variant: 'cpf', partner: 'aurora' },
  { partner: 'livre', primary: '#0066cc', secondary: '#f6931c' },
])('comes back as it was written: %j', (chosen) => {
  const selection = { ...usual, ...chosen };
  expect(readSelection(writeSelection(selection))).toEqual(selection);
});

it.each(['', '?estado=toString&tema=roxo&largura=1&tipo=&primaria=azul'])('has usual values for %j', (search) => {
  expect(readSelection(search)).toEqual(usual);
});
