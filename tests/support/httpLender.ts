import { once } from 'node:events';
import http from 'node:http';
import { variableOf } from '../../apps/server/src/platform/providerChoices.ts';
import type { WireName } from '../../apps/server/src/ports/http/words.ts';

/* A lender's own server, or that of another port, on the wire of `http` providers (docs/adding-a-provider.md), which says what a test lets it say. */

type ProviderPort = Parameters<typeof variableOf>[0];

const SECRET = 'the secret of a lender in a test';

/** A question as the lender's server heard it. */
export interface HeardByLender {
  readonly name: WireName;
  readonly question: Readonly<Record<string, unknown>>;
  /** `proposal:step:attempt`. */
  readonly key: string;
}

/** What it says: a status of the wire and its body. */
export interface SaidByLender {
  readonly status: number;
  readonly body: unknown;
}

export interface HttpLender {
  /** What a server of ours is started with, so that it asks this lender. */
  readonly env: Readonly<Record<string, string>>;
  /** All that it was asked, the same question once for each time. */
  readonly heard: readonly HeardByLender[];
  close(): void;
}

const envOf = (port: ProviderPort, url: string): Readonly<Record<string, string>> => {
  const begin = variableOf(port).replace(/PROVIDER$/, '');
  return { [`${begin}PROVIDER`]: 'http', [`${begin}HTTP_URL`]: url, [`${begin}HTTP_SECRET`]: SECRET };
};

/** Answers for these ports. Who asks proves itself by its signature, at which nobody looks here. */
export async function startHttpLender(
  answer: (heard: HeardByLender) => SaidByLender,
  ports: readonly ProviderPort[] = ['lender'],
): Promise<HttpLender> {
  const heard: HeardByLender[] = [];
  const server = http.createServer((request, response) => {
    void request.toArray().then((chunks: readonly Buffer[]) => {
      const name = (request.url ?? '').slice(1).replace('/', '.') as WireName;
      const { question } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const asked = { name, question, key: String(request.headers['idempotency-key']) };
      heard.push(asked);
      const { status, body } = answer(asked);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: Object.assign({}, ...ports.map((each) => envOf(each, `http://127.0.0.1:${port}`))),
    heard,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
