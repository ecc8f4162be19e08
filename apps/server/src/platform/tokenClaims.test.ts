import { describe, expect, it } from 'vitest';
import { readClaims } from './tokenClaims.ts';

const NOW = new Date('2026-11-25T15:00:00Z');
const now = NOW.getTime() / 1_000;
const HOUR = 3_600;
const good = { aud: 'passo', hash: 'own-link', iat: now - HOUR, exp: now + HOUR };
const read = (changed: object): unknown => readClaims({ ...good, ...changed }, 'own-link', NOW);

describe('what a token claims', () => {
  it.each<[string, object]>([
    ['of an hour', {}],
    ['of a whole day', { iat: now, exp: now + 24 * HOUR }],
    ['by a clock that is a little ahead', { iat: now + 20 }],
    ['that ended while it was on its way', { exp: now - 20 }],
    ['for us and for others', { aud: ['another-shop', 'passo'] }],
    ['and more', { sub: 'digitadora-7', cpf: '52998224725' }],
  ])('%s is read', (_what, changed) => expect(read(changed)).toEqual({ ...good, ...changed }));

  it.each<[string, object]>([
    ['a second more than a day', { iat: now, exp: now + 24 * HOUR + 1 }],
    ['25 hours', { iat: now, exp: now + 25 * HOUR }],
    ['25 hours, of which two are over', { iat: now - 2 * HOUR, exp: now + 23 * HOUR }],
    ['an end that no calendar has', { exp: 1e15 }],
    ['an end that no number has', { exp: 1e300 }],
    ['no end', { exp: undefined }],
    ['an end of words', { exp: String(now + HOUR) }],
    ['half a second', { exp: now + HOUR + 0.5 }],
    ['a negative end', { exp: -1 }],
    ['no beginning', { iat: undefined }],
    ['a beginning in times to come', { iat: now + 60 }],
    ['an end before its beginning', { iat: now + 20, exp: now + 10 }],
    ['an end that is past', { exp: now - 60 }],
    ['nobody whom it is for', { aud: undefined }],
    ['somebody else', { aud: 'another-shop' }],
    ['somebody who is called a little like us', { aud: ['passo2', 'Passo'] }],
    ['another link', { hash: 'other-link' }],
    ['no link', { hash: undefined }],
    ['a link that is no text', { hash: ['own-link'] }],
  ])('with %s opens nothing', (_what, changed) => expect(read(changed)).toBeNull());

  it.each([null, 'text', 7, [good]])('that is %j opens nothing', (payload) =>
    expect(readClaims(payload, 'own-link', NOW)).toBeNull(),
  );
});
