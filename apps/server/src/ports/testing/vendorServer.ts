import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '../../platform/outbound.ts';
import type { VendorParts } from '../askJson.ts';

/** One answer of a vendor: status, body as text, headers; `null` never answers, `'cut'` closes the line. */
export type Recorded =
  { readonly status: number; readonly body: string; readonly headers?: http.OutgoingHttpHeaders } | null | 'cut';

/** How long to wait for the answers, in milliseconds: shortly for silence, and as long as a busy machine needs for what comes. */
export const patienceFor = (...recorded: readonly Recorded[]): number => (recorded.includes(null) ? 60 : 10_000);

export const json = (status: number, body: unknown): Recorded => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});

export const page = (status: number): Recorded => ({
  status,
  body: '<!DOCTYPE html><html><body><h1>Http 400</h1></body></html>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

export interface VendorServer {
  readonly parts: VendorParts;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  /** What to answer from now on: one after the other, the last one for ever. */
  answer(...recorded: readonly Recorded[]): void;
  close(): void;
}

/** A local server that speaks a vendor's recorded answers, and an outbound that does not pause between attempts. */
export async function startVendorServer(): Promise<VendorServer> {
  const asked: string[] = [];
  let script: readonly Recorded[] = [];
  let call = 0;
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const recorded = script[Math.min(call++, script.length - 1)];
    if (recorded === 'cut') return void request.socket.destroy();
    if (recorded) response.writeHead(recorded.status, recorded.headers ?? {}).end(recorded.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    parts: { outbound: createOutbound({ wait: async () => undefined }), url: urlOf(server) },
    asked,
    answer: (...recorded) => {
      script = recorded;
      call = 0;
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const urlOf = (server: http.Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
