import { fromOffer, loanProduct, type FromOffer } from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';

let day: CalendarDate | null = null;
const known = new Map<string, FromOffer | null>();

/** What a product comes to at best today: thousands of installments are reckoned for it, so once a day. Null where nobody computes it. */
export function cheapestOf(slug: string, today: CalendarDate): FromOffer | null {
  if (day !== today) known.clear();
  day = today;
  const before = known.get(slug);
  if (before !== undefined) return before;
  const product = loanProduct(slug);
  const from = product === undefined ? null : fromOffer(product, today);
  known.set(slug, from);
  return from;
}
