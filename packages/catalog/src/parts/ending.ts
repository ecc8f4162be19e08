import { isCalendarDate, masks } from '@passo/domain';
import type { Facts, Json, JsonObject } from '@passo/engine';
import { kept, word } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { withdrawalDeadline } from '../products/withdrawalRight.ts';
import { accountOf } from './address.ts';
import { showsPayment } from './payment.ts';

/** What a last page answers: what was agreed, when it was paid and where to, until when one may withdraw, and the contract. */
export const showsEnding = (result: JsonObject, facts: Facts): JsonObject => ({
  ...showsPayment(result, facts),
  contrato: kept(facts, 'contrato'),
  conta: toldAccount(facts),
  desistencia: deadlineOf(facts),
});

/** The account as people write it, a line each; null where none was asked. */
function toldAccount(facts: Facts): Json {
  const { bank, agency, account } = accountOf(facts);
  if (account === '') return null;
  return [bank, `Ag. ${agency} · Conta ${masks.account.mask(account)}`];
}

function deadlineOf(facts: Facts): string | null {
  const offer = keptOffer(kept(facts, 'oferta'));
  const paidOn = word(kept(facts, 'pagamento'), 'paidOn');
  return offer === null ? null : withdrawalDeadline(offer, isCalendarDate(paidOn) ? paidOn : null);
}
