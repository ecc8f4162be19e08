import type { Offer } from '@passo/catalog';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfText } from '../../support/pdfText.ts';
import type { Person } from '../journey/person.ts';
import { CONTRACT } from '../journey/walk.ts';
import { figuresOfOffer, figuresOfPaper, figuresOfSheet, type Figures, type Sheet } from './figures.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

/** Every row of the tables of a cost sheet, as a reader meets them: header, then values. */
export async function readSheet(within: Locator): Promise<Sheet> {
  const rows = await within.locator('table:not(details table) tbody tr').evaluateAll((found) =>
    found.map((row): readonly [string, readonly string[]] => {
      const header = row.querySelector('th')?.firstChild?.textContent ?? '';
      const cells = [...row.querySelectorAll('td')];
      return [header, cells.flatMap((cell) => [...cell.childNodes].map((node) => node.textContent ?? ''))];
    }),
  );
  const sheet = new Map<string, readonly string[]>();
  for (const [header, values] of rows) if (!sheet.has(header)) sheet.set(header, values.map(plain));
  return sheet;
}

interface LenderQuestions {
  readonly questions: readonly { readonly operation: string; readonly question: Readonly<Record<string, unknown>> }[];
  readonly offers: readonly {
    readonly id: string;
    readonly question: Readonly<Record<string, unknown>>;
    readonly offer: Offer;
  }[];
}

/** The proposal that a page makes: heard from the first answer that names it. Called before the page makes one. */
export function proposalOf(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.on('response', (response) => {
      if (!response.url().includes('create-proposal')) return;
      response.json().then(
        ({ data }) => resolve(String(data?._id)),
        () => undefined,
      );
    });
  });
}

/** What the lender was asked with, once what was offered was taken, and the offer that it holds under the id it was told. */
export async function askedOf(person: Person, proposal: string) {
  const response = await fetch(`${person.base}/simulador/pedidos?proposta=${proposal}`);
  const { questions, offers }: LenderQuestions = await response.json();
  const accepted = questions.findLast(({ operation }) => operation === 'lender.accept')?.question ?? {};
  const held = offers.find(({ id }) => id === accepted.offer);
  if (held === undefined) throw new Error(`the lender holds no offer ${String(accepted.offer)}`);
  return { accepted, held, disbursed: questions.find(({ operation }) => operation === 'lender.disburse')?.question };
}

/** The sheet on the contract's own page: nobody comes to the signature but past it. */
const sheetAtContract = async (person: Person): Promise<Figures> =>
  figuresOfSheet(await readSheet(person.page.getByRole('main')));

async function paperText(person: Person): Promise<string> {
  const address = await person.page.getByRole('link', { name: /^Ler o contrato/ }).getAttribute('href');
  const response = await person.page.request.get(new URL(address ?? '', person.base).href);
  return plain(pdfText(await response.body()));
}

/**
 * Before the contract is signed: what was seen when the offer was taken (`seen`), what the sheet beside the contract says, what the
 * contract itself says, and what the lender was told and holds, are the same numbers.
 */
export async function expectSameNumbers(person: Person, proposal: string, seen: Sheet): Promise<Offer> {
  await person.sees(CONTRACT);
  const { accepted, held } = await askedOf(person, proposal);
  const lenders = figuresOfOffer(held.offer);
  expect(figuresOfSheet(seen), 'what was seen').toEqual(lenders);
  expect(await sheetAtContract(person), 'the sheet beside the contract').toEqual(lenders);
  expect(figuresOfPaper(await paperText(person)), 'the contract').toEqual(lenders);
  expect(accepted.installments, 'what was accepted').toBe(held.offer.quote.installments);
  expect(held.question.installments, 'what was asked').toBe(held.offer.quote.installments);
  return held.offer;
}
