import { wordsTogether } from '@passo/domain/text/together.ts';
import { printable } from './printable.ts';

type Doc = PDFKit.PDFDocument;
type Measure = (text: string) => number;

/** Widths in points in the font that is set, each measured once: letters and words come again and again. */
function measure(doc: Doc): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? doc.widthOfString(text);
    known.set(text, width);
    return width;
  };
}

/**
 * The text as lines of at most `width` points, in the font that is set. Lines end at spaces; an amount is never
 * broken. A word that is wider than a line is cut into equal parts.
 */
export function wrapped(doc: Doc, text: string, width: number): readonly string[] {
  const widthIn = measure(doc);
  const space = widthIn(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of wordsOf(text).flatMap((one) => piecesOf(widthIn, one, width))) {
    const own = widthIn(word);
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

const wordsOf = (text: string): readonly string[] => wordsTogether(printable(text));

function piecesOf(widthIn: Measure, word: string, width: number): readonly string[] {
  const whole = widthIn(word);
  if (whole <= width) return [word];
  const widest = widthIn('M');
  return cut(widthIn, word, Math.min(width, whole / Math.ceil(whole / width) + widest));
}

/** One line of the text, ended by `…` where it is wider than `width`. */
export function clipped(doc: Doc, text: string, width: number): string {
  const ready = printable(text);
  if (doc.widthOfString(ready) <= width) return ready;
  const [line = ''] = cut(measure(doc), ready, width - doc.widthOfString('…'));
  return `${line.trimEnd()}…`;
}

/** At least one letter each, however narrow. */
function cut(widthIn: Measure, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const letter of text) {
    const own = widthIn(letter);
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
