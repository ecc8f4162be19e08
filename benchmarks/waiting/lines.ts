import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '@passo/contract';
import { requestText } from '../lib/wireLoad.ts';
import type { Waiter } from './crowd.ts';

/* Ten thousand browsers as little more than their sockets: whatever the clients cost is taken from the server's machine. */

export interface Line {
  readonly waiter: Waiter;
  close(): void;
}

const headersOf = ({ cookie }: Waiter) => ({ authorization: 'Bearer passo-dev', cookie });
export const POLL_MS = 2_000;
const RAMP = 100;

/** As many browsers come from one network as it may have lines: each from the next of two hundred addresses of this machine. */
const NETWORKS = 200;
let connected = 0;

async function connect(url: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({
    ...{ host: hostname, port: Number(port), noDelay: true },
    localAddress: `127.0.1.${1 + ((connected += 1) % NETWORKS)}`,
  });
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** Everybody gets a line, a hundred at a time, so that it is the waiting that is measured and not the coming. */
export async function connectAll(
  waiters: readonly Waiter[],
  connectOne: (waiter: Waiter) => Promise<Line>,
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (let first = 0; first < waiters.length; first += RAMP) {
    lines.push(...(await Promise.all(waiters.slice(first, first + RAMP).map(connectOne))));
  }
  return lines;
}

/** An event stream; `changed` is called with the instant at which the news had arrived. */
export async function streamLine(url: string, waiter: Waiter, changed: (waiter: Waiter) => void): Promise<Line> {
  const socket = await connect(url);
  socket.write(requestText('GET', pathOf('events', { hashId: waiter.hash }), headersOf(waiter)));
  const [head]: unknown[] = await once(socket, 'data');
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(`no event stream: ${String(head).slice(0, 60)}`);
  socket.on('data', (text: string) => {
    if (text.includes('event: changed')) changed(waiter);
  });
  return { waiter, close: () => socket.destroy() };
}

export interface PollNews {
  answered(milliseconds: number): void;
  /** The first answer that differs from the one before. */
  changed(waiter: Waiter): void;
}

/** Polls every two seconds from an instant of its own, as the portal does where event streams do not get through. */
export async function pollLine(url: string, waiter: Waiter, news: PollNews): Promise<Line> {
  const socket = await connect(url);
  const text = requestText('GET', pathOf('finishedUpdate', { id: waiter.hash }), headersOf(waiter));
  let heard = '';
  let last = '';
  let sentAt = 0;
  const send = (): void => {
    sentAt = performance.now();
    socket.write(text);
  };
  socket.on('data', (part: string) => {
    heard += part;
    const headEnd = heard.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(heard)?.[1] ?? Number.NaN);
    if (headEnd < 0 || heard.length < headEnd + 4 + length) return;
    if (!heard.startsWith('HTTP/1.1 200')) throw new Error(`a poll was answered ${heard.slice(0, 60)}`);
    news.answered(performance.now() - sentAt);
    const body = heard.slice(headEnd + 4);
    if (last !== '' && body !== last) news.changed(waiter);
    last = body;
    heard = '';
  });
  let timer: NodeJS.Timeout | undefined;
  const start = setTimeout(() => {
    send();
    timer = setInterval(send, POLL_MS);
  }, Math.random() * POLL_MS);
  return {
    waiter,
    close: () => {
      clearTimeout(start);
      clearInterval(timer);
      socket.destroy();
    },
  };
}

/** What the portal does on hearing that something changed: it asks what. Answers when that was answered, in epoch ms. */
export async function screenAt(url: string, waiter: Waiter): Promise<number> {
  const response = await fetch(`${url}${pathOf('finishedUpdate', { id: waiter.hash })}`, {
    headers: headersOf(waiter),
  });
  await response.text();
  return performance.timeOrigin + performance.now();
}

export const settleDown = (): Promise<void> => pause(POLL_MS * 2);
