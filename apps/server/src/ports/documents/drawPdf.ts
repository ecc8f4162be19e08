import PDFDocument from 'pdfkit';
import {
  drawFacts,
  drawFooter,
  drawHighlights,
  drawParagraph,
  drawTable,
  drawTitle,
  heightOfParagraph,
} from './draw.ts';
import { makeRoomForTable, MARGIN, startSection } from './page.ts';
import type { Paper, Section } from './paper.ts';

/** The longest contract that the engine's limits allow has some 20 pages. */
const MOST_PAGES = 60;

/** The paper as PDF. The same paper has the same bytes: nothing in it comes from the clock or from chance. */
export async function drawPdf(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + 14, left: MARGIN, right: MARGIN },
    // Kept until the end: only then is the number of pages known.
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: paper.title, CreationDate: paper.date, ModDate: paper.date, Producer: 'Passo', Creator: 'Passo' },
  });
  doc.on('pageAdded', () => refuseBeyond(doc));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  drawTitle(doc, paper);
  drawHighlights(doc, paper.highlights);
  for (const section of paper.sections) drawSection(doc, section);
  drawFooter(doc, paper.footer);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

function refuseBeyond(doc: PDFKit.PDFDocument): void {
  if (doc.bufferedPageRange().count > MOST_PAGES) throw new RangeError('a paper has too many pages');
}

/** Longer tables may go on on the next page. */
const ROWS_TOGETHER = 12;

function drawSection(doc: PDFKit.PDFDocument, { title, facts, paragraphs, table }: Section): void {
  if (table !== undefined && table.rows.length <= ROWS_TOGETHER) makeRoomForTable(doc, table, paragraphs);
  const [first] = facts === undefined ? (paragraphs ?? []) : [];
  startSection(doc, title, first === undefined ? 0 : heightOfParagraph(doc, first));
  if (facts !== undefined) drawFacts(doc, facts);
  for (const text of paragraphs ?? []) drawParagraph(doc, text);
  if (table !== undefined) drawTable(doc, table);
}
