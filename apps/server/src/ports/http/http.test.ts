import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, page, type Recorded } from '../testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../testing/wireServer.ts';
import { makingWith } from '../testing/everyVendor.ts';
import { askOver } from './ask.ts';
import { httpDoor } from './door.ts';
import { isProven, signedHeaders } from './signing.ts';
import { httpVendor } from './vendor.ts';

/* What is said on the wire, and what is made of what comes back. */

const SECRET = 'one secret of thirty-two bytes..';
const NOW = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => NOW };
const callBack = 'https://passo.exemplo/webhooks/http-bureau';
const person = { cpf: '52998224725', name: 'Maria da Silva', birthDate: '1990-05-12' };

let server: WireServer;
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => server.close());

const paper = {
  ...{ id: 'd1', proposal: 'p1', slug: 'documento', name: 'frente', mediaType: 'image/jpeg', sha256: 'ab' },
  content: Buffer.from('jpeg'),
};
const storage = { get: async (id: string, proposal: string) => (id === 'd1' && proposal === 'p1' ? paper : null) };
const ask = () => askOver({ ...server.parts, secret: SECRET, clock, storage, callBack });
const asking = () => ({ key: 'p1:analise:1', signal: new AbortController().signal });
const score = () => ask()('bureau.score', { person }, asking());

it('a secret that can be guessed is none', () => {
  const vendor = httpVendor('payrollMargin');
  const made = (secret: string) => () => vendor.make({ ...makingWith({ environment: {} }), secret: () => secret });
  expect(made('x'.repeat(31))).toThrow('PAYROLL_MARGIN_HTTP_SECRET must have at least 32 bytes');
  expect(made('x'.repeat(32))).not.toThrow();
});

describe('a question', () => {
  it('goes to its address, signed, under its key, and says where to call back', async () => {
    server.speak(() => json(200, { kind: 'done', value: { score: 700 } }));
    expect(await score()).toEqual({ kind: 'done', value: { score: 700 } });
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: Buffer.alloc(0) }] =
      server.seen;
    expect([method, path, headers['idempotency-key']]).toEqual(['POST', '/bureau/score', 'p1:analise:1']);
    expect(isProven(SECRET, headers, path, body, NOW)).toBe(true);
    expect(JSON.parse(body.toString())).toEqual({ question: { person }, callBack });
  });

  it('is signed anew for its second try', async () => {
    let call = 0;
    server.speak(() => (++call === 1 ? page(503) : json(200, { kind: 'done', value: { score: 700 } })));
    expect(await score()).toMatchObject({ kind: 'done' });
    const nonces = server.seen.map(({ headers }) => headers['passo-nonce']);
    expect(new Set(nonces).size).toBe(2);
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('carries the photos that it names, and is not asked without them', async () => {
    server.speak(() => json(200, { kind: 'done', value: { similarity: 1, reference: 'r' } }));
    const both = { person, selfie: 'd1', documentFront: 'd1' };
    expect(await ask()('identity.liveness', both, asking())).toMatchObject({ kind: 'done' });
    const sent: unknown = JSON.parse(server.seen[0]?.body.toString() ?? '');
    expect(sent).toMatchObject({ documents: { d1: { mediaType: 'image/jpeg', content: 'anBlZw==' } } });
    server.speak(() => json(200, {}));
    const missing = await ask()('identity.liveness', { ...both, selfie: 'd2' }, asking());
    expect(missing).toEqual({ kind: 'failed', reason: 'noDocument' });
    expect(server.seen).toHaveLength(0);
  });
});

