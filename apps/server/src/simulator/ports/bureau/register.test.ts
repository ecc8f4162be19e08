import { describe, expect, it } from 'vitest';
import { similarity } from './register.ts';

describe('two names, as the simulated register compares them', () => {
  it.each([
    ['Antônia Ferreira Lima', 'ANTONIA FERREIRA LIMA', 1],
    ['Antônia Ferreira', 'Antônia Ferreira Lima', 0.8],
    ['Maria da Silva', 'João da Silva', 0.5],
    ['Maria da Silva', 'Maria Silva', 1],
    ['Maria da Silva', 'Antônia Ferreira Lima', 0],
    ['', 'Antônia Ferreira Lima', 0],
    ['', '', 0],
  ])('%s beside %s: %s', (one, other, expected) => expect(similarity(one, other)).toBe(expected));
});
