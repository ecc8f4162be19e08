import { pathOf } from '@passo/contract';
import type { Device } from '../../support/customer.ts';

export interface EventStream {
  /** Resolves when the next event of this name has come; throws after a while. */
  next(name: string, withinMs?: number): Promise<void>;
  close(): void;
}

/** Listens to a proposal's events as a browser does. */
export async function listenTo(device: Device, hash: string): Promise<EventStream> {
  const stop = new AbortController();
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${device.base}${pathOf('events', { hashId: hash })}`, {
    headers: { cookie },
    signal: stop.signal,
  });
  if (!response.ok || response.body === null) throw new Error(`the stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    next: async (name, withinMs = 20_000) => {
      const late = setTimeout(() => stop.abort(), withinMs);
      for (;;) {
        const at = heard.indexOf(`event: ${name}\n`);
        if (at >= 0) {
          heard = heard.slice(at + name.length + 8);
          clearTimeout(late);
          return;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream ended');
        heard += value;
      }
    },
    close: () => stop.abort(),
  };
}
