import { printable } from './printable.ts';

type Doc = PDFKit.PDFDocument;

/**
 * The text as lines of at most `width` points, in the font that is set. Lines end at spaces; an amount is never
 * broken. A word that is wider than a line is cut into equal parts.
 */
export function wrapped(doc: Doc, text: string, width: number): readonly string[] {
  const space = doc.widthOfString(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of wordsOf(text).flatMap((one) => piecesOf(doc, one, width))) {
    const own = doc.widthOfString(word);
    if (line !== '' && used + space + own > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    used += line === '' ? own : space + own;
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** How wide the text is, and the widest word of it, in points. */
export function widthsOf(doc: Doc, text: string): { readonly whole: number; readonly word: number } {
  const words = wordsOf(text).map((one) => doc.widthOfString(one));
  return { whole: doc.widthOfString(printable(text)), word: Math.max(0, ...words) };
}

/** An amount stays with its unit, and a number with what it is the number of: `R$ 1,00`, `art. 54`, `§ 4º`. */
const BREAK = /(?<!R\$|\barts?\.|§|\bnº) /;

const wordsOf = (text: string): readonly string[] =>
  printable(text)
    .split(BREAK)
    .filter((word) => word !== '');

function piecesOf(doc: Doc, word: string, width: number): readonly string[] {
  const whole = doc.widthOfString(word);
  if (whole <= width) return [word];
  const widest = doc.widthOfString('M');
  return cut(doc, word, Math.min(width, whole / Math.ceil(whole / width) + widest));
}

/** One line of the text, ended by `…` where it is wider than `width`. */
export function clipped(doc: Doc, text: string, width: number): string {
  const ready = printable(text);
  if (doc.widthOfString(ready) <= width) return ready;
  const [line = ''] = cut(doc, ready, width - doc.widthOfString('…'));
  return `${line.trimEnd()}…`;
}

/** At least one letter each, however narrow. */
function cut(doc: Doc, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const letter of text) {
    const own = doc.widthOfString(letter);
    if (line !== '' && used + own > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += letter;
    used += own;
  }
  return [...lines, line];
}
