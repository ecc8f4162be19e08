import { withoutTag, withTag, type Offer } from '@passo/catalog';
import { canonical } from '@passo/engine';
import type { Keyring } from '../../platform/keyring.ts';

/*
 * A lender keeps its offers, and we keep none that nobody took. So the id that travels carries a mark of what was shown: whoever
 * answers something else to the customer who takes it has changed the offer, however lawful it may be.
 */

interface Hashing {
  readonly keyring: Pick<Keyring, 'keyedHash'>;
}

const LENGTH = 22;

/** Of all that a customer decides on; of the rows what is paid on which day. */
function tagOf({ keyring }: Hashing, offer: Offer): string {
  const { lender, quote, late, lines = [], unit = 'installment', interestFree = false, replaces } = offer;
  const { schedule, ...figures } = quote;
  const rows = schedule.map(({ dueOn, installmentCentavos }) => `${dueOn} ${installmentCentavos}`).join();
  const shown = canonical({
    cnpj: lender.cnpj,
    figures,
    rows,
    late,
    lines,
    unit,
    interestFree,
    ...(replaces && { replaces }),
  });
  return keyring.keyedHash(shown, 'offer').toString('base64url').slice(0, LENGTH);
}

export const tagged = (runtime: Hashing, offer: Offer): Offer => ({
  ...offer,
  id: withTag(offer.id, tagOf(runtime, offer)),
});

/** Whether this is the offer that was shown under the id that the customer sent. */
export const isAsShown = (runtime: Hashing, told: string, offer: Offer): boolean =>
  told === withTag(withoutTag(told), tagOf(runtime, offer));
