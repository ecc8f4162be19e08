import { inflateSync } from 'node:zlib';

/** The text of a PDF as our writer makes them (standard fonts, one show operator for each piece), a line for each piece. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/\/FlateDecode[\s\S]*?>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const end = source.indexOf('endstream', start);
    return contentOf(pdf.subarray(start, end));
  });
  return streams.flatMap(piecesOf).join('\n');
}

function contentOf(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

/** `[<41> 20 <42>] TJ` shows AB. The bytes are those of Windows-1252. */
function piecesOf(content: string): readonly string[] {
  const decoder = new TextDecoder('windows-1252');
  return [...content.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, shown = '']) => {
    const hex = [...shown.matchAll(/<([0-9a-fA-F]*)>/g)].map(([, digits = '']) => digits).join('');
    return decoder.decode(Buffer.from(hex, 'hex'));
  });
}
