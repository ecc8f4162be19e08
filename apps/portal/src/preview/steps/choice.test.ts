import { expect, it } from 'vitest';
import { addressOf, readChoice } from './choice.ts';

it('an address says everything that it was made from', () => {
  const search = '?tipo=liveness&tema=dark&largura=1280&estado=remake&canal=aurora-clt&inconsistencia=cep&quadro=';
  expect(addressOf(readChoice(search))).toBe(`/passos${search}`);
});

it('what nobody knows is the usual', () => {
  expect(readChoice('?tema=azul&largura=12&estado=perdido')).toEqual({
    kind: 'creditAnalysis',
    state: null,
    channel: null,
    inconsistency: null,
    theme: 'auto',
    width: '360',
    framed: false,
  });
});
