import { paidOut, type HeldCode } from '@passo/catalog';
import { isCalendarDate, today } from '@passo/domain';
import type { Answer, Facts, JsonObject } from '@passo/engine';

/* What a lender says of a payment is held against the clock and against the contract that was signed. */

/** A lender may count in UTC, whose day begins three hours before São Paulo's; nowhere that lends does it begin sooner. */
const AHEAD_MS = 3 * 3_600_000;

/**
 * What is wrong with the day on which a lender says that it paid (`paidOn`, ISO): nobody paid on a day that has not begun, and of one
 * that the contract does not know none of its figures hold.
 */
export function wrongWithPayment(value: JsonObject, facts: Facts, now: Date): readonly HeldCode[] {
  const { paidOn } = value;
  const newest = today(new Date(now.getTime() + AHEAD_MS));
  if (typeof paidOn === 'string' && isCalendarDate(paidOn) && paidOn > newest) return ['payOut.ahead'];
  return paidOut(facts, value)?.kind === 'beyond' ? ['payOut.outsideContract'] : [];
}

/** Announced is not paid: one waits, and asks again under the same key. What has happened enters, and only a person can put it right. */
export const paymentWords = (codes: readonly HeldCode[]): Answer | null =>
  codes.includes('payOut.ahead') ? { kind: 'waiting', reference: '' } : null;
