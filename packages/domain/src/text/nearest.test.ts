import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each<[string, string, readonly string[], string | undefined]>([
  ['of three letters, one away', 'cpf', ['cnf'], 'cnf'],
  ['of three letters, two away', 'cpf', ['abf'], undefined],
  ['of four letters, two away', 'nome', ['cose'], 'cose'],
  ['of four letters, three away', 'nome', ['cosa'], undefined],
  ['of nine letters, three away', 'municipio', ['municxyzo'], 'municxyzo'],
  ['of nine letters, four away', 'municipio', ['muniwxyzo'], undefined],
  ['written with another case', 'CPFF', ['cpf'], 'cpf'],
  ['that is there', 'nome', ['nome'], undefined],
  ['with two near, the nearer one', 'cidade', ['cixxde', 'cidads'], 'cidads'],
  ['with two equally near, the first', 'cidade', ['cidadx', 'cidady'], 'cidadx'],
  ['of sixty letters', 'a'.repeat(60), ['a'.repeat(59)], 'a'.repeat(59)],
  ['too long for a slip', 'a'.repeat(61), ['a'.repeat(60)], undefined],
])('the nearest to a name %s', (_what, name, known, expected) => expect(nearest(name, known)).toBe(expected));
