import { expect, it } from 'vitest';
import { readSelection, writeSelection } from './selection.ts';

it('comes back as it was written', () => {
  const selection = { kind: 'money', state: 'sem-opcoes', theme: 'dark', width: '360' } as const;
  expect(readSelection(writeSelection(selection))).toEqual(selection);
});

it.each(['', '?estado=toString&tema=roxo&largura=1&tipo='])('has usual values for %j', (search) => {
  expect(readSelection(search)).toEqual({ kind: null, state: 'preenchido', theme: 'auto', width: '560' });
});
