import { expect, it } from 'vitest';
import { judge, type Pixels } from './quality.ts';

const SIDE = 32;

function picture(value: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    data.fill(value(index % SIDE, Math.floor(index / SIDE)), index * 4, index * 4 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

const inMiddle = (x: number, y: number): boolean => [x, y].every((at) => at >= 10 && at < 22);

it.each([
  ['a dark room', () => 20, 'Está escuro: procure um lugar mais claro', []],
  ['a reflex', () => 250, 'Tem luz demais: evite reflexos', []],
  ['a blur', (x: number) => 100 + x, 'Sem foco: segure firme', ['Luz boa']],
  [
    'a sharp document',
    (x: number, y: number) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 60 : 190),
    null,
    ['Luz boa', 'Foco bom'],
  ],
  [
    'a sharp document far away',
    (x: number, y: number) => (inMiddle(x, y) && (x + y) % 2 === 0 ? 190 : 90),
    'Chegue um pouco mais perto',
    ['Luz boa', 'Foco bom'],
  ],
  [
    'a sharp document with a speck beside it',
    (x: number, y: number) => ((x === 1 && y === 1) || (inMiddle(x, y) && (x + y) % 2 === 0) ? 190 : 90),
    'Chegue um pouco mais perto',
    ['Luz boa', 'Foco bom'],
  ],
] as const)('%s', (_, value, hint, good) => expect(judge(picture(value))).toEqual({ hint, good }));
