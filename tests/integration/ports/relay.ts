import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { isRecord } from '@passo/engine';
import { once } from 'node:events';
import { isProven, signedHeaders } from '../../../apps/server/src/ports/http/signing.ts';
import { parseJson } from '../../../apps/server/src/ports/parseJson.ts';
import { machineClock } from '../../support/day.ts';
import { REFERENCE_SECRET } from '../../support/reference.ts';

export interface Passed {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answered = { readonly status: number; readonly body: string; readonly headers?: http.OutgoingHttpHeaders };

/** One thing that a server gets wrong. */
export interface Slip {
  /** Which requests it takes to be proven, whatever they are: it puts a good signature on them. */
  readonly believes?: (request: Passed) => boolean;
  /** Under which key it looks for what it has answered. */
  readonly key?: (given: string) => string;
  /** What becomes of a good answer; `null` never answers, `'cut'` closes the line. */
  readonly answers?: (answer: Answered, request: Passed) => Answered | null | 'cut';
  /** What becomes of its call backs on their way. */
  readonly callsBack?: (body: string) => { readonly body: string; readonly isSigned: boolean };
}

export interface Relay {
  readonly url: string;
  close(): void;
}

const sign = (path: string, key: string, body: string | Buffer) =>
  signedHeaders(REFERENCE_SECRET, { method: 'POST', path, key, body }, machineClock.now());

/** The example server with one slip: what is not the slip passes through untouched. */
export async function startRelay(reference: string, slip: Slip): Promise<Relay> {
  const backs: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path = '/' } = request;
      const asked = { path, headers, body: Buffer.concat(chunks) };
      const answered = path.startsWith('/webhooks/') ? passBack(asked) : passOn(asked);
      // The example server that is gone is a line that is cut.
      void answered
        .catch(() => 'cut' as const)
        .then((answer) => {
          if (answer === 'cut') return void request.socket.destroy();
          if (answer !== null) response.writeHead(answer.status, answer.headers).end(answer.body);
        });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  async function post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer) {
    const sent = { ...headers, 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers: sent, body: String(body) });
    return { status: response.status, body: await response.text() };
  }

  async function passOn(request: Passed): Promise<Answered | null | 'cut'> {
    const { path, headers } = request;
    const proof = ['passo-signature', 'passo-wire', 'passo-time', 'passo-nonce', 'idempotency-key'];
    const given = Object.fromEntries(proof.map((name) => [name, String(headers[name] ?? '')]));
    const key = (slip.key ?? String)(given['idempotency-key'] || randomUUID());
    const isGood = isProven(REFERENCE_SECRET, headers, path, request.body, machineClock.now());
    const body = slip.callsBack === undefined || !isGood ? request.body : redirected(request.body);
    const isSignedAnew =
      slip.believes?.(request) ?? (isGood && (slip.callsBack !== undefined || slip.key !== undefined));
    const answer = await post(`${reference}${path}`, isSignedAnew ? sign(path, key, body) : given, body);
    return slip.answers?.(answer, request) ?? (slip.answers === undefined ? answer : null);
  }

  /** The reference calls back here, and from here it goes on. */
  function redirected(body: Buffer): string | Buffer {
    const read: unknown = parseJson(body);
    if (!isRecord(read) || typeof read.callBack !== 'string') return body;
    backs.push(read.callBack);
    return JSON.stringify({ ...read, callBack: `${own}${new URL(read.callBack).pathname}` });
  }

  async function passBack({ path, headers, body }: Passed): Promise<Answered> {
    const changed = slip.callsBack?.(body.toString()) ?? { body: body.toString(), isSigned: true };
    const key = String(headers['idempotency-key']);
    await post(backs.at(-1) ?? '', changed.isSigned ? sign(path, key, changed.body) : {}, changed.body);
    return { status: 202, body: '' };
  }

  return {
    url: own,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
