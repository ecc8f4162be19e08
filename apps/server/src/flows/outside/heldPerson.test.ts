import { expect, it } from 'vitest';
import { photoWords, registerWords, wrongWithAccount, wrongWithPhoto, wrongWithRegister } from './heldPerson.ts';

const compared = { situation: 'regular', nameSimilarity: 1, birthDateAgrees: true, reference: 'r' };

it.each<[string, object, readonly string[]]>([
  ['agrees', {}, []],
  ['lacks one of four parts of the name', { nameSimilarity: 6 / 7 }, []],
  ['has one other part of four (a sibling)', { nameSimilarity: 0.75 }, ['register.name']],
  ['has another birth date', { birthDateAgrees: false }, ['register.birthDate']],
  ['says that the CPF is suspended', { situation: 'suspended' }, ['register.situation']],
  ['says something else', { situation: undefined }, ['register.situation']],
])('a register that %s', (_what, said, codes) => {
  expect(wrongWithRegister(JSON.parse(JSON.stringify({ ...compared, ...said })))).toEqual(codes);
});

it('ends where the CPF itself is not in order, and may be mended where the person wrote something else', () => {
  expect(registerWords(['register.situation'])).toEqual({ kind: 'refused' });
  expect(registerWords(['register.name'])).toEqual({ kind: 'refused', remake: true });
});

it.each([
  [{ similarity: 0.97, reference: 'r' }, true],
  [{ similarity: 0.8, reference: 'r' }, true],
  [{ similarity: 0.79, reference: 'r' }, false],
  [{ similarity: 0, reference: 'r' }, false],
  [{ similarity: 2, reference: 'r' }, false],
  [{ reference: 'r' }, false],
])('a photo of which %o is said passes: %s', (value, passes) => {
  expect(wrongWithPhoto(JSON.parse(JSON.stringify(value)))).toEqual(passes ? [] : ['identity.similarity']);
  expect(photoWords()).toMatchObject({ kind: 'refused', remake: true });
});

it('an account of somebody else is none', () => {
  expect(wrongWithAccount({ isOfPerson: false, reference: 'r' })).toEqual(['account.otherHolder']);
  expect(wrongWithAccount({ isOfPerson: true, reference: 'r' })).toEqual([]);
});