describe('an answer', () => {
  it.each<[string, Recorded, unknown]>([
    [
      'done, without what nobody asked for',
      json(200, { kind: 'done', value: { score: 1, cpf: person.cpf } }),
      { kind: 'done', value: { score: 1 } },
    ],
    [
      'refused',
      json(422, { kind: 'refused', text: 'Não.', remake: true }),
      { kind: 'refused', said: 'Não.', remake: true },
    ],
    [
      'waiting',
      json(202, { kind: 'waiting', reference: 'r1', shown: { link: 'https://x' } }),
      { kind: 'waiting', reference: 'r1', shown: { link: 'https://x' } },
    ],
    ['in review', json(202, { kind: 'review', reference: 'r1' }), { kind: 'review', reference: 'r1' }],
    ['not offered', json(501, { code: 'notOffered' }), { kind: 'failed', reason: 'notOffered' }],
    ['unsigned in its eyes', json(401, { code: 'unsigned' }), { kind: 'failed', reason: 'http401' }],
    ['temporarily away', json(503, { code: 'unavailable' }), { kind: 'failed', reason: 'providerError' }],
    ['done, without its value', json(200, { kind: 'done' }), { kind: 'failed', reason: 'unexpected' }],
    [
      'done, with a text for a number',
      json(200, { kind: 'done', value: { score: '700' } }),
      { kind: 'failed', reason: 'unexpected' },
    ],
    [
      'done, under the status of a refusal',
      json(422, { kind: 'done', value: { score: 1 } }),
      { kind: 'failed', reason: 'unexpected' },
    ],
    ['refused, under the status of done', json(200, { kind: 'refused' }), { kind: 'failed', reason: 'unexpected' }],
    ['waiting for nothing', json(202, { kind: 'waiting' }), { kind: 'failed', reason: 'unexpected' }],
    [
      'waiting at an address that is a script',
      json(202, { kind: 'waiting', reference: 'r1', shown: { link: 'javascript:alert(1)' } }),
      { kind: 'failed', reason: 'unexpected' },
    ],
    [
      'a redirect',
      { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } },
      { kind: 'failed', reason: 'http302' },
    ],
  ])('%s', async (_what, said, expected) => {
    server.speak(() => said);
    expect(await score()).toEqual(expected);
  });
});

describe('a call back', () => {
  const path = '/webhooks/http-bureau';
  const door = httpDoor({ provider: 'http-bureau', port: 'bureau', callBack, secret: SECRET, clock });
  const news = {
    id: 'n1',
    operation: 'bureau.kyc',
    reference: 'r1',
    answer: { kind: 'done', value: { reference: 'c1' } },
  };
  const raw = Buffer.from(JSON.stringify(news));
  const headersAt = (now: Date, to = path) =>
    signedHeaders(SECRET, { method: 'POST', path: to, key: 'n1', body: raw }, now);
  const secondsFromNow = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

  it.each<[string, boolean, Readonly<Record<string, string>>]>([
    ['of now', true, headersAt(NOW)],
    ['of five minutes ago', true, headersAt(secondsFromNow(-300))],
    ['that is older', false, headersAt(secondsFromNow(-302))],
    ['out of the future', false, headersAt(secondsFromNow(302))],
    ['that was made for another door', false, headersAt(NOW, '/webhooks/http-lender')],
    [
      'whose time was changed',
      false,
      { ...headersAt(secondsFromNow(-900)), 'passo-time': headersAt(NOW)['passo-time'] ?? '' },
    ],
    ['whose nonce was changed', false, { ...headersAt(NOW), 'passo-nonce': 'another' }],
    ['whose key was changed', false, { ...headersAt(NOW), 'idempotency-key': 'n2' }],
  ])('%s is heard: %s', (_what, heard, headers) => expect(door.verify(headers, raw)).toBe(heard));

  const read = (change: object) => door.read(Buffer.from(JSON.stringify({ ...news, ...change })));
  it('says what was answered', () => {
    expect(read({})).toEqual({ eventId: 'n1', operation: 'bureau.kyc', reference: 'r1', answer: news.answer });
    expect(read({ answer: { kind: 'refused' } })).toMatchObject({ answer: { kind: 'refused' } });
  });

  it.each<[string, object]>([
    ['of another port', { operation: 'lender.disburse' }],
    ['of a look-up', { operation: 'addresses.find' }],
    ['without an id', { id: '' }],
    ['whose answer is of another shape', { answer: { kind: 'done', value: {} } }],
    ['that it is still waiting', { answer: { kind: 'waiting', reference: 'r1' } }],
    ['that it failed', { answer: { kind: 'failed', reason: 'x' } }],
  ])('%s says nothing', (_what, change) => expect(read(change)).toBeNull());
});
