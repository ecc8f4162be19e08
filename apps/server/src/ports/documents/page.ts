import { broken } from './fit.ts';
import type { Table } from './paper.ts';
import { printable } from './printable.ts';

/* The page in points: A4 is 595 × 842. */
export const MARGIN = 48;
export const INK = '#1b2230';
export const MUTED = '#596273';
const LINE = '#d6dbe3';
export const SHADE = '#f3f5f8';

export const widthOf = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * MARGIN;

const bottomOf = (doc: PDFKit.PDFDocument): number => doc.page.height - MARGIN - 14;

/** Goes to a new page where less than `height` is left of this one; says whether it did. */
export function makeRoom(doc: PDFKit.PDFDocument, height: number): boolean {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  return true;
}

const ROW = 15;
const PARAGRAPH = 36;

/** Room for a short table with its title: its total is read beside its rows. */
export const makeRoomForTable = (doc: PDFKit.PDFDocument, { rows }: Table, paragraphs: readonly string[] = []): void =>
  void makeRoom(doc, (rows.length + 3) * ROW + paragraphs.length * PARAGRAPH);

/** Room for a title and the first lines below it: a title alone at the foot of a page says nothing. */
const TITLE_WITH_LINES = 78;
/** A title, its line and the room above it. */
const TITLE = 36;

/** What stands directly below the title and is not broken over pages comes with it: `below` is its height. */
export function startSection(doc: PDFKit.PDFDocument, title: string, below = 0): void {
  if (!makeRoom(doc, Math.max(TITLE_WITH_LINES, TITLE + below)) && doc.y > MARGIN) doc.y += 12;
  doc.font('Helvetica-Bold').fontSize(11.5).fillColor(INK);
  doc.text(broken(doc, printable(title), widthOf(doc)), MARGIN, doc.y);
  doc.y += 3;
  drawLine(doc, doc.y);
  doc.y += 5;
}

export const drawLine = (doc: PDFKit.PDFDocument, y: number): void =>
  void doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(doc), y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke();
