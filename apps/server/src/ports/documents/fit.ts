type Doc = PDFKit.PDFDocument;

/** The text with every word that is wider than `width` broken, in the font that is set. The library looks for such a place letter by letter, each time from the beginning. */
export const broken = (doc: Doc, text: string, width: number): string =>
  text
    .split(' ')
    .map((word) => (doc.widthOfString(word) <= width ? word : linesOf(doc, word, width).join('\n')))
    .join(' ');

/** One line of the text, ended by `…` where it is wider than `width`. */
export function clipped(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  const [line = ''] = linesOf(doc, text, width - doc.widthOfString('…'));
  return `${line.trimEnd()}…`;
}

/** At least one letter each, however narrow. */
function linesOf(doc: Doc, text: string, width: number): readonly string[] {
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
