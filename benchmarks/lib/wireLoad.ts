import net from 'node:net';
import { once } from 'node:events';

/** What one connection sends next, and what it makes of the answer. */
export interface Talk {
  next(): string;
  answered(status: number, body: string): void;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
}

/**
 * One connection per talk, each sending its next request when the last one was answered. Little more than sockets: on a
 * machine where client and server share the cores, whatever the client costs is taken from the server.
 */
export async function wireLoad(url: string, talks: readonly Talk[], seconds: number): Promise<Load> {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(talks.map((talk) => keepTalking({ hostname, port: Number(port) }, talk, until, latencies)));
  const took = (performance.now() - began) / 1000;
  return { requests: latencies.length, perSecond: latencies.length / took, latenciesMs: latencies };
}

interface Address {
  readonly hostname: string;
  readonly port: number;
}

async function keepTalking({ hostname, port }: Address, talk: Talk, until: number, latencies: number[]): Promise<void> {
  const socket = net.connect({ host: hostname, port, noDelay: true });
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    let heard = '';
    let sentAt = 0;
    const send = (): void => {
      if (performance.now() >= until) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(talk.next());
    };
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      heard += text;
      const answer = takeAnswer(heard);
      if (answer === null) return;
      heard = '';
      latencies.push(performance.now() - sentAt);
      talk.answered(answer.status, answer.body);
      send();
    });
    send();
  });
}

function takeAnswer(heard: string): { readonly status: number; readonly body: string } | null {
  const head = heard.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const at = heard.indexOf('content-length: ');
  const length = Number(heard.slice(at + 16, heard.indexOf('\r\n', at)));
  if (heard.length < head + 4 + length) return null;
  return { status: Number(heard.slice(9, 12)), body: heard.slice(head + 4) };
}

/** A request as text. Its body is counted in bytes. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${Buffer.from(body).toString('latin1')}`;
}
