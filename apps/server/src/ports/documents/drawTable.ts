import { widthsOf, wrapped } from './fit.ts';
import { drawLineOf, drawRule, INK, LINE, makeRoom, MARGIN, MUTED, SIZE, widthOf } from './page.ts';
import type { Table } from '@passo/contract/paper.ts';

type Doc = PDFKit.PDFDocument;

/** Between two columns, and around the lines of a row, in points. */
const GAP = 12;
const PADDING = 4;

/** A row as it is drawn: the lines of each cell. */
interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly font: string;
  readonly height: number;
}

interface Ready {
  readonly widths: readonly number[];
  readonly head: Row;
  readonly rows: readonly Row[];
  readonly note: readonly string[];
}

/** Bold is the wider of the two fonts: what fits in it fits. */
const [REGULAR, BOLD] = ['Helvetica', 'Helvetica-Bold'] as const;

/**
 * No column is narrower than its widest word, so that neither a date nor an amount is broken; what is left of the page goes to those
 * whose cells would take more lines than one, and then to all alike.
 */
function columnWidths(doc: Doc, { columns, rows }: Table): readonly number[] {
  const inner = widthOf(doc) - GAP * (columns.length - 1);
  if (columns.every(({ share }) => share !== undefined)) return columns.map(({ share = 0 }) => share * inner);
  const needs = columns.map(({ title }, at) => {
    const all = [title, ...rows.map((row) => row[at] ?? '')].map((cell) => widthsOf(doc, cell));
    const [word, whole] = [Math.max(...all.map((one) => one.word)), Math.max(...all.map((one) => one.whole))];
    return { word: word + 1, more: whole - word };
  });
  const spare = inner - sum(needs.map(({ word }) => word));
  // Nothing that a product computes is so wide.
  if (spare < 0) return needs.map(({ word }) => (word * inner) / (inner - spare));
  const more = sum(needs.map((one) => one.more));
  const taken = more === 0 ? 0 : Math.min(1, spare / more);
  const rest = (spare - taken * more) / columns.length;
  return needs.map((one) => one.word + taken * one.more + rest);
}

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);

function ready(doc: Doc, table: Table): Ready {
  const { columns, rows, total = false, note } = table;
  doc.font(BOLD).fontSize(SIZE);
  const widths = columnWidths(doc, table);
  const rowOf = (texts: readonly string[], font: string): Row => {
    doc.font(font).fontSize(SIZE);
    const cells = texts.map((text, at) => wrapped(doc, text, widths[at] ?? 0));
    return { cells, font, height: Math.max(...cells.map(({ length }) => length)) * LINE + PADDING };
  };
  const head = rowOf(
    columns.map(({ title }) => title),
    BOLD,
  );
  doc.font(REGULAR);
  return {
    ...{ widths, head, note: note === undefined ? [] : wrapped(doc, note, widthOf(doc)) },
    rows: rows.map((row, at) => rowOf(row, total && at === rows.length - 1 ? BOLD : REGULAR)),
  };
}

/** How high it is with all of its rows or with the first ones, in points. */
export function heightOfTable(doc: Doc, table: Table, first = table.rows.length): number {
  const { head, rows, note } = ready(doc, table);
  return PADDING + note.length * LINE + head.height + sum(rows.slice(0, first).map(({ height }) => height));
}

/** Note and head come again on every page that the rows go on to. */
export function drawTable(doc: Doc, table: Table): void {
  const made = ready(doc, table);
  const { rows } = made;
  doc.y += PADDING;
  drawHead(doc, made);
  for (const [at, row] of rows.entries()) {
    // A total goes with the row before it: alone on a page it says of nothing how much it is.
    const last = table.total === true && at === rows.length - 2 ? (rows.at(-1)?.height ?? 0) : 0;
    if (makeRoom(doc, row.height + last)) drawHead(doc, made);
    drawRow(doc, row, made.widths);
  }
}

function drawHead(doc: Doc, { note, head, widths }: Ready): void {
  doc.font(REGULAR).fontSize(SIZE).fillColor(MUTED);
  for (const line of note) {
    drawLineOf(doc, line, MARGIN, doc.y);
    doc.y += LINE;
  }
  drawRow(doc, head, widths);
}

function drawRow(doc: Doc, { cells, font, height }: Row, widths: readonly number[]): void {
  const top = doc.y;
  let left = MARGIN;
  doc.font(font).fontSize(SIZE).fillColor(INK);
  for (const [at, lines] of cells.entries()) {
    const width = widths[at] ?? 0;
    for (const [down, line] of lines.entries()) {
      const indent = at === 0 ? 0 : width - doc.widthOfString(line);
      drawLineOf(doc, line, left + indent, top + PADDING + down * LINE);
    }
    left += width + GAP;
  }
  drawRule(doc, top + height);
  doc.y = top + height;
}
