import { describe, expect, it } from 'vitest';
import { pdfContents, pdfPieces, type PdfPiece } from '../../../../../tests/support/pdfText.ts';
import { paperIn } from '../../../../portal/src/views/sign/readPaper.ts';
import { drawPdf } from './drawPdf.ts';
import type { Paper, Section } from '@passo/contract/paper.ts';

const FOOT = 'Rodapé';
const paperOf = (sections: readonly Section[]): Paper => ({
  ...{ title: 'Contrato', subtitle: 'nº 1', highlights: [], sections, footer: FOOT },
  date: new Date('2026-11-20T12:00:00Z'),
});
const sentence = 'Pago cada parcela até o vencimento, com R$ 1.234.567,89 de multa, por força do art. 54, § 4º. ';
const filler = (lines: number): Section => ({ title: 'Antes', paragraphs: Array(lines).fill('x') });
const hash = 'ab12'.repeat(16);
const consent = { label: 'Uso', value: 'Versão 1', proof: { label: 'SHA-256 do texto', value: hash } };
const table = {
  columns: ['Nº', 'Vencimento', 'Parcela', 'Juros', 'Abate da dívida', 'Seguros e tarifas', 'Saldo'].map((title) => ({
    title,
  })),
  rows: Array(40).fill(['360', '25/12/2026', ...Array(5).fill('9.999.999,99')]),
  total: true,
};
const after: readonly Section[] = [
  { title: 'Texto', paragraphs: [sentence.repeat(4)] },
  { title: 'Perigo', limits: true, paragraphs: [sentence.repeat(4)] },
  { title: 'Fatos', facts: [consent, consent, consent] },
  { title: 'Tabela', table },
  { title: 'Tabela curta', table: { ...table, rows: table.rows.slice(0, 5) } },
];

/** What stands on each page between its head and its foot, in the order in which it is drawn. */
async function pagesOf(sections: readonly Section[]): Promise<readonly (readonly PdfPiece[])[]> {
  const pieces = pdfPieces(await drawPdf(paperOf(sections)));
  const count = Math.max(...pieces.map(({ page }) => page)) + 1;
  return Array.from({ length: count }, (_, at) =>
    pieces.filter(({ page, text }) => page === at && text !== FOOT && !/^\d+ de \d+$/.test(text)),
  ).filter((page) => page.length > 0);
}

const titles = after.map(({ title }) => title);

describe.each(Array.from({ length: 12 }, (_, at) => 24 + at))('a paper that starts %d lines down', (lines) => {
  const pages = pagesOf([filler(lines), ...after]);

  it('has no title alone at the foot of a page', async () => {
    for (const page of await pages) expect(titles).not.toContain(page.at(-1)?.text);
  });

  it('has every proof below what it proves', async () => {
    for (const page of await pages) {
      const count = (text: string): number => page.filter((piece) => piece.text === text).length;
      expect([count('Versão 1'), count(hash)]).toEqual([count('SHA-256 do texto'), count('SHA-256 do texto')]);
    }
  });

  it('breaks no amount, no date and no number of an article', async () => {
    const shown = (await pages).flat().map(({ text }) => text);
    expect(shown.filter((text) => /(R\$|art\.|§)$/.test(text.trim()))).toEqual([]);
    const cells = shown.filter((text) => /^[\d./,]+$/.test(text));
    expect(new Set(cells)).toEqual(new Set(['360', '25/12/2026', '9.999.999,99']));
  });
});

it('has a bar beside every line of what limits a right, and beside nothing else', async () => {
  const barsOf = async (limits: boolean): Promise<number> =>
    pdfContents(await drawPdf(paperOf([{ title: 'Perigo', limits, paragraphs: [sentence.repeat(4), 'x'] }]))).flatMap(
      (content) => [...content.matchAll(/\S+ \S+ 4 \S+ re/g)],
    ).length;
  const lines = (await pagesOf([{ title: 'Perigo', limits: true, paragraphs: [sentence.repeat(4), 'x'] }])).flat();
  // Title and subtitle of the paper have none.
  expect(await barsOf(true)).toBe(lines.length - 2);
  expect(await barsOf(false)).toBe(0);
});

it('keeps an amount with its unit and a number with its article, wherever the line ends', async () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, at) => `${'i'.repeat(130 + at)} R$ 1.234,56 do art. 54 da Lei 8.078`,
  );
  const shown = (await pagesOf([{ title: 'Texto', paragraphs }])).flat().map(({ text }) => text.trim());
  expect(shown.filter((text) => /(R\$|art\.|Lei)$/.test(text))).toEqual([]);
  expect(shown.filter((text) => text.startsWith('R$'))).not.toEqual([]);
});

describe('the words within a PDF', () => {
  it('are those that it was drawn from, as the page that signs it reads them', async () => {
    const paper = paperOf([...after, { title: 'Acentos', facts: [{ label: 'Ação', value: 'R$ 1.234,56' }] }]);
    const read = await paperIn(new Uint8Array(await drawPdf(paper)));
    expect(read).toEqual({ ...paper, date: paper.date.toISOString() });
  });

  it('are none of a PDF that carries none, and of no PDF', async () => {
    const drawn = (await drawPdf(paperOf([]))).toString('latin1').replaceAll('/EmbeddedFile', '/Other');
    expect(await paperIn(new Uint8Array(Buffer.from(drawn, 'latin1')))).toBeNull();
    expect(await paperIn(new Uint8Array(Buffer.from('<html>')))).toBeNull();
  });
});
