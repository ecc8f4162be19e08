import { randomUUID } from 'node:crypto';
import { parseJson } from '../parseJson.ts';
import { signedHeaders, type Message } from '../http/signing.ts';
import { documentsOfExample, exampleQuestionOf } from '../http/wire.ts';
import type { WireName } from '../http/words.ts';

export interface Server {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** How long one answer may take. */
  readonly patienceMs: number;
  /** Where it is to call back. */
  readonly callBack: string;
}

/** What came back: a status and what the body says (undefined where it is no JSON), or nothing. */
export type Reply = { readonly status: number; readonly body: unknown } | 'silence' | 'cut';

/** A request as it is about to be sent; a check changes one thing of it. */
export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const freshKey = (): string => `check:${randomUUID()}:1`;

/** The example question of an operation, signed as Passo signs it. */
export function requestFor(server: Server, name: WireName, key: string, now = new Date()): Request {
  const documents = documentsOfExample(name).map((reference) => [reference, PIXEL] as const);
  const body = JSON.stringify({
    question: exampleQuestionOf(name),
    ...(documents.length > 0 && { documents: Object.fromEntries(documents) }),
    callBack: server.callBack,
  });
  return signed(server, `${server.url}/${name.replace('.', '/')}`, { key, body }, now);
}

export function signed(
  { secret }: Pick<Server, 'secret'>,
  url: string,
  { key, body }: { readonly key: string; readonly body: string },
  now = new Date(),
): Request {
  const message: Message = { method: 'POST', path: new URL(url).pathname, key, body };
  return { url, headers: { 'content-type': 'application/json', ...signedHeaders(secret, message, now) }, body };
}

export async function exchange({ patienceMs }: Server, { url, headers, body }: Request): Promise<Reply> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status: response.status, body: parseJson(Buffer.from(await response.arrayBuffer())) };
  } catch {
    return signal.aborted ? 'silence' : 'cut';
  }
}

/** A picture of one point. */
const PIXEL = {
  mediaType: 'image/png',
  sha256: '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
