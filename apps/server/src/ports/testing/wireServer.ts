import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '../../platform/outbound.ts';
import type { VendorParts } from '../askJson.ts';
import type { Recorded } from './vendorServer.ts';

/** A request as the vendor saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WireServer {
  readonly parts: VendorParts;
  readonly seen: Seen[];
  /** How the vendor answers from now on. */
  speak(answer: (request: Seen) => Recorded | Promise<Recorded>): void;
  close(): void;
}

/** A local server that speaks a vendor's wire: it sees whole requests and answers as the vendor's documents say. */
export async function startWireServer(): Promise<WireServer> {
  const seen: Seen[] = [];
  let answer: (request: Seen) => Recorded | Promise<Recorded> = () => null;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const whole = { method, path: url, headers, body: Buffer.concat(chunks) };
      seen.push(whole);
      void Promise.resolve(answer(whole)).then((recorded) => {
        if (recorded === 'cut') return void request.socket.destroy();
        if (recorded) response.writeHead(recorded.status, recorded.headers ?? {}).end(recorded.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    parts: { outbound: createOutbound({ wait: async () => undefined }), url },
    seen,
    speak: (next) => {
      answer = next;
      seen.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
