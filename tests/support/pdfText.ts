import { inflateSync } from 'node:zlib';

/** The text of a PDF as our writer makes them (standard fonts, one show operator for each piece), a line for each piece. */
export const pdfText = (pdf: Buffer): string =>
  pdfPieces(pdf)
    .map(({ text }) => text)
    .join('\n');

/** A piece of text and the size in which it is shown, in points. */
export interface PdfPiece {
  readonly text: string;
  readonly size: number;
  /** Which of the streams it stands in: each page has one. */
  readonly page: number;
}

/** The same, each with the size of the font that is set before it (`/F1 12 Tf`). */
export const pdfPieces = (pdf: Buffer): readonly PdfPiece[] => pdfContents(pdf).flatMap(piecesOf);

/** What is drawn, in the operators of PDF: a string for each page. */
export function pdfContents(pdf: Buffer): readonly string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/FlateDecode[\s\S]*?>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    return contentOf(pdf.subarray(start, end));
  });
}

function contentOf(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

/** `[<41> 20 <42>] TJ` shows AB. The bytes are those of Windows-1252. */
function piecesOf(content: string, page: number): readonly PdfPiece[] {
  const decoder = new TextDecoder('windows-1252');
  const pieces: PdfPiece[] = [];
  let size = 0;
  for (const [, set, shown = ''] of content.matchAll(/\/\w+ ([\d.]+) Tf|\[([^\]]*)\]\s*TJ/g)) {
    if (set === undefined) pieces.push({ page, size, text: decoder.decode(Buffer.from(hexOf(shown), 'hex')) });
    else size = Number(set);
  }
  return pieces;
}

const hexOf = (shown: string): string =>
  [...shown.matchAll(/<([0-9a-fA-F]*)>/g)].map(([, digits = '']) => digits).join('');
