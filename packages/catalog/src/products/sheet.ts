import { sha256OfJson } from '@passo/domain';
import { canonical } from '@passo/engine';
import { keptOffer } from '../ports/keptOffer.ts';

/**
 * Names an offer by all that its sheet of costs is drawn from, whoever lends it: SHA-256 of its JSON, keys in order. Another figure,
 * another day, another lender is another name. Null where there is no offer.
 */
export function sheetDigest(kept: unknown): string | null {
  const offer = keptOffer(kept);
  return offer === null ? null : sha256OfJson(canonical(offer));
}
