import { expect, it } from 'vitest';
import { ProblemError } from '../platform/problemError.ts';
import { formsHeld } from './formsHeld.ts';

const open = () => formsHeld({ mostBytes: 100, mostOfOne: 40, mostOfCaller: 60, mostOfLink: 2 });

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
  const form = open()('l', 'a');
  expect([said(() => form.grow(40)), said(() => form.grow(1))]).toEqual(['ok', 'body.tooLarge']);
});

it('an address fills no process, however many links it has; others go on', () => {
  const hold = open();
  for (const link of ['k', 'l']) hold(link, 'a').grow(30);
  expect(said(() => hold('m', 'a').grow(1))).toBe('server.busy');
  expect(said(() => hold('n', 'b').grow(40))).toBe('ok');
  expect(said(() => hold('o', 'c').grow(1))).toBe('server.busy');
});

it('what is done with makes room', () => {
  const hold = open();
  const forms = [hold('l', 'a'), hold('l', 'a')];
  for (const form of forms) form.grow(30);
  expect(said(() => hold('l', 'a'))).toBe('rate.limited');
  for (const form of forms) form.release();
  const again = hold('l', 'a');
  expect([said(() => again.grow(40)), said(() => hold('l', 'a').grow(20))]).toEqual(['ok', 'ok']);
});
