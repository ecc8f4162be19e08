/* A flow as an address: packed into the fragment, which no browser sends to a server. */

const KEY = 'fluxo=';

/** The longest text that is unpacked: an address may have been made by anybody. */
const LONGEST = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(by).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST) throw new Error('the flow of this address is too long');
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

interface GenericTransformStream {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

export async function fragmentOf(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `#${KEY}${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Undefined where the address has none, or one that nobody packed. */
export async function textIn(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(`#${KEY}`)) return undefined;
  try {
    const letters = fragment
      .slice(KEY.length + 1)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}
