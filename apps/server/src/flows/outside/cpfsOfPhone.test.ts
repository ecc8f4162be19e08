import { describe, expect, it } from 'vitest';
import { isBeyond, type OpenedCpf } from './cpfsOfPhone.ts';

const own = Buffer.from('own');
const day = (of: number): Date => new Date(Date.UTC(2026, 10, of));
const cpf = (name: string, first: number, passed = false): OpenedCpf => ({
  cpf: Buffer.from(name),
  first: day(first),
  passed,
});
const mine = cpf('own', 20);
const [first, second, third] = [cpf('a', 1), cpf('b', 2), cpf('c', 3)];
const later = ['x', 'y', 'z'].map((name) => cpf(name, 25));

describe('a CPF', () => {
  it.each<[string, readonly OpenedCpf[], boolean]>([
    ['alone is not beyond', [mine], false],
    ['is the third', [first, second, mine], false],
    ['is the fourth', [first, second, third, mine], true],
    ['is one of three, whatever was opened after it', [first, second, mine, ...later], false],
    [
      'comes after what was let through, though that was opened later',
      [...later.map((one) => ({ ...one, passed: true })), mine],
      true,
    ],
    ['comes after two before it and one that was let through', [first, second, mine, cpf('x', 25, true)], true],
    ['that was let through itself keeps its place', [first, second, { ...mine, passed: true }, ...later], false],
    ['that is not among them is beyond', [first], true],
  ])('%s', (_what, opened, beyond) => expect(isBeyond(opened, own)).toBe(beyond));

  it('of the same instant has one order for everybody: three of four are let through', () => {
    const names = ['k', 'l', 'm', 'n'];
    const opened = names.map((name) => cpf(name, 20));
    expect(names.filter((name) => !isBeyond(opened, Buffer.from(name)))).toEqual(['k', 'l', 'm']);
    expect(names.filter((name) => !isBeyond(opened.toReversed(), Buffer.from(name)))).toEqual(['k', 'l', 'm']);
  });
});
