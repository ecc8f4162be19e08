import http from 'node:http';
import { once } from 'node:events';
import { OperatorError } from './operatorError.ts';
import { inUrl } from './readings.ts';

type Bound = {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly port: number;
  /** From now on this answers instead of "starting": `bound.serve(app.routing)` after `await app.ready()`. */
  serve(handler: http.RequestListener): void;
  /** Stops accepting, lets running requests end, and cuts what is still open (event streams) after the grace. */
  close(graceMs?: number): Promise<void>;
};

/**
 * Takes the port before anything else is touched, so that a second start cannot harm the first one's data; until `serve` every request
 * is answered with 503 and an invitation to come back. Throws OperatorError when the port cannot be had.
 */
export async function bindPort(host: string, port: number): Promise<Bound> {
  let handler: http.RequestListener = answerStarting;
  const server = http.createServer({ keepAliveTimeout: 72_000, requestTimeout: 60_000 }, (request, response) =>
    handler(request, response),
  );
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw refusal(error, host, port);
  }
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    address: `http://${inUrl(host)}:${taken}`,
    port: taken,
    serve: (next) => {
      handler = next;
    },
    close: (graceMs = 5_000) => closeServer(server, graceMs),
  };
}

const STARTING = JSON.stringify({
  message: 'Estamos iniciando. Tente de novo em instantes.',
  name: 'server.starting',
  status: 503,
});

function answerStarting(request: http.IncomingMessage, response: http.ServerResponse): void {
  request.resume();
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  response.end(STARTING);
}

async function closeServer(server: http.Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}

function refusal(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new OperatorError(`Port ${port} may only be used by root: choose one above 1024 with PORT=3000 npm start.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new OperatorError(
      `This machine has no address ${host}: set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
