import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RealServer, freshKeys } from '../../support/realServer.ts';
import { everyCall, paramsFor } from '../wire/everyCall.ts';
import { sendRaw } from '../wire/rawRequest.ts';

/* Development answers this machine alone: whatever brings somebody else here is refused, by the server as `npm start` runs it. */

let server: RealServer;
let port: number;
beforeAll(async () => {
  server = await RealServer.create();
  await server.start();
  port = Number(new URL(server.url).port);
}, 60_000);
afterAll(async () => {
  process.stdout.write(`requests from beyond this machine, all refused: ${asked}\n`);
  await server.remove();
});

type Headers = readonly (readonly [string, string])[];
const ask = async (target: string, headers: Headers, method = 'GET'): Promise<number> =>
  (await sendRaw(port, { method, target, headers, body: Buffer.alloc(0) })).status;
const here: Headers = [['host', '127.0.0.1']];

const beyond: readonly (readonly [string, Headers])[] = [
  ['a name that was made to lead here', [['host', 'rebound.example']]],
  ['a name that begins like this machine', [['host', '127.0.0.1.evil.example']]],
  ['a name that ends like it', [['host', 'evil-localhost']]],
  ['the address of nobody, which leads here', [['host', '0.0.0.0:3000']]],
  ['an address of the network', [['host', '192.168.0.7:3000']]],
  [
    'a tunnel that keeps its name',
    [
      ['host', 'abc.ngrok.app'],
      ['x-forwarded-for', '203.0.113.9'],
    ],
  ],
  ['a tunnel that takes ours', [...here, ['x-forwarded-host', 'abc.ngrok.app']]],
  ['a proxy that forwards', [...here, ['X-Forwarded-For', '127.0.0.1']]],
  ['a proxy by the standard', [...here, ['forwarded', 'for=203.0.113.9']]],
  ['a cache', [...here, ['via', '1.1 cache']]],
  ['nginx’ own word', [...here, ['x-real-ip', '203.0.113.9']]],
  ['Cloudflare', [...here, ['cf-connecting-ip', '203.0.113.9']]],
  ...[
    'X-Client-IP',
    'Fly-Client-IP',
    'Fastly-Client-IP',
    'X-Azure-ClientIP',
    'ngrok-auth-user-email',
    'Tailscale-User-Login',
  ].map((name): readonly [string, Headers] => [name, [...here, [name, 'somebody']]]),
  ['two names, ours first', [...here, ['host', 'rebound.example']]],
  ['another page’s request', [...here, ['origin', 'https://evil.example']]],
];
const places = [
  '/',
  '/demo',
  '/simulador',
  '/simulador/mensagens?para=11987654321',
  '/metrics',
  '/docs',
  '/healthz',
  '/nothing',
];

const LINK = 'A'.repeat(22);
let asked = 0;

describe('development refuses', () => {
  it.each(beyond)('%s, wherever it knocks', async (_what, headers) => {
    for (const place of places) expect([place, await ask(place, headers)]).toEqual([place, 421]);
    const statuses = await Promise.all(
      everyCall.map((call) => ask(pathOf(call.name, paramsFor(call, LINK)), headers, call.method)),
    );
    asked += places.length + statuses.length;
    expect(new Set(statuses)).toEqual(new Set([421]));
  });

  it('HTTP/1.0, and what names no host', async () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.end('GET /simulador HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 421 /);
    expect(await ask('/demo', [])).toBe(400);
  });

  it('and says what to do, in a sentence that shows nothing', async () => {
    const asked = http.get(`${server.url}/simulador`, { headers: { host: 'rebound.example' } });
    const [answer] = await once(asked, 'response');
    expect(await text(answer)).toMatch(/^Este Passo é de desenvolvimento .*\n.*PASSO_MODE=demo .*\n$/);
  });
});

it.each([
  ['127.0.0.1', here],
  ['localhost and a port', [['host', 'localhost:3000']]],
  ['IPv6', [['host', '[::1]:3000']]],
  ['its own pages', [...here, ['origin', 'http://localhost:5173']]],
  ['its own forms, which tell nobody where they are', [...here, ['origin', 'null']]],
] as const)('and answers %s', async (_what, headers) => {
  expect(await ask('/healthz', headers)).toBe(200);
});

it('does not start behind proxies, and a demonstration does', async () => {
  const proxied = await RealServer.create({ TRUSTED_PROXIES: '1' });
  await expect(proxied.start()).rejects.toThrow('TRUSTED_PROXIES');
  await proxied.remove();
  const demo = await RealServer.create({
    TRUSTED_PROXIES: '1',
    PASSO_MODE: 'demo',
    OPERATOR_SECRET: 'x'.repeat(16),
    ...freshKeys(),
  });
  await demo.start();
  const { status } = await sendRaw(Number(new URL(demo.url).port), {
    method: 'GET',
    target: '/healthz',
    headers: beyond[4]?.[1] ?? [],
    body: Buffer.alloc(0),
  });
  expect(status).toBe(200);
  await demo.remove();
});
