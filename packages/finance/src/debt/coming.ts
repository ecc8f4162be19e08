import type { CalendarDate } from '@passo/domain';
import { multiply, ONE, type Fixed } from '../number/fixed.ts';
import { toFixed } from '../number/ratio.ts';
import type { Owed, ReadDebt } from '../read/debt.ts';
import { periodsFrom } from './comingPeriods.ts';
import { interestOn, worthOf } from './worth.ts';

/** The balance of the schedule at the end of the period that runs on a day, before its instalment, in fixed point. */
function atPeriodEnd(debt: ReadDebt, owed: Owed, on: CalendarDate): Fixed {
  const rows = debt.rows.filter(({ dueOn }) => dueOn > owed.on);
  let { centavos: balance, fraction = 0n } = owed;
  for (const [at, { interest, dueOn }] of periodsFrom(debt, owed.on).entries()) {
    if (dueOn > on) return multiply(BigInt(balance) * ONE + fraction, ONE + toFixed(interest));
    // As the schedule goes on: whole centavos of interest, then the instalment.
    balance += interestOn(balance, fraction, interest) - (rows[at]?.centavos ?? 0);
    fraction = 0n;
  }
  return 0n;
}

/**
 * What is owed on a day of what falls due after it, in fixed point: the schedule's balance with the interest of the days
 * since, where the debt says it (`owed`), else the present value of each instalment.
 */
export function exactComingOn(debt: ReadDebt, on: CalendarDate): Fixed {
  const periods = periodsFrom(debt, on);
  const { owed } = debt;
  const [current] = periods;
  const isOwed = owed !== undefined && owed.on <= on && current !== undefined;
  const whole = isOwed
    ? multiply(atPeriodEnd(debt, owed, on), current.discount)
    : worthOf(
        debt.rows.filter(({ dueOn }) => dueOn > on),
        periods,
      );
  return whole > 0n ? whole : 0n;
}
