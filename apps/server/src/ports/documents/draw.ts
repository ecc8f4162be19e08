import { clipped, wrapped } from './fit.ts';
import { drawLineOf, FOOT_SIZE, INK, LINE, makeRoom, MARGIN, MUTED, SHADE, SIZE, widthOf } from './page.ts';
import type { Fact, Paper } from '@passo/contract/paper.ts';

type Doc = PDFKit.PDFDocument;

/** Sizes in points of what is larger than the text. */
const [TITLE, FIGURE] = [19, 15] as const;
/** Inside the band of figures. */
const PADDING = 11;
/** Room for `60 de 60` beside the footer. */
const PAGE_NUMBER = 48;

export function drawTitle(doc: Doc, { title, subtitle }: Paper): void {
  doc.y = MARGIN;
  const parts = [
    { text: title, font: 'Helvetica-Bold', size: TITLE, colour: INK, line: TITLE + 4 },
    { text: subtitle, font: 'Helvetica', size: SIZE, colour: MUTED, line: LINE },
  ];
  for (const { text, font, size, colour, line: height } of parts) {
    doc.font(font).fontSize(size);
    for (const line of wrapped(doc, text, widthOf(doc))) {
      makeRoom(doc, height);
      doc.font(font).fontSize(size).fillColor(colour);
      drawLineOf(doc, line, MARGIN, doc.y);
      doc.y += height;
    }
  }
  doc.y += 9;
}

/** Side by side in a shaded band, the figure below its label; labels of fewer lines end where the others do. */
export function drawHighlights(doc: Doc, highlights: readonly Fact[]): void {
  if (highlights.length === 0) return;
  const width = widthOf(doc) / highlights.length;
  const inner = width - 2 * PADDING;
  doc.font('Helvetica').fontSize(SIZE);
  const labels = highlights.map(({ label }) => wrapped(doc, label, inner));
  const most = Math.max(...labels.map(({ length }) => length));
  const height = 2 * PADDING + most * LINE + FIGURE;
  makeRoom(doc, height);
  const top = doc.y;
  doc.roundedRect(MARGIN, top, widthOf(doc), height, 8).fill(SHADE);
  for (const [at, { value }] of highlights.entries()) {
    const left = MARGIN + at * width + PADDING;
    const lines = labels[at] ?? [];
    doc.font('Helvetica').fontSize(SIZE).fillColor(MUTED);
    for (const [down, line] of lines.entries())
      drawLineOf(doc, line, left, top + PADDING + (most - lines.length + down) * LINE);
    doc.font('Helvetica-Bold').fontSize(FIGURE).fillColor(INK);
    drawLineOf(doc, clipped(doc, value, inner), left, top + PADDING + most * LINE);
  }
  doc.y = top + height + 4;
}

/** `1 de N` on every page. Below the margin, where text would otherwise start a page of its own. */
export function drawFooter(doc: Doc, text: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN;
    doc.font('Helvetica').fontSize(FOOT_SIZE).fillColor(MUTED);
    drawLineOf(doc, clipped(doc, text, widthOf(doc) - PAGE_NUMBER), MARGIN, y);
    const number = `${page + 1} de ${count}`;
    drawLineOf(doc, number, MARGIN + widthOf(doc) - doc.widthOfString(number), y);
  }
}
