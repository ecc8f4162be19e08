/** What can be chosen in place of a photo that is taken. */
export const ACCEPTED = 'image/*,application/pdf';

/** Said where a PDF has nothing in it that can be shown. */
export const NO_PHOTO_IN_PDF = 'Não encontramos uma foto neste PDF. Envie uma foto ou uma imagem da tela.';

/** A picture without its last bytes is none. */
const MOST_BYTES = 30 * 1024 * 1024;
/** Where a PDF may begin, by its specification. */
const HEAD_BYTES = 1024;

/** An object of a PDF whose bytes are a JPEG as it is (`/DCTDecode`): how a phone's scanner and most exports keep a page. */
const jpegs = /stream\r?\n(\xff\xd8\xff[^]*?)(?:\r?\n)?endstream/g;

/** The photos in a file: itself or, of a PDF, the JPEG pictures in it in their order. Other pictures of a PDF are left out. */
export async function photosIn(file: Blob): Promise<readonly Blob[]> {
  const head = await latin1(file.slice(0, HEAD_BYTES));
  if (!head.includes('%PDF-')) return [file];
  const text = await latin1(file.slice(0, MOST_BYTES));
  return [...text.matchAll(jpegs)].map(([, bytes = '']) => new Blob([bytesOf(bytes)], { type: 'image/jpeg' }));
}

/** Each byte a letter of the same number. `TextDecoder` would take Windows' letters for some. */
async function latin1(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
