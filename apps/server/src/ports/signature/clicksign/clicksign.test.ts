import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../storage/storage.ts';
import { json, page, type Recorded } from '../../testing/vendorServer.ts';
import { startWireServer, type Seen, type WireServer } from '../../testing/wireServer.ts';
import { clicksignSignature } from './clicksign.ts';

let server: WireServer;
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => server.close());

const paper = Buffer.from('%PDF-1.7 contrato');
const storage: Pick<Storage, 'get'> = {
  get: async (id, proposal) =>
    id === 'd1' && proposal === 'p1'
      ? { id, proposal, slug: 'contrato', name: 'c', mediaType: 'application/pdf', sha256: '', content: paper }
      : null,
};
const port = () => clicksignSignature({ vendor: server.parts, token: 'access', storage });
const person = {
  cpf: '52998224725',
  name: 'Maria da Silva',
  birthDate: '1990-05-12',
  cellphone: '11987654321',
  email: 'maria@exemplo.com.br',
};
const question = { person, document: 'd1', documentHash: 'ab' };
const asking = (key = 'p1:assinatura:1') => ({ key, signal: new AbortController().signal });
const ask = (key?: string) => port()['signature.collect'].ask(question, asking(key));
const check = () =>
  port()['signature.collect'].check?.(question, { ...asking(), reference: 'documents-1', waitedSeconds: 60 });

const withdraw = () => port()['signature.collect'].withdraw?.({ ...asking(), reference: 'documents-1', kept: {} });

/** Clicksign's side: what it was given, answered in its shapes. */
function account(status = 'draft') {
  const envelopes: { id: string; name: string; status: string }[] = [];
  let count = 0;
  const resource = (type: string, attributes: object = {}) => ({
    data: { id: `${type}-${(count += 1)}`, type, attributes },
  });
  return {
    envelopes,
    answer: ({ method, path, body }: Seen): Recorded => {
      if (method === 'GET' && path.startsWith('/envelopes?')) {
        const name = new URLSearchParams(path.split('?')[1]).get('filter[name]');
        const found = envelopes.filter((one) => one.name === name);
        return json(200, {
          data: found.map(({ id, ...attributes }) => ({
            id,
            type: 'envelopes',
            attributes: { ...attributes, modified: '2026-11-20T12:00:00Z' },
          })),
        });
      }
      if (method === 'GET') return json(200, { data: [{ id: 'documents-1', type: 'documents', attributes: {} }] });
      const { data } = JSON.parse(String(body));
      if (method === 'PATCH') {
        for (const one of envelopes) if (one.id === data.id) one.status = data.attributes.status;
        return json(200, { data });
      }
      const made = resource(data.type, data.attributes);
      if (data.type === 'envelopes') envelopes.push({ id: made.data.id, name: data.attributes.name, status });
      return json(201, made);
    },
  };
}

describe('Clicksign', () => {
  it('gets envelope, document, signer, two requirements, and is set running', async () => {
    const { answer, envelopes } = account();
    server.speak(answer);
    expect(await ask()).toEqual({ kind: 'waiting', reference: expect.stringMatching(/^documents-/) });
    expect(envelopes).toMatchObject([{ name: 'Contrato p1:assinatura:1', status: 'running' }]);
    expect(server.seen.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /envelopes',
      'POST /envelopes',
      'POST /envelopes/envelopes-1/documents',
      'POST /envelopes/envelopes-1/signers',
      'POST /envelopes/envelopes-1/requirements',
      'POST /envelopes/envelopes-1/requirements',
      'PATCH /envelopes/envelopes-1',
    ]);
    const bodies = server.seen.map(({ body }) => (body.length === 0 ? null : JSON.parse(String(body)).data));
    expect(bodies[2].attributes.content_base64).toBe(`data:application/pdf;base64,${paper.toString('base64')}`);
    expect(bodies[3].attributes).toMatchObject({ documentation: '529.982.247-25', phone_number: '11987654321' });
    expect([bodies[4].attributes, bodies[5].attributes]).toEqual([
      { action: 'agree', role: 'sign' },
      { action: 'provide_evidence', auth: 'sms' },
    ]);
    expect(bodies[4].relationships.signer.data.type).toBe('signers');
    for (const { headers } of server.seen) expect(headers.authorization).toBe('access');
  });

  it('makes no second envelope when the question is put again', async () => {
    const { answer, envelopes } = account();
    server.speak(answer);
    await ask();
    expect(await ask()).toEqual({ kind: 'waiting', reference: 'documents-1' });
    expect(envelopes).toHaveLength(1);
  });

  it.each<[string, string, object]>([
    ['closed', 'closed', { kind: 'done', value: { envelope: 'documents-1', signedAt: '2026-11-20T12:00:00Z' } }],
    ['canceled', 'canceled', { kind: 'refused' }],
    ['running', 'running', { kind: 'waiting', reference: 'documents-1' }],
  ])('is asked for news: %s', async (_what, status, expected) => {
    const { answer, envelopes } = account();
    server.speak(answer);
    await ask();
    const [envelope] = envelopes;
    if (envelope) envelope.status = status;
    expect(await check()).toEqual(expected);
  });

  it.each<[string, string, object, readonly string[]]>([
    ['runs', 'running', { kind: 'done' }, ['PATCH /envelopes/envelopes-1/documents/documents-1']],
    ['was cancelled', 'canceled', { kind: 'done' }, []],
    ['was signed', 'closed', { kind: 'refused', text: 'signed' }, []],
  ])('takes back an envelope that %s', async (_what, status, expected, changes) => {
    const { answer, envelopes } = account();
    server.speak(answer);
    await ask();
    const [envelope] = envelopes;
    if (envelope) envelope.status = status;
    const before = server.seen.length;
    expect(await withdraw()).toEqual(expected);
    const sent = server.seen.slice(before).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(changes);
    for (const { body } of sent) expect(JSON.parse(String(body)).data.attributes).toEqual({ status: 'canceled' });
  });

  it('has nothing to take back where nothing was sent, and fails where it cannot look', async () => {
    server.speak(account().answer);
    expect(await withdraw()).toEqual({ kind: 'done' });
    server.speak(() => page(503));
    expect(await withdraw()).toMatchObject({ kind: 'failed' });
  });

  it.each<[string, Recorded]>([
    ['refuses the key', json(401, { errors: [] })],
    ['refuses what it was given', json(422, { errors: [{ detail: 'phone_number' }] })],
    ['is down', page(503)],
    ['answers a page', page(200)],
    ['answers nothing that it documents', json(200, { data: 7 })],
    ['cuts the line', 'cut'],
  ])('that %s fails the question and leaves who waits waiting', async (_what, recorded) => {
    server.speak(() => recorded);
    const answer = await ask();
    expect(answer.kind).toBe('failed');
    expect(JSON.stringify(answer)).not.toMatch(/52998224725|Maria|access/);
    expect(await check()).toEqual({ kind: 'waiting', reference: 'documents-1' });
  });

  it('that breaks in the middle leaves a draft to lie and begins anew', async () => {
    const { answer, envelopes } = account();
    server.speak((request) => (request.path.endsWith('/signers') ? page(500) : answer(request)));
    expect(await ask()).toMatchObject({ kind: 'failed' });
    server.speak(answer);
    expect(await ask()).toMatchObject({ kind: 'waiting' });
    expect(envelopes.map(({ status }) => status)).toEqual(['draft', 'running']);
  });

  it('is asked nothing about a paper of another proposal', async () => {
    server.speak(account().answer);
    expect(await ask('p2:assinatura:1')).toEqual({ kind: 'failed', reason: 'noDocument' });
  });
});
