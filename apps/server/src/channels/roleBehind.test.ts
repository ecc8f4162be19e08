import { expect, it } from 'vitest';
import { roleBehind } from './roleBehind.ts';

it.each([
  ['clt', 'Quem empresta'],
  ['consortium', 'Administradora do grupo'],
  ['betting', 'Casa de apostas'],
])('behind %s stands: %s', (product, expected) => expect(roleBehind({ product })).toBe(expected));
