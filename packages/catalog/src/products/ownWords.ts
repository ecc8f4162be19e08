import type { HeldCode } from '../ports/heldCodes.ts';
import type { Offer } from '../ports/lender.ts';
import type { LoanProduct } from './product.ts';

/*
 * What an offer says in words is what its product says: a lender tells figures, and which kind each of them is. A sentence of
 * somebody outside would be signed as if it were a clause.
 */

type WordCode = Extract<HeldCode, 'title.unknown' | 'line.unknown' | 'charge.unknown'>;

/** What of an offer's words is not its product's; nothing where all of them are. */
export function foreignWords(
  { title, lines = [], quote }: Pick<Offer, 'title' | 'lines' | 'quote'>,
  product: Pick<LoanProduct, 'variants' | 'lineKinds' | 'charges'>,
): readonly WordCode[] {
  const { variants = [], lineKinds = [], charges: known } = product;
  const isTitled = title === undefined || variants.some((variant) => variant.title === title);
  const isLine = ({ key, label }: (typeof lines)[number]): boolean =>
    lineKinds.some((kind) => kind.key === key && kind.isCalled(label));
  const isOnce = new Set(lines.map(({ key }) => key)).size === lines.length;
  const charges = [...quote.fees, ...quote.insurances];
  return [
    ...(isTitled ? [] : (['title.unknown'] as const)),
    ...(isOnce && lines.every(isLine) ? [] : (['line.unknown'] as const)),
    ...(charges.every(({ name }) => known.includes(name)) ? [] : (['charge.unknown'] as const)),
  ];
}
