import { randomUUID } from 'node:crypto';
import { pathOf, paths, type CallName } from '@passo/contract';
import { isRecord } from '@passo/engine';

/** One request as a browser sends it. */
interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

interface Heard {
  readonly status: number;
  /** `Set-Cookie`, line by line. */
  readonly cookies: readonly string[];
  readonly json: unknown;
}

export type Send = (sent: Sent) => Promise<Heard>;

interface Said {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly query?: string;
}

/** What the server said no to. */
export class CallRefused extends Error {
  readonly code: string;

  constructor(call: CallName, { status, json }: Heard) {
    const { name, errors } = isRecord(json) ? json : {};
    super(`${call}: ${status} ${String(name)} ${JSON.stringify(errors ?? null)}`);
    this.code = String(name);
  }
}

/** A browser that has nothing yet: it keeps its cookies and speaks the portal's calls. */
export class WalkedBrowser {
  private readonly kept = new Map<string, string>();
  private readonly send: Send;
  private readonly bearer: string;

  constructor(send: Send, bearer: string) {
    this.send = send;
    this.bearer = bearer;
  }

  /** Every cookie that it was given, as it was set. */
  get cookies(): readonly string[] {
    return [...this.kept.values()];
  }

  /** The answer's data; throws `CallRefused`. What it is, the contract says: whoever asks names it. */
  async call<Data>(call: CallName, { params, body, form, query = '' }: Said): Promise<Data> {
    const { method } = paths[call];
    const written = form === undefined ? jsonOf(body) : await formOf(form);
    const headers = { ...this.headersFor(method), ...written.headers };
    const path = pathOf(call, params) + query;
    const { payload } = written;
    const heard = await this.send({ method, path, headers, ...(payload !== undefined && { payload }) });
    for (const line of heard.cookies) this.kept.set(line.slice(0, line.indexOf('=')), line);
    if (heard.status !== 200 || !isRecord(heard.json)) throw new CallRefused(call, heard);
    return heard.json.data as Data;
  }

  private headersFor(method: Sent['method']): Record<string, string> {
    const cookie = this.cookies.map((line) => line.split(';')[0] ?? '').join('; ');
    return {
      authorization: `Bearer ${this.bearer}`,
      selfContractVersion: 'v2',
      ...(cookie !== '' && { cookie }),
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
    };
  }
}

interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const jsonOf = (body: unknown): Written =>
  body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };

async function formOf(form: FormData): Promise<Written> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await written.arrayBuffer()) };
}
