import net from 'node:net';

export interface RawRequest {
  readonly method: string;
  /** As it stands in the request line: not encoded, not mended. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

export interface RawAnswer {
  /** 0 where the connection was closed without a word, or nothing came for longer than the server gives a request. */
  readonly status: number;
  /** The problem's; of a status 0, what happened: `closed` or `silent`. */
  readonly name: string;
}

/** More than the minute that the server gives a request, since a busy machine may answer late. */
const SILENCE_MS = 90_000;

/** Sends the very bytes, as no client would that mends what it is given. */
export function sendRaw(port: number, { method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}connection: close\r\n\r\n`, 'latin1');
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let said = '';
    const done = (nothing: 'closed' | 'silent' = 'closed'): void => {
      socket.destroy();
      resolve(read(said, nothing));
    };
    socket.setTimeout(SILENCE_MS, () => done('silent'));
    socket.on('data', (bytes: Buffer) => {
      if (said.length < 20_000) said += bytes.toString('latin1');
      // A stream of events has no end.
      if (said.includes('text/event-stream')) done();
    });
    socket.on('end', () => done());
    socket.on('error', () => done());
    socket.write(Buffer.concat([head, body]));
  });
}

const read = (said: string, nothing: string): RawAnswer => ({
  // What only invites to go on is no answer yet.
  status: Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(said)?.[1] ?? 0),
  name: /"name":"([\w.]+)"/.exec(said)?.[1] ?? (said === '' ? nothing : ''),
});
