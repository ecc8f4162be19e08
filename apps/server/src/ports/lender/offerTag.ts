import { withTag, type Offer } from '@passo/catalog';
import { canonical } from '@passo/engine';
import type { Keyring } from '../../platform/keyring.ts';

/*
 * A lender keeps its offers, and we keep none that nobody took. So the id that travels carries a mark of what was shown: whoever
 * answers something else to the customer who takes it has changed the offer, however lawful it may be: another rate, another name, another
 * last day.
 */

interface Hashing {
  readonly keyring: Pick<Keyring, 'keyedHash'>;
}

const LENGTH = 22;

/** Of all that is shown of it and signed; what a lender left out reads as what stands for it. */
function tagOf({ keyring }: Hashing, offer: Offer): string {
  const { lines = [], unit = 'installment', interestFree = false, currency = 'BRL' } = offer;
  const shown = canonical({ ...offer, id: '', lines, unit, interestFree, currency });
  return keyring.keyedHash(shown, 'offer').toString('base64url').slice(0, LENGTH);
}

export const tagged = (runtime: Hashing, offer: Offer): Offer => ({
  ...offer,
  id: withTag(offer.id, tagOf(runtime, offer)),
});

/** Whether this is the offer that was shown under the id that the customer sent. */
export const isAsShown = (runtime: Hashing, told: string, offer: Offer): boolean =>
  told === withTag(offer.id, tagOf(runtime, offer));
