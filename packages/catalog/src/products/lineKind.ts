import type { OfferLine } from '../ports/lender.ts';

/* What an offer may say beside its quote: a product states its kinds of lines, and its own lines are made of them. */

/** A kind of line: the key under which it travels, and what it is called. */
export interface LineKind {
  readonly key: string;
  /** Whether a text that somebody outside wrote is what we call it. */
  isCalled(label: string): boolean;
}

/** A kind whose name never changes. */
interface NamedLine extends LineKind {
  /** The line itself, of so many centavos. */
  of(centavos: number): OfferLine;
}

/** A kind of line with one name: `lineNamed('entrada', 'Valor da Entrada')`. */
export const lineNamed = (key: string, name: string): NamedLine => ({
  key,
  isCalled: (label) => label === name,
  of: (centavos) => ({ key, label: name, centavos }),
});
