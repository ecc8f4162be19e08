import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, page, type Recorded } from '../../testing/vendorServer.ts';
import { exampleClock } from '../../testing/vendorExamples.ts';
import { startWireServer, type Seen, type WireServer } from '../../testing/wireServer.ts';
import { unicoDoor, unicoIdentity } from './unico.ts';

let server: WireServer;
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => server.close());

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PROCESS = '8263a268-5388-492a-bca2-28e1ff4a69f0';
const person = {
  cpf: '52998224725',
  name: 'Maria da Silva',
  birthDate: '1990-05-12',
  cellphone: '11987654321',
  email: '',
};
let now = exampleClock.now();
const port = () =>
  unicoIdentity({
    vendor: server.parts,
    account: {
      issuer: 'servico@inquilino',
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      identityUrl: server.parts.url,
    },
    apiKey: 'k3y',
    callbackUrl: 'https://passo.exemplo',
    clock: { now: () => now },
  });
const asking = { key: 'p1:identidade:1', signal: new AbortController().signal };
const checking = { ...asking, reference: PROCESS, waitedSeconds: 5 };

const speak = (answer: (request: Seen) => Recorded): void =>
  server.speak((request) =>
    request.path === '/oauth2/token' ? json(200, { access_token: 'at', expires_in: 3600 }) : answer(request),
  );
const process = (more: object = {}) => json(200, { process: { id: PROCESS, state: 'PROCESS_STATE_CREATED', ...more } });
const opened = () => process({ userRedirectUrl: 'https://unico.exemplo/p/1' });

describe('Unico', () => {
  it('is given a process, with a token of the JWT-bearer grant', async () => {
    speak(opened);
    expect(await port()['identity.verify'].ask({ person }, asking)).toEqual({
      kind: 'waiting',
      reference: PROCESS,
      shown: { link: 'https://unico.exemplo/p/1' },
    });
    const [grant, made] = server.seen;
    const form = new URLSearchParams(String(grant?.body));
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      currentDate: now,
    });
    expect(payload).toMatchObject({ iss: 'servico@inquilino.iam.acesso.io', aud: server.parts.url, scope: '*' });
    expect([made?.method, made?.path, made?.headers.authorization, made?.headers.apikey]).toEqual([
      'POST',
      '/client/v1/process',
      'Bearer at',
      'k3y',
    ]);
    expect(JSON.parse(String(made?.body))).toMatchObject({
      callbackUri: 'https://passo.exemplo',
      person: { duiValue: person.cpf, clientReference: asking.key, phone: '5511987654321' },
    });
  });

  it('gives one token for many calls, and another once it ends', async () => {
    speak(opened);
    const one = port();
    await one['identity.verify'].ask({ person }, asking);
    await one['identity.facial'].ask({ person }, asking);
    expect(server.seen.filter(({ path }) => path === '/oauth2/token')).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    await one['identity.verify'].ask({ person }, asking);
    expect(server.seen.filter(({ path }) => path === '/oauth2/token')).toHaveLength(2);
  });

  it.each<[string, object, object]>([
    ['is not over', { state: 'PROCESS_STATE_STARTED' }, { kind: 'waiting', reference: PROCESS }],
    [
      'went well',
      { state: 'PROCESS_STATE_FINISHED', result: 'PROCESS_RESULT_OK' },
      { kind: 'done', value: { similarity: 1, reference: PROCESS } },
    ],
    [
      'found somebody else',
      { state: 'PROCESS_STATE_FINISHED', result: 'PROCESS_RESULT_INVALID_IDENTITY' },
      { kind: 'refused' },
    ],
    [
      'went wrong',
      { state: 'PROCESS_STATE_FINISHED', result: 'PROCESS_RESULT_ERROR' },
      { kind: 'refused', remake: true },
    ],
    ['nobody came', { state: 'PROCESS_STATE_FINISHED' }, { kind: 'refused', remake: true }],
    [
      'says what nobody documents',
      { state: 'PROCESS_STATE_FINISHED', result: 7 },
      { kind: 'failed', reason: 'unexpected' },
    ],
  ])('is asked for the result: %s', async (_what, said, expected) => {
    speak(() => process(said));
    expect(await port()['identity.verify'].check?.({ person }, checking)).toEqual(expected);
    expect(server.seen.at(-1)?.path).toBe(`/client/v1/process/${PROCESS}`);
  });

  it.each<[string, Recorded]>([
    ['refuses', json(403, { code: 40301 })],
    ['is down', page(503)],
    ['answers a page', page(200)],
    ['leads elsewhere', json(200, { process: { id: PROCESS, userRedirectUrl: 'javascript:alert(1)' } })],
    ['names no process', json(200, { process: { userRedirectUrl: 'https://a.b' } })],
    ['cuts the line', 'cut'],
  ])('that %s fails the question, is asked once, and keeps who waits waiting', async (_what, recorded) => {
    speak(() => recorded);
    const answer = await port()['identity.verify'].ask({ person }, asking);
    expect(answer.kind).toBe('failed');
    expect(JSON.stringify(answer)).not.toMatch(/52998224725|Maria/);
    expect(server.seen.filter(({ method, path }) => method === 'POST' && path !== '/oauth2/token')).toHaveLength(1);
    expect(await port()['identity.verify'].check?.({ person }, checking)).toEqual({
      kind: 'waiting',
      reference: PROCESS,
    });
  });

  it('that gives no token fails the question', async () => {
    server.speak(() => json(400, { error: 'invalid_grant' }));
    expect(await port()['identity.verify'].ask({ person }, asking)).toMatchObject({ kind: 'failed' });
  });
});

describe('its door', () => {
  const door = unicoDoor('unico', 'a header that we gave it');
  const body = (state: string) => Buffer.from(JSON.stringify({ processId: PROCESS, state, flow: 'id' }));

  it('opens to our header, and believes nothing but that there is something to look at', () => {
    expect(door.verify({ 'x-api-key': 'a header that we gave it' }, body(''))).toBe(true);
    expect(door.verify({ 'x-api-key': 'another header of ours..' }, body(''))).toBe(false);
    expect(door.verify({}, body(''))).toBe(false);
    const news = door.read(body('PROCESS_STATE_FINISHED'));
    expect(news).toMatchObject({ reference: PROCESS, answer: null });
    expect(door.read(body('PROCESS_STATE_FINISHED'))?.eventId).toBe(news?.eventId);
    for (const odd of [body('PROCESS_STATE_STARTED'), Buffer.from('{}'), Buffer.from('x')])
      expect(door.read(odd)).toBeNull();
  });
});
