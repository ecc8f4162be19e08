import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each([
  ['', null, ''],
  ['?Agx_hash=abc', 'abc', ''],
  ['?agx_hash=abc&utm_source=x', 'abc', '?utm_source=x'],
  ['?agx_hash=', null, ''],
  ['?Agx_hash=one&agx_hash=two', 'one', ''],
])('%s carries the hash %s and leaves %s', (search, hash, rest) => {
  expect(readAddress(search)).toMatchObject({ hash, rest });
});

it('takes every secret out of the address', () => {
  const address = readAddress('?token=t&redo_step=r&jwtToken=j&userOfficeToken=u&canal=aurora-clt&a=1');
  expect(address).toEqual({
    hash: null,
    token: 't',
    channel: 'aurora-clt',
    redoStep: 'r',
    jwtToken: 'j',
    userOfficeToken: 'u',
    rest: '?a=1',
  });
});
