import type { Journey } from '../../journey/journey.ts';
import { saidBy } from '../../journey/saidBy.ts';
import { day } from '../offer/costs.ts';
import { OWN, receivedOf } from '../offer/received.ts';
import { shownOf } from '../offer/shownOffer.ts';

interface Sent {
  /** Such as `25/11/2026`. */
  readonly on: string;
  /** By what the bank finds the payment; empty where it named nothing. */
  readonly reference: string;
}

/** Money that a bank has sent to the customer's own account, and on which day; null where somebody else was paid, or the day is not known. */
export function sentOf(journey: Journey, slug: string): Sent | null {
  const { offer, payment, account } = shownOf(journey, slug);
  if (offer === null || payment === null || account.length === 0) return null;
  if (receivedOf(offer).label !== OWN || payment.paidOn === '') return null;
  return { on: day(payment.paidOn), reference: payment.reference };
}

/** When it was sent, and what to do where it is not there; undefined where nothing was sent to the customer. */
export function sentWords(journey: Journey, slug: string): string | undefined {
  const sent = sentOf(journey, slug);
  if (sent === null) return undefined;
  const usual = 'Enviado em {day}. Se não aparecer até o fim do dia, ligue para nós.';
  return saidBy(journey.config, 'sent', usual).replace('{day}', sent.on.slice(0, '25/11'.length));
}
