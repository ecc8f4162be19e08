import { daysBetween, isCalendarDate, ok } from '@passo/domain';
import { parseRate } from '../number/rate.ts';
import type { Ratio } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Charge, LoanTerms } from './terms.ts';

/** Ten billion reais: everything below stays exact. */
export const MAX_CENTAVOS = 1_000_000_000_000;

/** Fifty years. */
export const MAX_INSTALLMENTS = 600;

/** Three years of grace. */
const MAX_DAYS_TO_FIRST_DUE = 1096;

export const isAmount = (centavos: unknown, min = 1): centavos is number =>
  typeof centavos === 'number' && Number.isSafeInteger(centavos) && centavos >= min && centavos <= MAX_CENTAVOS;

const isCharge = ({ centavos }: Charge): boolean => isAmount(centavos, 0);

export const isCount = (count: unknown): count is number =>
  typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MAX_INSTALLMENTS;

/** Refuses terms that no contract has; answers the rate as an exact fraction. */
export function checkTerms(terms: LoanTerms): Calculated<Ratio> {
  const { requestedCentavos, installments, paidOutOn, firstDueOn, interestOnly = 0, balloonCentavos = 0 } = terms;
  if (!isAmount(requestedCentavos) || !isAmount(balloonCentavos, 0)) return refuse('amount.invalid');
  if (balloonCentavos >= requestedCentavos) return refuse('amount.invalid');
  if (!isCount(installments)) return refuse('installments.invalid');
  if (!Number.isInteger(interestOnly) || interestOnly < 0 || interestOnly >= installments) {
    return refuse('installments.invalid');
  }
  if (![...terms.fees, ...terms.insurances].every(isCharge)) return refuse('charges.invalid');
  if (!isCalendarDate(paidOutOn) || !isCalendarDate(firstDueOn)) return refuse('dates.invalid');
  const days = daysBetween(paidOutOn, firstDueOn);
  // 9999 ends the calendar; a schedule of fifty years must still be written in it.
  if (days < 1 || firstDueOn > '9900-01-01') return refuse('dates.invalid');
  return days > MAX_DAYS_TO_FIRST_DUE ? refuse('firstDue.tooLate') : parseRateOfTerms(terms);
}

function parseRateOfTerms({ monthlyRate, dayBase }: LoanTerms): Calculated<Ratio> {
  const rate = parseRate(monthlyRate);
  if (!rate.ok) return rate;
  return dayBase === 360 || dayBase === 365 ? ok(rate.value) : refuse('rate.invalid');
}
