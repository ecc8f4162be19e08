import type { Paper } from '@passo/contract/paper.ts';
import { isRecord } from '@passo/engine/json.ts';

/** Where our writer puts the words within its PDF (`drawPdf.ts` on the server): a file, packed. */
const FILE = /\/Type \/EmbeddedFile\s[\s\S]*?\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/;

/** What a PDF of ours says; null for any other. */
export async function paperIn(pdf: Uint8Array<ArrayBuffer>): Promise<Paper | null> {
  const found = FILE.exec(new TextDecoder('latin1').decode(pdf));
  if (found === null) return null;
  const start = found.index + found[0].length;
  const packed = new Blob([pdf.subarray(start, start + Number(found[1]))]).stream();
  const said: unknown = await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).json();
  return isPaper(said) ? said : null;
}

/** The same of the PDF at an address; null also where nothing comes from there, or the browser cannot unpack it. */
export async function paperAt(address: string, signal: AbortSignal): Promise<Paper | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await paperIn(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}

/** Our own server wrote it: its marks are enough. */
const isPaper = (said: unknown): said is Paper =>
  isRecord(said) && typeof said.title === 'string' && Array.isArray(said.sections);
