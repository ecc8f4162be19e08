import { daysBetween, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { nextBusinessDay } from '../calendar/businessDays.ts';
import { ratio, share } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { isAmount } from '../quote/check.ts';
import { inForce } from '../rules/dated.ts';
import { lateTable } from '../rules/late.ts';

export interface LatePayment {
  readonly installmentCentavos: number;
  readonly dueOn: CalendarDate;
  readonly paidOn: CalendarDate;
}

export interface LateCharges {
  readonly daysLate: number;
  readonly fineCentavos: number;
  readonly interestCentavos: number;
  readonly totalCentavos: number;
}

/**
 * Fine (2 % once) and interest (1 % a month, simple, by days on thirty) of an instalment paid late. What falls due on a
 * day without banks may be paid on the next business day; after that it is late from the due date on. Each in centavos,
 * half up (CDC, art. 52, § 1º; CTN, art. 161, § 1º).
 */
export function lateCharges({ installmentCentavos, dueOn, paidOn }: LatePayment): Calculated<LateCharges> {
  if (!isAmount(installmentCentavos)) return refuse('amount.invalid');
  if (!isCalendarDate(dueOn) || !isCalendarDate(paidOn)) return refuse('dates.invalid');
  const rule = inForce(lateTable, paidOn);
  if (!rule.ok) return rule;
  if (paidOn <= nextBusinessDay(dueOn)) {
    return ok({ daysLate: 0, fineCentavos: 0, interestCentavos: 0, totalCentavos: installmentCentavos });
  }
  const { fine, monthlyInterest } = rule.value.value;
  const daysLate = daysBetween(dueOn, paidOn);
  const fineCentavos = share(installmentCentavos, fine);
  const daily = ratio(monthlyInterest.num * BigInt(daysLate), monthlyInterest.den * 30n);
  const interestCentavos = share(installmentCentavos, daily);
  const totalCentavos = installmentCentavos + fineCentavos + interestCentavos;
  return ok({ daysLate, fineCentavos, interestCentavos, totalCentavos });
}
