/* The page in points: A4 is 595 × 842. */
export const MARGIN = 42;
export const INK = '#1b2230';
export const MUTED = '#596273';
const LINE_INK = '#d6dbe3';
export const SHADE = '#f3f5f8';

/** The size of all that is read, in points: CDC, art. 54, § 3º, wants no letter of an adhesion contract below body twelve. */
export const SIZE = 12;
/** From one line of it to the next. */
export const LINE = 15.5;
/** The running foot alone is smaller: it is no clause, and all that it says (number, lender) stands in the text as well. */
export const FOOT_SIZE = 8;

/** Below the text, for the foot. */
export const FOOT = 14;

export const widthOf = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * MARGIN;

const bottomOf = (doc: PDFKit.PDFDocument): number => doc.page.height - MARGIN - FOOT;

/** Goes to a new page where less than `height` is left of this one; says whether it did. What is higher than a page begins where it is. */
export function makeRoom(doc: PDFKit.PDFDocument, height: number): boolean {
  const isHigherThanPage = height > bottomOf(doc) - MARGIN;
  if (doc.y + (isHigherThanPage ? 2 * LINE : height) <= bottomOf(doc)) return false;
  doc.addPage();
  return true;
}

/** One line as it is, wherever the paper has got to: whoever calls has broken it. */
export function drawLineOf(doc: PDFKit.PDFDocument, text: string, left: number, top: number): void {
  const { y } = doc;
  doc.text(text, left, top, { lineBreak: false });
  doc.y = y;
}

export const drawRule = (doc: PDFKit.PDFDocument, y: number): void =>
  void doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(doc), y)
    .lineWidth(0.6)
    .strokeColor(LINE_INK)
    .stroke();
