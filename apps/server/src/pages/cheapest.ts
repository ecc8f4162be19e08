import { fromOffer, loanProduct, type FromOffer } from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';
import { asLent } from '../channels/banks/asLent.ts';
import { lendingOf } from '../channels/banks/bank.ts';
import type { Channel } from '../channels/channel.ts';

let day: CalendarDate | null = null;
const known = new Map<string, FromOffer | null>();

/**
 * What a channel's product comes to at best today, as its bank lends it: thousands of installments are reckoned for it, so once a day. Null
 * where nobody computes it.
 */
export function cheapestOf(
  { bank, settings: { product: slug } }: Pick<Channel, 'bank' | 'settings'>,
  today: CalendarDate,
): FromOffer | null {
  if (day !== today) known.clear();
  day = today;
  const name = `${bank.slug} ${slug}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const [product, lending] = [loanProduct(slug), lendingOf(bank, slug)];
  const from = product === undefined || lending === undefined ? null : fromOffer(asLent(product, lending), today);
  known.set(name, from);
  return from;
}
