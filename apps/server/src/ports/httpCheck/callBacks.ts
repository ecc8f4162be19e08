import http from 'node:http';
import { once } from 'node:events';
import { isRecord } from '@passo/engine';
import { isProven } from '../http/signing.ts';
import { isWireName } from '../http/wire.ts';
import { parseJson } from '../parseJson.ts';
import { problemsOfAnswer } from './replies.ts';

interface ListeningParts {
  /** 0: any. */
  readonly listenPort: number;
  /** How the server reaches it from where it is; null: on this machine. */
  readonly address: string | null;
  readonly path: string;
  readonly secret: string;
}

interface Listening {
  /** Where to call back. */
  readonly callBack: string;
  /** What was wrong with what came. */
  readonly problems: readonly string[];
  /** Waits until all of these were called about, or until the time is over; answers those that were not. */
  until(references: ReadonlySet<string>, milliseconds: number): Promise<readonly string[]>;
  close(): void;
}

/** Stands in for Passo's door, and looks at what comes through it. */
export async function listenForCallBacks({ listenPort, address, path, secret }: ListeningParts): Promise<Listening> {
  const problems: string[] = [];
  const heard = new Set<string>();
  let wake = (): void => undefined;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const body = parseJson(raw);
      const wrong = isProven(secret, request.headers, path, raw, new Date())
        ? problemsOfNews(body)
        : ['is not signed as it should be, or is too old: it was not heard'];
      problems.push(...wrong.map((words) => `its call back ${words}`));
      if (isRecord(body) && typeof body.reference === 'string') heard.add(body.reference);
      response.writeHead(wrong.length === 0 ? 202 : 401).end();
      wake();
    });
  });
  server.listen(listenPort, address === null ? '127.0.0.1' : undefined);
  await once(server, 'listening');
  const at = server.address();
  const own = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : listenPort}`;
  return {
    callBack: `${address ?? own}${path}`,
    problems,
    until: async (references, milliseconds) => {
      const signal = AbortSignal.timeout(milliseconds);
      const left = (): readonly string[] => [...references].filter((one) => !heard.has(one));
      while (left().length > 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      return left();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function problemsOfNews(body: unknown): readonly string[] {
  if (!isRecord(body)) return ['is no JSON object'];
  const { id, operation, reference, answer } = body;
  const missing = Object.entries({ id, reference }).filter(([, value]) => typeof value !== 'string' || value === '');
  if (missing.length > 0) return missing.map(([name]) => `has no ${name}`);
  if (typeof operation !== 'string' || !isWireName(operation)) return ['names no operation'];
  if (!isRecord(answer)) return ['has no answer'];
  if (answer.kind !== 'done' && answer.kind !== 'refused')
    return ['must say done or refused: what waits needs no call'];
  return problemsOfAnswer(operation, answer).map((words) => `about ${operation}: ${words}`);
}
