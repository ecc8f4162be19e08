import type { Facts, Needs } from '@passo/engine';
import { isWrittenName } from '../ports/plainName.ts';
import type { Particulars } from '../ports/documents.ts';

export type { Particulars } from '../ports/documents.ts';

/** What the contract of a product names beside the people, the figures and the days. */
export interface ContractParticulars {
  /** What has to be asked, or passed, before the contract is written. */
  readonly needs?: Needs;
  /** In the order in which they are printed; all of them have to be known before anything is written. */
  of(facts: Facts): readonly Particulars[];
}

/** Signs that keyboards of phones offer for those that a contract prints. */
const asPrinted: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/°/g, 'º'],
  [/[‐‑‒–—]/g, '-'],
  [/[´`‘]/g, '’'],
  [/\s*[;:]/g, ','],
  // `Rua A, 10. Casa dos fundos` is an address, and no sentence after another one.
  [/(?<=\d)\.\s+/g, ', '],
];

/** A name as a contract can print it: a line of Latin letters that states nothing else; anything else counts as nothing. */
export function plain(said: string): string {
  const line = asPrinted.reduce((text, [sign, printed]) => text.replaceAll(sign, printed), said).trim();
  const isWritten =
    /\p{L}/u.test(line) && [...line].every((sign) => !/\p{L}/u.test(sign) || /\p{Script=Latin}|[ºª]/u.test(sign));
  return isWritten && isWrittenName(line) ? line : '';
}

export const fact = (label: string, value: string): Particulars['facts'][number] => ({ label, value: value.trim() });

/** What is not known of them, by its words: `Veículo: Chassi`. */
export const missingIn = (all: readonly Particulars[]): readonly string[] =>
  all.flatMap(({ title, facts }) => facts.flatMap(({ label, value }) => (value === '' ? [`${title}: ${label}`] : [])));
