import { broken, clipped } from './fit.ts';
import { drawLine, INK, makeRoom, MARGIN, MUTED, SHADE, widthOf } from './page.ts';
import type { Fact, Paper, Table } from './paper.ts';
import { printable } from './printable.ts';

type Doc = PDFKit.PDFDocument;

const LABEL_WIDTH = 150;
const TEXT_SIZE = 9.5;
const ROW = 15;
/** Room for `60 de 60` beside the footer. */
const PAGE_NUMBER = 48;

export function drawTitle(doc: Doc, { title, subtitle }: Paper): void {
  const width = widthOf(doc);
  doc.font('Helvetica-Bold').fontSize(19).fillColor(INK);
  doc.text(broken(doc, printable(title), width), MARGIN, MARGIN);
  doc.font('Helvetica').fontSize(TEXT_SIZE).fillColor(MUTED);
  doc.text(broken(doc, printable(subtitle), width), MARGIN, doc.y + 2);
  doc.y += 12;
}

/** Side by side in a shaded band, the figure below its label. */
export function drawHighlights(doc: Doc, highlights: readonly Fact[]): void {
  if (highlights.length === 0) return;
  const top = doc.y;
  const width = widthOf(doc) / highlights.length;
  doc.roundedRect(MARGIN, top, widthOf(doc), 52, 8).fill(SHADE);
  for (const [at, { label, value }] of highlights.entries()) {
    const left = MARGIN + at * width + 14;
    const box = { width: width - 20, lineBreak: false };
    doc.font('Helvetica').fontSize(9).fillColor(MUTED);
    doc.text(clipped(doc, printable(label), box.width), left, top + 11, box);
    doc.font('Helvetica-Bold').fontSize(14).fillColor(INK);
    doc.text(clipped(doc, printable(value), box.width), left, top + 25, box);
  }
  doc.y = top + 58;
}

/** Label on the left, value on the right, as high as the value needs. */
export function drawFacts(doc: Doc, facts: readonly Fact[]): void {
  const left = MARGIN + LABEL_WIDTH;
  const width = widthOf(doc) - LABEL_WIDTH;
  const labelled = { width: LABEL_WIDTH - 8 };
  doc.font('Helvetica').fontSize(TEXT_SIZE);
  for (const { label, value } of facts) {
    const text = broken(doc, printable(value), width);
    const name = broken(doc, printable(label), labelled.width);
    const height = Math.max(doc.heightOfString(text, { width }), doc.heightOfString(name, labelled));
    makeRoom(doc, height + 4);
    const { page, y: top } = doc;
    doc.fillColor(MUTED).text(name, MARGIN, top, labelled);
    doc.fillColor(INK).text(text, left, top, { width });
    // A value that is longer than a page ends on another one.
    doc.y = (doc.page === page ? Math.max(doc.y, top + height) : doc.y) + 3;
  }
}

function paragraphOf(doc: Doc, text: string) {
  const options = { width: widthOf(doc), lineGap: 2 };
  doc.font('Helvetica').fontSize(TEXT_SIZE);
  const ready = broken(doc, printable(text), options.width);
  return { options, ready, height: doc.heightOfString(ready, options) };
}

/** How high a paragraph will be, in points. */
export const heightOfParagraph = (doc: Doc, text: string): number => paragraphOf(doc, text).height;

export function drawParagraph(doc: Doc, text: string): void {
  const { options, ready, height } = paragraphOf(doc, text);
  makeRoom(doc, height);
  doc.fillColor(INK).text(ready, MARGIN, doc.y, options);
  doc.y += 3;
}

/** The head comes again on every page that the rows go on to. */
export function drawTable(doc: Doc, { columns, rows, total = false }: Table): void {
  const head = columns.map(({ title }) => title);
  const shares = columns.map(({ share }) => share);
  makeRoom(doc, 3 * ROW);
  doc.y += 4;
  drawRow(doc, head, shares, 'Helvetica-Bold');
  for (const [at, row] of rows.entries()) {
    // A total goes with the row before it: alone on a page it says of nothing how much it is.
    const isBeforeTotal = total && at === rows.length - 2;
    if (makeRoom(doc, isBeforeTotal ? 2 * ROW : ROW)) drawRow(doc, head, shares, 'Helvetica-Bold');
    drawRow(doc, row, shares, total && at === rows.length - 1 ? 'Helvetica-Bold' : 'Helvetica');
  }
}

function drawRow(doc: Doc, cells: readonly string[], shares: readonly number[], font: string): void {
  const top = doc.y;
  let left = MARGIN;
  doc.font(font).fontSize(9).fillColor(INK);
  for (const [at, cell] of cells.entries()) {
    const width = (shares[at] ?? 0) * widthOf(doc);
    doc.text(clipped(doc, printable(cell), width), left, top + 3, {
      width,
      align: at === 0 ? 'left' : 'right',
      height: ROW,
      ellipsis: true,
    });
    left += width;
  }
  drawLine(doc, top + ROW);
  doc.y = top + ROW;
}

/** `1 de N` on every page. Below the margin, where text would otherwise start a page of its own. */
export function drawFooter(doc: Doc, text: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN;
    const width = widthOf(doc);
    doc.font('Helvetica').fontSize(8).fillColor(MUTED);
    doc.text(clipped(doc, printable(text), width - PAGE_NUMBER), MARGIN, y, { width, lineBreak: false });
    doc.text(`${page + 1} de ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}
