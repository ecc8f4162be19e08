import { expect, it } from 'vitest';
import { tidyLine } from './tidyLine.ts';

it.each([
  [' Meu carro ', 'Meu carro'],
  ['Meu\ncarro', 'Meu carro'],
  ['Meu \r\n\r\n carro\n', 'Meu carro'],
  ['Meu\u2028carro', 'Meu carro'],
  ['\n', ''],
])('%j is %j', (text, line) => expect(tidyLine(text)).toBe(line));
