import { freshKeys } from './realServer.ts';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { once } from 'node:events';
import { variableOf } from '../../apps/server/src/platform/providerChoices.ts';
import { ports } from '../../apps/server/src/ports/registry.ts';
import { loopback, REFERENCE_SECRET } from './reference.ts';

export const BEARER = 'the application of the test';

/** All that production needs, with every port answered by one server. */
export function productionWith(provider: string, publicUrl: string): Readonly<Record<string, string>> {
  const overHttp = ports.filter((port) => port !== 'storage');
  const answered = overHttp.flatMap((port) => {
    const begin = variableOf(port).replace(/PROVIDER$/, '');
    return [
      [`${begin}PROVIDER`, 'http'],
      [`${begin}HTTP_URL`, provider],
      [`${begin}HTTP_SECRET`, REFERENCE_SECRET],
    ] as const;
  });
  return {
    PASSO_MODE: 'production',
    PUBLIC_URL: publicUrl,
    PORTAL_BEARER: BEARER,
    ...freshKeys(),
    ...Object.fromEntries(answered),
  };
}

export interface Proxy {
  readonly url: string;
  /** Where it passes requests on to. */
  passTo(target: string): void;
  close(): void;
}

/** What stands before the server in production: TLS ends here. */
export async function startTlsProxy(): Promise<Proxy> {
  let target = '';
  const server = https.createServer(
    { cert: fs.readFileSync(loopback.cert), key: fs.readFileSync(loopback.key) },
    (request, response) => {
      const { method, headers, url = '/' } = request;
      const passed = http.request(`${target}${url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.writeHead(502).end());
      request.pipe(passed);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `https://127.0.0.1:${port}`,
    passTo: (to) => void (target = to),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
