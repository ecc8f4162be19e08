import { expect, it } from 'vitest';
import { inLine, type Owner } from './line.ts';

const TAKES = 1_000;
const stranger = (network: string, link: string): Owner => ({ known: false, names: [network, link] });
const customer = (link: string): Owner => ({ known: true, names: [link] });
const lineOf = (owners: readonly Owner[], spent: Readonly<Record<string, number>> = {}): readonly string[] =>
  inLine(
    owners.map((owner, at) => ({ owner, name: `${owner.names.join('/')} ${at}` })),
    (name) => spent[name] ?? 0,
    TAKES,
  ).map(({ name }) => name);

it('puts whoever is known before everybody who is not, however late', () => {
  expect(lineOf([stranger('a', 'x'), stranger('b', 'y'), customer('z')])).toEqual(['z 2', 'a/x 0', 'b/y 1']);
});

it('goes by the time that was used, not by who came first or has fewer waiting', () => {
  expect(lineOf([customer('x'), customer('y'), customer('y')], { x: 2_500 })).toEqual(['y 1', 'y 2', 'x 0']);
});

it('gives a network of strangers one turn, however many links it has', () => {
  const crowd = ['k', 'l', 'm'].map((link) => stranger('a', link));
  expect(lineOf([...crowd, stranger('b', 'n')])).toEqual(['a/k 0', 'b/n 3', 'a/l 1', 'a/m 2']);
});

it('counts what somebody has waiting as time that it will take', () => {
  expect(lineOf([customer('x'), customer('x'), customer('x'), customer('y')])).toEqual(['x 0', 'y 3', 'x 1', 'x 2']);
});
