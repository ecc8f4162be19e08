import { afterAll, describe, expect, it } from 'vitest';
import { pdfText } from '../../../../../tests/support/pdfText.ts';
import { offerShape } from '../lender/offerShape.ts';
import { contractPaper } from './contractPaper.ts';
import { drawPdf } from './drawPdf.ts';
import type { Paper, Section } from '@passo/contract/paper.ts';
import { createPdfWriter } from './pdfWriter.ts';
import { exampleCorrespondent, exampleOffer, exampleQuestion, exampleTerms } from './testing/exampleContract.ts';

const writer = createPdfWriter();
afterAll(() => writer.close());

/** The longest answer that the engine takes of a field that states no limit. */
const LONGEST = 5_000;
const offer = offerShape.parse(exampleOffer());
const writing = { key: 'p1:contrato:1', terms: exampleTerms, correspondent: exampleCorrespondent };

/** A contract whose every text is as long as an answer can be. */
function longest(letter: string): Paper {
  const word = letter.repeat(LONGEST);
  const fill = <Part extends object>(part: Part): Part =>
    Object.assign({ ...part }, Object.fromEntries(Object.keys(part).map((key) => [key, word])));
  const { person, address, employer, account, ...question } = exampleQuestion();
  const filled = { person: fill(person), address: fill(address), employer: fill(employer), account: fill(account) };
  return contractPaper({ ...question, ...filled }, offer, writing);
}

const ordinary = contractPaper(exampleQuestion(), offer, writing);
const of = (section: Omit<Section, 'title'>): Paper => ({ ...ordinary, sections: [{ title: 'Tudo', ...section }] });

/** How often the event loop came round while the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return turns;
}

describe('the writer of papers', () => {
  it('writes what is drawn in the same process, byte for byte', async () =>
    expect((await writer.write(ordinary)).equals(await drawPdf(ordinary))).toBe(true));

  it.each(['M', 'i', 'á', ' x', '€'])(
    'lets the loop turn while it writes answers of 5,000 × %j everywhere',
    async (letter) => {
      const paper = longest(letter);
      const here = await turnsDuring(() => drawPdf(paper));
      const there = await turnsDuring(() => writer.write(paper));
      process.stdout.write(
        `loop turns while a paper of 5,000 × ${JSON.stringify(letter)} is written: ${here} → ${there}\n`,
      );
      expect(there).toBeGreaterThan(100 + 10 * here);
    },
  );

  it('says every letter of them, and none beyond the page', async () => {
    const shown = pdfText(await writer.write(longest('M')));
    const lines = shown.split('\n').filter((line) => /^M+,?$/.test(line));
    expect(lines.join('').replaceAll(',', '').length).toBeGreaterThan(9 * LONGEST);
    // The text is 511 points wide; a letter of 12 points is 0.833 of them.
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(511 / (12 * 0.833));
  });

  it.each([
    ['too many pages', of({ table: { columns: [{ title: 'Linha', share: 1 }], rows: Array(4_000).fill(['x']) } })],
    ['too many letters', of({ paragraphs: Array(100).fill('x'.repeat(5_000)) })],
  ])('refuses %s, and writes the next paper', async (_what, paper) => {
    await expect(writer.write(paper)).rejects.toThrow(/too many pages|too much/);
    expect((await writer.write(ordinary)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
