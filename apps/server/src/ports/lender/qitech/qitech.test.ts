import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, page, type Recorded } from '../../testing/vendorServer.ts';
import { startWireServer, type Seen, type WireServer } from '../../testing/wireServer.ts';
import { askFgtsBalance, readFgtsBalance } from './qitechFgts.ts';
import { isFromQitech, qitechKeys, signQitech } from './qitechSigning.ts';

let server: WireServer;
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => server.close());

const pem = { type: 'pkcs8', format: 'pem' } as const;
const spki = { type: 'spki', format: 'pem' } as const;
const ours = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const keys = qitechKeys('uuid', ours.privateKey.export(pem).toString(), theirs.publicKey.export(spki).toString());
const now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const PATH = '/baas/v2/fgts/available_balance';
const ask = (cpf = '52998224725') =>
  askFgtsBalance({ vendor: server.parts, keys, clock }, cpf, new AbortController().signal);

/** QI Tech's sandbox: believes our signature alone, and signs what it says. */
const sandbox =
  (said: Recorded, signer = theirs.privateKey) =>
  async ({ method, path, headers, body }: Seen): Promise<Recorded> => {
    const known = isFromQitech(headers.authorization, { method, uri: path, body }, ours.publicKey, clock);
    if (!known || headers['api-client-key'] !== 'uuid') return json(401, { code: 'unauthorized' });
    if (said === null || said === 'cut') return said;
    const authorization = await signQitech({ method, uri: path, body: said.body }, signer, clock);
    return { ...said, headers: { ...said.headers, authorization } };
  };

describe('QI Tech', () => {
  it('is asked with a signature over body, moment, method and path, and answers with one', async () => {
    server.speak(sandbox(json(200, { available_balance_key: '7521981f', status: 'pending' })));
    expect(await ask()).toEqual({ kind: 'waiting', reference: '7521981f' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: PATH });
    expect(JSON.parse(String(server.seen[0]?.body))).toEqual({ document_number: '52998224725' });
  });

  it('is not believed where somebody else signed, or nobody', async () => {
    const good = json(200, { available_balance_key: 'x' });
    server.speak(sandbox(good, ours.privateKey));
    expect(await ask()).toEqual({ kind: 'failed', reason: 'unsigned' });
    server.speak(() => good);
    expect(await ask()).toEqual({ kind: 'failed', reason: 'unsigned' });
  });

  it.each<[string, Recorded]>([
    ['refuses', json(400, { code: 'QIT000001' })],
    ['is down', page(503)],
    ['answers other types', json(200, { available_balance_key: 7 })],
    ['cuts the line', 'cut'],
  ])('that %s fails, once, without saying whose CPF it was', async (_what, said) => {
    server.speak(sandbox(said));
    const answer = await ask();
    expect(answer.kind).toBe('failed');
    expect(JSON.stringify(answer)).not.toContain('52998224725');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a signature', () => {
  const said = { method: 'POST', uri: '/webhooks/qitech', body: '{"a":1}' };

  it.each<[string, Partial<typeof said>, Date]>([
    ['another body', { body: '{"a":2}' }, now],
    ['another path', { uri: '/webhooks/other' }, now],
    ['another method', { method: 'PUT' }, now],
    ['another time', {}, new Date('2026-11-20T12:06:00Z')],
  ])('is good for nothing with %s', async (_what, change, at) => {
    const token = await signQitech(said, theirs.privateKey, clock);
    const isFrom = (what: typeof said, when: Date) => isFromQitech(token, what, theirs.publicKey, { now: () => when });
    expect(isFrom(said, now)).toBe(true);
    expect(isFrom({ ...said, ...change }, at)).toBe(false);
    expect(isFromQitech(token, said, ours.publicKey, clock)).toBe(false);
    expect(isFromQitech(undefined, said, theirs.publicKey, clock)).toBe(false);
  });
});

describe('the balance', () => {
  const webhook = (more: object) => ({ webhook_type: 'fgts_available_balance', key: 'k1', ...more });
  /** As the sandbox chooses, by the last two digits of the CPF. */
  const byEnding: readonly (readonly [string, string, 'refused' | 'failed'])[] = [
    ['90', 'ongoing_operation', 'refused'],
    ['91', 'unauthorized_institution', 'refused'],
    ['92', 'inexistent_anniversary_membership', 'refused'],
    ['93', 'on_locked_date_range', 'refused'],
    ['94', 'anniversary_membership_egress', 'refused'],
    ['95', 'processing_pending_changes', 'refused'],
    ['96', 'caixa_error', 'failed'],
    ['99', 'caixa_error', 'failed'],
  ];

  it('comes in centavos, period by period', () => {
    const data = {
      reference_date: '2026-11-20',
      periods: [
        { amount: 776.41, due_date: '2027-01-01' },
        { amount: 286, due_date: '2028-01-01' },
      ],
    };
    expect(readFgtsBalance(webhook({ status: 'success', data }))).toEqual({
      key: 'k1',
      answer: {
        kind: 'done',
        value: {
          key: 'k1',
          referenceDate: '2026-11-20',
          periods: [
            { dueOn: '2027-01-01', centavos: 77_641 },
            { dueOn: '2028-01-01', centavos: 28_600 },
          ],
        },
      },
    });
  });

  it.each(byEnding)('ending %s: %s is %s', (_ending, enumerator, kind) => {
    expect(readFgtsBalance(webhook({ status: 'failed', data: { enumerator } }))?.answer.kind).toBe(kind);
  });

  it.each([
    ['other types', { status: 'success', data: { periods: [{ amount: '1', due_date: 2 }] } }],
    ['no periods', { status: 'success', data: null }],
    ['an unknown reason', { status: 'failed', data: { enumerator: '__proto__' } }],
  ])('with %s is a failure', (_what, more) => expect(readFgtsBalance(webhook(more))?.answer.kind).toBe('failed'));

  it.each([
    null,
    [],
    'x',
    {},
    { webhook_type: 'debt', key: 'k1', status: 'success' },
    { webhook_type: 'fgts_available_balance', status: 'success' },
  ])('makes nothing of %j', (body) => expect(readFgtsBalance(body)).toBeNull());
});
