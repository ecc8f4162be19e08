import { wrapped } from './fit.ts';
import { drawLineOf, drawRule, INK, LINE, makeRoom, MARGIN, MUTED, SHADE, SIZE, widthOf } from './page.ts';
import type { Fact } from '@passo/contract/paper.ts';

type Doc = PDFKit.PDFDocument;

const HEADING = 13;
const LABEL_WIDTH = 164;
/** Below a fact, and below a paragraph. */
const AFTER = 4;
/** Of what limits a right: how thick the bar beside it is, and how far its text stands from the margin. */
const [BAR, INDENT] = [4, 14] as const;

/** Above a title, with it, and down to what follows. */
const [ABOVE_TITLE, BELOW_TITLE] = [13, 7] as const;
/** Inside the shade of what is set apart, above its title. */
const INSIDE = 5;

const indentOf = (limits: boolean): number => (limits ? INDENT : 0);

function titleLines(doc: Doc, title: string, limits: boolean): readonly string[] {
  doc.font('Helvetica-Bold').fontSize(HEADING);
  return wrapped(doc, title, widthOf(doc) - 2 * indentOf(limits));
}

/**
 * A title alone at the foot of a page says nothing: it goes to the next one where `below`, the height of what has to stand with it in
 * points, has no room.
 */
export function startSection(doc: Doc, title: string, { below, limits }: { below: number; limits: boolean }): void {
  const lines = titleLines(doc, title, limits);
  const inside = limits ? INSIDE : 0;
  const own = inside + lines.length * (LINE + 1) + BELOW_TITLE;
  if (!makeRoom(doc, ABOVE_TITLE + own + below) && doc.y > MARGIN) doc.y += ABOVE_TITLE;
  if (limits) setApart(doc, own);
  doc.y += inside;
  doc.font('Helvetica-Bold').fontSize(HEADING).fillColor(INK);
  for (const line of lines) {
    drawLineOf(doc, line, MARGIN + indentOf(limits), doc.y);
    doc.y += LINE + 1;
  }
  if (!limits) drawRule(doc, doc.y + 1);
  doc.y += BELOW_TITLE;
}

/** A bar at the left that a printer without colours shows as well, over `height` points from here. */
function setApart(doc: Doc, height: number): void {
  doc.rect(MARGIN, doc.y, widthOf(doc), height).fill(SHADE);
  doc.rect(MARGIN, doc.y, BAR, height).fill(INK);
}

function linesOf(doc: Doc, text: string, limits: boolean): readonly string[] {
  doc.font('Helvetica').fontSize(SIZE);
  return wrapped(doc, text, widthOf(doc) - 2 * indentOf(limits));
}

/** How high the first lines of a paragraph are, in points; all of them where it is not longer. */
export const heightOfParagraph = (doc: Doc, text: string, { first = Infinity, limits = false } = {}): number =>
  Math.min(first, linesOf(doc, text, limits).length) * LINE + AFTER;

/** It may go on on the next page, but neither its first line nor its last one is alone. */
export function drawParagraph(doc: Doc, text: string, limits = false): void {
  const lines = linesOf(doc, text, limits);
  for (const [at, line] of lines.entries()) {
    const left = lines.length - at;
    const together = left === 3 && at === 0 ? 3 : at === 0 || left === 2 ? Math.min(2, left) : 1;
    makeRoom(doc, together * LINE);
    if (limits) setApart(doc, LINE + (left === 1 ? AFTER : 0));
    doc.font('Helvetica').fontSize(SIZE).fillColor(INK);
    drawLineOf(doc, line, MARGIN + indentOf(limits), doc.y);
    doc.y += LINE;
  }
  doc.y += AFTER;
}

/** What is drawn of a fact: a value with a word that its column cannot hold, a fingerprint, begins below its label. */
function factLines(doc: Doc, { label, value }: Fact) {
  doc.font('Helvetica').fontSize(SIZE);
  const width = widthOf(doc) - LABEL_WIDTH;
  const isWide = value.split(' ').some((word) => doc.widthOfString(word) > width);
  const labels = wrapped(doc, label, isWide ? widthOf(doc) : LABEL_WIDTH - 8);
  const values = wrapped(doc, value, isWide ? widthOf(doc) : width);
  const rows = isWide ? labels.length + values.length : Math.max(labels.length, values.length);
  return { labels, values, isWide, height: rows * LINE + AFTER };
}

/** How high a fact is with what proves it, in points. */
const heightOfFact = (doc: Doc, fact: Fact): number =>
  factLines(doc, fact).height + (fact.proof === undefined ? 0 : heightOfFact(doc, fact.proof) + AFTER);

export const heightOfFacts = (doc: Doc, facts: readonly Fact[]): number =>
  facts.reduce((sum, fact) => sum + heightOfFact(doc, fact), 0);

/** The last one is never alone on a page. */
export function drawFacts(doc: Doc, facts: readonly Fact[]): void {
  for (const [at, fact] of facts.entries()) {
    makeRoom(doc, heightOfFacts(doc, facts.slice(at, at === facts.length - 2 ? undefined : at + 1)));
    drawFact(doc, fact);
  }
}

/** Label on the left, value on the right, as high as the value needs. */
function drawFact(doc: Doc, fact: Fact): void {
  const { labels, values, isWide, height } = factLines(doc, fact);
  const [page, top] = [doc.page, doc.y];
  drawColumn(doc, labels, MARGIN, MUTED);
  if (!isWide) doc.y = top;
  drawColumn(doc, values, isWide ? MARGIN : MARGIN + LABEL_WIDTH, INK);
  // A value that is longer than a page ends on another one.
  doc.y = doc.page === page ? top + height : doc.y + AFTER;
  if (fact.proof === undefined) return;
  drawFact(doc, fact.proof);
  doc.y += AFTER;
}

function drawColumn(doc: Doc, lines: readonly string[], left: number, colour: string): void {
  for (const line of lines) {
    makeRoom(doc, LINE);
    doc.font('Helvetica').fontSize(SIZE).fillColor(colour);
    drawLineOf(doc, line, left, doc.y);
    doc.y += LINE;
  }
}
