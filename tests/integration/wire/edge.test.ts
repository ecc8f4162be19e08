import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let hash: string;
beforeAll(async () => {
  stage = await openStage();
  hash = await stage.newcomer().open();
});
afterAll(() => stage.close());

const bearer = { authorization: 'Bearer passo-dev' };
const json = { ...bearer, 'content-type': 'application/json' };
const prefix = '/unauth/product-self-contract';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
const ask = ({ method, path, headers, body }: Asked): Promise<Response> =>
  fetch(`${stage.server.url}${path.replace(':hash', hash)}`, { method, headers, body: body ?? null });

const create = `${prefix}/create-proposal/:hash`;

describe('a request that is none', () => {
  it.each([
    [
      'a body that is too large',
      { method: 'POST', path: create, headers: json, body: JSON.stringify({ big: 'x'.repeat(300_000) }) },
      413,
      'body.tooLarge',
    ],
    [
      'plain text',
      { method: 'POST', path: create, headers: { ...bearer, 'content-type': 'text/plain' }, body: 'oi' },
      415,
      'media.unsupported',
    ],
    [
      'XML',
      { method: 'POST', path: create, headers: { ...bearer, 'content-type': 'application/xml' }, body: '<a/>' },
      415,
      'media.unsupported',
    ],
    [
      'a form where no file belongs',
      {
        method: 'POST',
        path: `${prefix}/simulation/:hash`,
        headers: { ...bearer, 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x--\r\n',
      },
      415,
      'media.unsupported',
    ],
    ['half a JSON', { method: 'POST', path: create, headers: json, body: '{"hashId": ' }, 400, 'body.unreadable'],
    ['an empty body', { method: 'POST', path: create, headers: json, body: '' }, 400, 'body.unreadable'],
    [
      'a poisoned prototype',
      { method: 'POST', path: create, headers: json, body: '{"__proto__": {"admin": true}}' },
      400,
      'body.unreadable',
    ],
    [
      'an idempotency key that is too short',
      { method: 'POST', path: create, headers: { ...json, 'idempotency-key': 'abc' }, body: '{}' },
      400,
      'body.unreadable',
    ],
    [
      'an address that nobody knows',
      { method: 'GET', path: `${prefix}/nothing/here/at/all`, headers: bearer },
      404,
      'route.notFound',
    ],
    ['the wrong method on a call', { method: 'DELETE', path: create, headers: bearer }, 405, 'method.notAllowed'],
    ['GET where something is made', { method: 'GET', path: create, headers: bearer }, 405, 'method.notAllowed'],
    [
      'POST on a poll',
      { method: 'POST', path: `${prefix}/:hash/finished-update`, headers: json, body: '{}' },
      405,
      'method.notAllowed',
    ],
  ] as const)("%s is refused in the wire's own words", async (_what, asked, status, name) => {
    const response = await ask(asked);
    const body = await response.json();
    expect([response.status, Object(body).name]).toEqual([status, name]);
    expect(Object(body).message).toMatch(/^[A-ZÀ-Ú]/);
  });
});

describe('headers', () => {
  const guarded = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };

  it.each([
    ['a good answer', { method: 'GET', path: `${prefix}/:hash/system`, headers: bearer }],
    ['a refusal', { method: 'GET', path: `${prefix}/AAAAAAAAAAAAAAAAAAAAAAAA/system`, headers: bearer }],
    ['nothing', { method: 'GET', path: `${prefix}/nothing`, headers: bearer }],
    ['health', { method: 'GET', path: '/healthz', headers: {} }],
  ] as const)('guard %s', async (_what, asked) => {
    const { headers } = await ask(asked);
    for (const [name, value] of Object.entries(guarded)) expect(headers.get(name), name).toBe(value);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/%ff', '/demo/%ff', `/webhooks/${'x'.repeat(200)}`, '/%', '/assets/%c0%ae%c0%ae/x'])(
    'guard an address that nobody can read, which is not repeated: %s',
    async (target) => {
      const answer = await ask({ method: 'GET', path: target, headers: bearer });
      for (const [name, value] of Object.entries(guarded)) expect(answer.headers.get(name), name).toBe(value);
      expect(await answer.json()).toMatchObject({ name: 'route.notFound', status: 404 });
    },
  );

  it('of the pages for people allow no script that is not ours', async () => {
    for (const path of ['/docs', '/demo', '/simulador']) {
      const { headers, status } = await ask({ method: 'GET', path, headers: {} });
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, status]).toEqual([path, 200]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
    }
  });

  it('keep the proof out of reach of scripts', async () => {
    const customer = await stage.customerAt('codigo');
    const other = stage.newcomer();
    other.hash = customer.hash;
    const opener = stage.newcomer();
    const link = await opener.open();
    const { consents } = await import('../../support/answers.ts');
    const made = await fetch(`${stage.server.url}${prefix}/create-proposal/${link}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ hashId: link, order: 0, consentimentos: consents() }),
    });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toContain(link);
  });
});

describe('operations', () => {
  it('say alive, ready and how long requests take, without an address in it', async () => {
    expect((await ask({ method: 'GET', path: '/healthz', headers: {} })).status).toBe(200);
    expect((await ask({ method: 'GET', path: '/readyz', headers: {} })).status).toBe(200);
    const metrics = await (await ask({ method: 'GET', path: '/metrics', headers: {} })).text();
    expect(metrics).toContain('http_request_duration_seconds');
    expect(metrics).not.toContain(hash);
  });
});
