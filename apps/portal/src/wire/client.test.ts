import { describe, expect, it } from 'vitest';
import { admit } from './admission.ts';
import { createClient, type ClientParts } from './client.ts';

const solve = async (challenge: unknown): Promise<string | null> => {
  if (challenge === 'unreadable') throw new TypeError('No challenge');
  return challenge === 'unsolvable' ? null : `solved ${String(challenge)}`;
};

type Reply = { readonly status: number; readonly body: unknown } | 'lost';

function network(replies: readonly Reply[], online = true) {
  const sent: { readonly path: string; readonly init: RequestInit }[] = [];
  const waited: number[] = [];
  const parts: ClientParts = {
    headers: { authorization: 'Bearer test', selfContractVersion: 'v2' },
    fetch: async (path, init) => {
      const reply = replies[sent.length] ?? 'lost';
      sent.push({ path, init });
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(reply.body), { status: reply.status });
    },
    sleep: async (milliseconds) => void waited.push(milliseconds),
    isOnline: () => online,
    admit: (challenged, again) => admit(challenged, again, solve),
  };
  return { call: createClient(parts), sent, waited };
}

const good = { status: 200, body: { data: { hashId: 'new' } } };

describe('the client', () => {
  it.each([{ message: 'ok' }, { data: null, message: 'ok' }, 'ok', null, []])(
    'takes a good status with %o for no answer, and does not say "ok"',
    async (body) => {
      const { call } = network([{ status: 200, body }]);
      const answered = await call('newHash', { params: { id: 'x' }, body: {} });
      expect(answered).toMatchObject({
        ok: false,
        problem: { name: 'answer.empty', message: expect.stringContaining('instabilidade') },
      });
    },
  );

  it('answers what stands under data', async () => {
    const { call, sent } = network([good]);
    expect(await call('newHash', { params: { id: 'a/b' }, body: {}, key: 'k1234567' })).toEqual({
      ok: true,
      value: { hashId: 'new' },
    });
    expect(sent[0]?.path).toBe('/unauth/product-self-contract/new-hash/a%2Fb');
    expect(sent[0]?.init.headers).toMatchObject({
      'idempotency-key': 'k1234567',
      selfContractVersion: 'v2',
      'content-type': 'application/json',
    });
  });

  it('sends the same action again under the same key when nobody answered', async () => {
    const { call, sent, waited } = network(['lost', 'lost', good]);
    expect((await call('newHash', { params: { id: 'x' }, body: {}, key: 'k1234567' })).ok).toBe(true);
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(Array(3).fill('k1234567'));
    expect(waited).toEqual([400, 800]);
  });

  it('gives up with the words for no answer', async () => {
    const { call, sent } = network([]);
    const answered = await call('newHash', { params: { id: 'x' }, body: {} });
    expect(answered).toMatchObject({ ok: false, problem: { name: 'network.failed' } });
    expect(sent).toHaveLength(3);
  });

  it('does not insist while the device is offline', async () => {
    const { call, sent } = network([], false);
    expect(await call('system', { params: { id: 'x' } })).toMatchObject({
      ok: false,
      problem: { name: 'network.offline' },
    });
    expect(sent).toHaveLength(1);
  });

  const challenged = (challenge: unknown): Reply => ({
    status: 429,
    body: { name: 'challenge.required', message: 'Muita gente.', errors: { challenge } },
  });
  const solutionsIn = (sent: ReturnType<typeof network>['sent']) =>
    sent.map(({ init }) => new Headers(init.headers).get('x-challenge-solution'));

  it('solves a challenge and sends the same again, under the same key', async () => {
    const { call, sent } = network([challenged('a'), challenged('b'), good]);
    expect((await call('newHash', { params: { id: 'x' }, body: {}, key: 'k1234567' })).ok).toBe(true);
    expect(solutionsIn(sent)).toEqual([null, 'solved a', 'solved b']);
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual(Array(3).fill('k1234567'));
    expect(new Set(sent.map(({ init }) => init.body)).size).toBe(1);
  });

  it.each([
    ['cannot be solved', Array(5).fill(challenged('unsolvable')), 1],
    ['breaks', Array(5).fill(challenged('unreadable')), 1],
    ['never ends', Array(5).fill(challenged('a')), 4],
  ])('says so where a challenge %s', async (_what, replies, times) => {
    const { call, sent } = network(replies);
    expect(await call('newHash', { params: { id: 'x' }, body: {} })).toMatchObject({
      ok: false,
      problem: { name: 'challenge.required', message: 'Muita gente.' },
    });
    expect(sent).toHaveLength(times);
  });

  it('takes a refusal as final', async () => {
    const { call, sent } = network([{ status: 422, body: { name: 'otp.wrong', message: 'Código incorreto.' } }]);
    expect(await call('tokenConfirm', { body: { token: '123456' } })).toMatchObject({
      ok: false,
      problem: { name: 'otp.wrong', message: 'Código incorreto.' },
    });
    expect(sent).toHaveLength(1);
  });

  it('throws to whoever cancelled', async () => {
    const { call } = network(['lost']);
    await expect(call('resource', { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('sends files beside the JSON', async () => {
    const { call, sent } = network([good]);
    const file = new File(['x'], 'rg.jpg', { type: 'image/jpeg' });
    await call('createProposal', { body: { hashId: 'h' }, files: new Map([['documentoFrente', file]]) });
    const form = sent[0]?.init.body;
    expect(form).toBeInstanceOf(FormData);
    if (form instanceof FormData) expect([...form.keys()]).toEqual(['payload', 'documentoFrente']);
  });

  it('leaves absent parts out of the query', async () => {
    const { call, sent } = network([good]);
    await call('findCompanies', { query: { name: 'pão & cia' } });
    expect(sent[0]?.path).toBe('/unauth/cnpj/findByName?name=p%C3%A3o+%26+cia');
  });
});
