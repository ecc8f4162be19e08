import { expect, it } from 'vitest';
import { createActionKeys } from './actionKeys.ts';

function keys() {
  let count = 0;
  return createActionKeys(() => `key-${(count += 1)}`);
}

it('keeps the key of an action until it is done or changed', () => {
  const { keyFor, done } = keys();
  expect(keyFor('um', { a: 1, b: 2 })).toBe('key-1');
  expect(keyFor('um', { b: 2, a: 1 })).toBe('key-1');
  expect(keyFor('um', { a: 2 })).toBe('key-2');
  expect(keyFor('dois', { a: 2 })).toBe('key-3');
  done('um');
  expect(keyFor('um', { a: 2 })).toBe('key-4');
});
