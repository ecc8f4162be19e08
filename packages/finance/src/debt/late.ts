import { daysBetween, ok, type CalendarDate } from '@passo/domain';
import { nextBusinessDay } from '../calendar/businessDays.ts';
import { ratio, share, type Ratio } from '../number/ratio.ts';
import type { Calculated } from '../problem.ts';
import type { LateTerms, ReadDebt } from '../read/debt.ts';
import { known, type Names } from '../read/known.ts';
import { amountAt, dateAt, field, reading } from '../read/place.ts';
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

/** What falls due on a day without banks may be paid on the next business day; after that it is late from the due date on. */
export const isLate = (dueOn: CalendarDate, on: CalendarDate): boolean => on > nextBusinessDay(dueOn);

/** Interest of delay over so many days: a month's, simple, by days on thirty; in centavos and the exact fraction of one. */
export const interestOfDelay = (centavos: number, days: number, { num, den }: Ratio): Ratio =>
  ratio(BigInt(centavos) * num * BigInt(days), den * 30n);

/** What the contract asks of what is late, or the law's most on that day. */
export function lateTermsOf({ late }: ReadDebt, on: CalendarDate): Calculated<LateTerms> {
  if (late !== undefined) return ok(late);
  const rule = inForce(lateTable, on);
  return rule.ok ? ok(rule.value.value) : rule;
}

/** Fine once and interest a month of an instalment paid late. Each in centavos, half up. */
export function chargesOfDelay(
  { installmentCentavos, dueOn, paidOn }: LatePayment,
  { fine, monthlyInterest }: LateTerms,
): LateCharges {
  if (!isLate(dueOn, paidOn)) {
    return { daysLate: 0, fineCentavos: 0, interestCentavos: 0, totalCentavos: installmentCentavos };
  }
  const daysLate = daysBetween(dueOn, paidOn);
  const fineCentavos = share(installmentCentavos, fine);
  const interestCentavos = share(1, interestOfDelay(installmentCentavos, daysLate, monthlyInterest));
  const totalCentavos = installmentCentavos + fineCentavos + interestCentavos;
  return { daysLate, fineCentavos, interestCentavos, totalCentavos };
}

const names: Names<LatePayment> = { installmentCentavos: true, dueOn: true, paidOn: true };

/** As `chargesOfDelay`, by the law's most: 2 % once, 1 % a month (CDC, art. 52, § 1º; CTN, art. 161, § 1º). */
export function lateCharges(payment: LatePayment): Calculated<LateCharges> {
  const read = reading(() => {
    const place = known({ value: payment, path: '' }, names);
    const installmentCentavos = amountAt(field(place, 'installmentCentavos'), 1);
    return { installmentCentavos, dueOn: dateAt(field(place, 'dueOn')), paidOn: dateAt(field(place, 'paidOn')) };
  });
  if (!read.ok) return read;
  const rule = inForce(lateTable, read.value.paidOn);
  return rule.ok ? ok(chargesOfDelay(read.value, rule.value.value)) : rule;
}
