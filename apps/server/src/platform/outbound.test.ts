import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from './outbound.ts';

let server: http.Server;
let url: string;
let answer: (request: http.IncomingMessage, response: http.ServerResponse, call: number) => void;
let calls: http.IncomingMessage[];
let pauses: number[];

beforeEach(async () => {
  calls = [];
  pauses = [];
  server = http.createServer((request, response) => answer(request, response, calls.push(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const outbound = createOutbound({ random: () => 1, wait: async (ms) => void pauses.push(ms) });
const status = (code: number, headers: http.OutgoingHttpHeaders = {}) => {
  answer = (_request, response) => void response.writeHead(code, headers).end('{"ok":true}');
};

describe('outbound', () => {
  it('answers what the provider said, also when it said no', async () => {
    status(404);
    const answered = await outbound({ url });
    expect(answered).toMatchObject({ kind: 'done', status: 404, attempts: 1 });
    expect(answered.kind === 'done' && answered.body.toString()).toBe('{"ok":true}');
  });

  it('does not follow a redirect', async () => {
    status(302, { location: 'http://169.254.169.254/' });
    expect(await outbound({ url })).toMatchObject({ kind: 'done', status: 302 });
    expect(calls).toHaveLength(1);
  });

  it('tries again with growing pauses and the same key', async () => {
    answer = (_request, response, call) => void response.writeHead(call < 3 ? 503 : 200).end();
    expect(await outbound({ url, method: 'POST', idempotencyKey: 'k1', body: '{}' })).toMatchObject({
      kind: 'done',
      attempts: 3,
    });
    expect(calls.map((request) => request.headers['idempotency-key'])).toEqual(['k1', 'k1', 'k1']);
    expect(pauses).toEqual([400, 800]);
  });

  it('waits as long as the provider asks for, within reason', async () => {
    status(429, { 'retry-after': '2' });
    expect(await outbound({ url, attempts: 2 })).toEqual({
      kind: 'failed',
      reason: 'providerError',
      status: 429,
      attempts: 2,
    });
    expect(pauses).toEqual([2000]);
  });

  it('never repeats a POST without a key, nor an answer that will not change', async () => {
    status(503);
    expect(await outbound({ url, method: 'POST' })).toMatchObject({ kind: 'failed', attempts: 1 });
    status(501);
    expect(await outbound({ url })).toMatchObject({ kind: 'failed', status: 501, attempts: 1 });
  });

  it('gives up on silence, on a closed line, on too much and on request', async () => {
    answer = () => undefined;
    expect(await outbound({ url, timeoutMs: 30, attempts: 2 })).toEqual({
      kind: 'failed',
      reason: 'timeout',
      attempts: 2,
    });
    answer = (request) => void request.socket.destroy();
    expect(await outbound({ url, attempts: 2 })).toEqual({ kind: 'failed', reason: 'network', attempts: 2 });
    status(200);
    expect(await outbound({ url, maxBytes: 5 })).toMatchObject({ kind: 'failed', reason: 'tooLarge', attempts: 1 });
    expect(await outbound({ url, signal: AbortSignal.abort() })).toMatchObject({
      kind: 'failed',
      reason: 'aborted',
      attempts: 1,
    });
  });
});
