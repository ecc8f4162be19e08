import { expect, it } from 'vitest';
import { ProblemError } from '../platform/problemError.ts';
import { formsHeld } from './formsHeld.ts';

const open = () => formsHeld({ mostOfEach: 100, mostOfOne: 40, mostOfOwner: 60, mostOfLink: 2 });
const stranger = (network: string, link: string) => ({ known: false, names: [network, link] });
const customer = (phone: string, link = phone) => ({ known: true, names: [phone, link] });

function said(work: () => unknown): string {
  try {
    work();
    return 'ok';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.code;
  }
}

it('one form has an end', () => {
  const form = open()('l', customer('l'));
  expect([said(() => form.grow(40)), said(() => form.grow(1))]).toEqual(['ok', 'body.tooLarge']);
});

it('a network of strangers fills no process, however many links it has; others go on', () => {
  const hold = open();
  for (const link of ['k', 'l']) hold(link, stranger('a', link)).grow(30);
  expect(said(() => hold('m', stranger('a', 'm')).grow(1))).toBe('server.busy');
  expect(said(() => hold('n', stranger('b', 'n')).grow(40))).toBe('ok');
  expect(said(() => hold('o', stranger('c', 'o')).grow(1))).toBe('server.busy');
});

it('customers have as much for themselves, whatever strangers hold', () => {
  const hold = open();
  for (const link of ['a', 'b', 'c']) said(() => hold(link, stranger(link, link)).grow(40));
  expect(said(() => hold('m', customer('m')).grow(40))).toBe('ok');
  expect(said(() => hold('m', customer('m')).grow(30))).toBe('server.busy');
  expect(said(() => hold('n', customer('n')).grow(40))).toBe('ok');
});

it('a customer has one share, with however many links', () => {
  const hold = open();
  hold('m', customer('phone', 'm')).grow(40);
  expect(said(() => hold('n', customer('phone', 'n')).grow(30))).toBe('server.busy');
  expect(said(() => hold('o', customer('phone', 'o')))).toBe('rate.limited');
  expect(said(() => hold('p', customer('another')).grow(40))).toBe('ok');
});

it('strangers with a link take no place of its customer, nor of strangers elsewhere', () => {
  const hold = open();
  for (let forms = 0; forms < 2; forms += 1) hold('l', stranger('a', 'l'));
  expect(said(() => hold('l', stranger('a', 'l')))).toBe('rate.limited');
  expect(said(() => hold('l', stranger('b', 'l')))).toBe('ok');
  expect(said(() => hold('l', customer('l')))).toBe('ok');
});

it('what is done with makes room', () => {
  const hold = open();
  const forms = [hold('l', customer('l')), hold('l', customer('l'))];
  for (const form of forms) form.grow(30);
  expect(said(() => hold('l', customer('l')))).toBe('rate.limited');
  for (const form of forms) form.release();
  const again = hold('l', customer('l'));
  expect([said(() => again.grow(40)), said(() => hold('l', customer('l')).grow(20))]).toEqual(['ok', 'ok']);
});
