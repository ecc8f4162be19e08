import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentHmac } from '../contentHmac.ts';
import { personDoor } from '../personDoor.ts';
import { clicksignDoor } from '../signature/clicksignDoor.ts';
import type { WebhookDoor } from '../webhook.ts';

/* What holds for every door: only who holds the secret is heard, and the same news has the same id. */

const secret = Buffer.from('one secret of thirty-two bytes..');
const other = Buffer.from('another secret of 32 bytes......');

const clicksignBody = (name: string): string =>
  JSON.stringify({
    event: { name, data: {}, occurred_at: '2026-11-20T12:00:00Z' },
    document: { key: 'ref-1', path: '/p.pdf', status: 'closed' },
  });
const personBody = (decision: string): string =>
  JSON.stringify({
    id: `ref-1:${decision}`,
    operation: 'employer.approve',
    reference: 'ref-1',
    decision,
    reason: 'porque sim',
    at: '2026-11-20T12:00:00Z',
  });

const doors: readonly (readonly [string, WebhookDoor, yes: string, no: string])[] = [
  ['clicksign', clicksignDoor('clicksign-simulado', secret), clicksignBody('auto_close'), clicksignBody('refusal')],
  [
    'person',
    personDoor('empregador-simulado', 'employer', secret, 'approvedAt'),
    personBody('approve'),
    personBody('refuse'),
  ],
];

describe.each(doors)('the door of %s', (_name, door, yes, no) => {
  const raw = Buffer.from(yes);
  const hmac = contentHmac(secret, raw);

  it('opens to its own signature over these very bytes', () => {
    expect(door.verify({ 'content-hmac': hmac }, raw)).toBe(true);
  });

  it.each<[string, Readonly<Record<string, string | readonly string[] | undefined>>]>([
    ['none', {}],
    ['an empty one', { 'content-hmac': '' }],
    ['one without its prefix', { 'content-hmac': hmac.slice('sha256='.length) }],
    ['one with another prefix', { 'content-hmac': hmac.replace('sha256=', 'sha1=') }],
    ['one in capitals', { 'content-hmac': hmac.toUpperCase() }],
    ['one cut short', { 'content-hmac': hmac.slice(0, -2) }],
    ['one of another secret', { 'content-hmac': contentHmac(other, raw) }],
    ['one of other bytes', { 'content-hmac': contentHmac(secret, `${yes} `) }],
    ['one in another header', { authorization: hmac }],
    ['two of them', { 'content-hmac': [hmac, hmac] }],
    ['the secret itself', { 'content-hmac': `sha256=${secret.toString('hex')}` }],
    ['an HMAC of another kind', { 'content-hmac': `sha256=${createHmac('sha512', secret).update(raw).digest('hex')}` }],
  ])('stays shut to %s', (_what, headers) => expect(door.verify(headers, raw)).toBe(false));

  it('reads yes and no, and the same news under the same id', () => {
    expect(door.read(raw)).toMatchObject({ reference: 'ref-1', answer: { kind: 'done' } });
    expect(door.read(Buffer.from(no))).toMatchObject({ reference: 'ref-1', answer: { kind: 'refused' } });
    expect(door.read(raw)?.eventId).toBe(door.read(Buffer.from(yes))?.eventId);
    expect(door.read(raw)?.eventId).not.toBe(door.read(Buffer.from(no))?.eventId);
  });

  it.each(['', 'null', '[]', '{}', '{"event":{}}', '"approve"', '{"id":1,"reference":2}', '{broken', '\u0000'])(
    'makes nothing of %j',
    (body) => expect(door.read(Buffer.from(body))).toBeNull(),
  );
});
