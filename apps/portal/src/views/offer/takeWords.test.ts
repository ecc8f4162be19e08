import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { costsWords, takeWords } from './takeWords.ts';

const usual = calls.system.data.parse(calls.system.examples.data);
const { configuration } = usual;

/** Of a partner with words of its own, or with none. */
const saying = (words: Record<string, string>) => ({
  config: { ...usual, configuration: { ...configuration, display: { ...configuration.display, words } } },
});
const chosen = { terms: [12, 15], chosen: 15, none: null };
const withdrawals = { unit: 'withdrawal', installments: 3 } as const;

it.each([
  [{}, null, 'Continuar com 15x'],
  [{}, withdrawals, 'Continuar com 3 saques'],
  [{ take: 'Quero em {n}x' }, null, 'Quero em 15x'],
  [{ take: 'Quero em {n}x' }, withdrawals, 'Quero em 3 saques'],
  [{ take: 'Quero em {n}x' }, { ...withdrawals, installments: 1 }, 'Quero em 1 saque'],
])('a term is taken in the words of the partner: %j of %j', (words, offer, said) =>
  expect(takeWords(saying(words), { ...chosen, offer })).toBe(said),
);

it('names nothing where there is nothing to take', () =>
  expect(takeWords(saying({}), { ...chosen, offer: null, terms: [] })).toBe('Continuar'));

it('calls the way to all costs as the partner does', () => {
  expect(costsWords(saying({ costs: 'Ver tudo que vou pagar' }))).toBe('Ver tudo que vou pagar');
  expect(costsWords(saying({}))).toBe('Ver todos os custos');
});
