/*
 * What a page writes down while it is leaving has to be sealed at once, and the browser's own ciphers answer later. So the key
 * stream (AES-256 in counter mode) is made beforehand, and sealing is laying the text over it. Each stream is used once.
 */

/** More than any form holds. */
const PAD_BYTES = 32_768;
const COUNTER_BYTES = 16;
const NONCE_BYTES = 8;

interface Pad {
  readonly counter: Uint8Array<ArrayBuffer>;
  readonly stream: Uint8Array<ArrayBuffer>;
}

export interface Pads {
  /** The text, sealed, at once; null where there is no pad yet, and where the text is longer than one. */
  seal(text: string): string | null;
  isReady(): boolean;
  /** The text that was sealed under this key; anything else is no text of ours. */
  open(sealed: string): Promise<string>;
  /** Resolves when there is a pad. */
  ready(): Promise<unknown>;
}

/** `secret`: 32 bytes in base64url. Rejects where the browser has no ciphers (a page that is not secure). */
export async function openPads(secret: string): Promise<Pads> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'AES-CTR', false, ['encrypt']);
  const streamFor = async (counter: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CTR', counter, length: 64 }, key, new Uint8Array(length)));
  let next: Pad | null = null;
  const make = async (): Promise<void> => {
    const counter = new Uint8Array(COUNTER_BYTES);
    crypto.getRandomValues(counter.subarray(0, NONCE_BYTES));
    next = { counter, stream: await streamFor(counter, PAD_BYTES) };
  };
  let making = make();
  await making;
  return {
    ready: () => making,
    isReady: () => next !== null,
    seal: (text) => {
      const bytes = new TextEncoder().encode(text);
      if (next === null || bytes.length > PAD_BYTES) return null;
      const { counter, stream } = next;
      next = null;
      making = make();
      return textOf([...counter, ...laidOver(bytes, stream)]);
    },
    open: async (sealed) => {
      const bytes = bytesOf(sealed);
      const hidden = bytes.subarray(COUNTER_BYTES);
      const stream = await streamFor(bytes.slice(0, COUNTER_BYTES), hidden.length);
      return new TextDecoder('utf-8', { fatal: true }).decode(laidOver(hidden, stream));
    },
  };
}

const laidOver = (bytes: Uint8Array, stream: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => byte ^ (stream[at] ?? 0));

function textOf(bytes: readonly number[]): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
