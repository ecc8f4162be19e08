import PDFDocument from 'pdfkit';
import { drawFooter, drawHighlights, drawTitle } from './draw.ts';
import { drawTable, heightOfTable } from './drawTable.ts';
import { drawFacts, drawParagraph, heightOfFacts, heightOfParagraph, startSection } from './drawText.ts';
import { FOOT, MARGIN } from './page.ts';
import type { Paper, Section } from '@passo/contract/paper.ts';

/** The longest contract that the engine's limits allow has some 40 pages. */
const MOST_PAGES = 60;

/** The paper as PDF. The same paper has the same bytes: nothing in it comes from the clock or from chance. */
export async function drawPdf(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + FOOT, left: MARGIN, right: MARGIN },
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
  carry(doc, paper);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** The paper lies within its PDF, so that its words are signed with it. Viewers list no file. */
function carry(doc: PDFKit.PDFDocument, paper: Paper): void {
  const { date } = paper;
  const type = 'application/json';
  doc.file(Buffer.from(JSON.stringify(paper)), {
    ...{ name: 'texto.json', type, hidden: true, creationDate: date, modifiedDate: date },
  });
}

function refuseBeyond(doc: PDFKit.PDFDocument): void {
  if (doc.bufferedPageRange().count > MOST_PAGES) throw new RangeError('a paper has too many pages');
}

/** Longer tables may go on on the next page. */
const ROWS_TOGETHER = 12;
/** Facts, or rows of a table that goes on, that stand below a title at least. */
const FIRST = 2;

function drawSection(doc: PDFKit.PDFDocument, section: Section): void {
  const { title, facts = [], paragraphs = [], table, limits = false } = section;
  startSection(doc, title, { below: heightOfStart(doc, section), limits });
  drawFacts(doc, facts);
  for (const text of paragraphs) drawParagraph(doc, text, limits);
  if (table !== undefined) drawTable(doc, table);
  if (limits || table !== undefined) doc.y += AFTER_BLOCK;
}

/** Below what has an edge of its own, a table or a bar. */
const AFTER_BLOCK = 4;

/** What of a section stands on the page of its title, in points: a short table all of it, since a total is read beside its rows. */
function heightOfStart(
  doc: PDFKit.PDFDocument,
  { facts = [], paragraphs = [], table, limits = false }: Section,
): number {
  if (table !== undefined) {
    const isShort = table.rows.length <= ROWS_TOGETHER;
    const above = paragraphs.reduce((sum, text) => sum + heightOfParagraph(doc, text), 0);
    return above + heightOfTable(doc, table, isShort ? table.rows.length : FIRST);
  }
  if (facts.length > 0) return heightOfFacts(doc, facts.slice(0, FIRST));
  const [text] = paragraphs;
  return text === undefined ? 0 : heightOfParagraph(doc, text, { first: FIRST + 1, limits });
}
