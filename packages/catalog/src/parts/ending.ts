import { isCalendarDate } from '@passo/domain';
import type { Facts, JsonObject } from '@passo/engine';
import { kept, word } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { withdrawalDeadline } from '../products/withdrawalRight.ts';
import { toldAccount } from './address.ts';
import { showsPayment } from './payment.ts';

/** What a last page answers: what was agreed, when it was paid and where to, until when one may withdraw, and the contract. */
export const showsEnding = (result: JsonObject, facts: Facts): JsonObject => ({
  ...showsPayment(result, facts),
  contrato: kept(facts, 'contrato'),
  conta: toldAccount(facts),
  desistencia: deadlineOf(facts),
});

/** Before anything is signed, when no day of payment is known: for how long one may withdraw, from when on. */
export function withdrawalOf(facts: Facts): string | null {
  const offer = keptOffer(kept(facts, 'oferta'));
  return offer === null ? null : withdrawalDeadline(offer, null);
}

function deadlineOf(facts: Facts): string | null {
  const offer = keptOffer(kept(facts, 'oferta'));
  const paidOn = word(kept(facts, 'pagamento'), 'paidOn');
  return offer === null ? null : withdrawalDeadline(offer, isCalendarDate(paidOn) ? paidOn : null);
}
