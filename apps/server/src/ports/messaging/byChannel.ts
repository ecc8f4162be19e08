import type { Message, MessageChannel, Messaging } from './messaging.ts';

/** A messenger, and what it carries. */
export interface Carrier extends Messaging {
  readonly channels: readonly MessageChannel[];
}

/** The first that carries the channel; the next one where it cannot. Without any, nothing is sent. */
export const byChannel = (carriers: readonly Carrier[]): Messaging => ({
  send: async (message: Message, key) => {
    for (const carrier of carriers) {
      if (!carrier.channels.includes(message.channel)) continue;
      const sent = await carrier.send(message, key);
      if (sent.ok) return sent;
    }
    return { ok: false };
  },
});
