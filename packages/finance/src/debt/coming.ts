import type { CalendarDate } from '@passo/domain';
import { multiply, ONE } from '../number/fixed.ts';
import { divideRounding, share, toFixed } from '../number/ratio.ts';
import type { ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import { periodsFrom } from './comingPeriods.ts';
import type { MadePayment } from './runningDebt.ts';
import { worthOf } from './worth.ts';

/** The balance of the schedule at the end of the period that runs on a day, before its instalment, in fixed point. */
function atPeriodEnd(debt: ReadDebt, owed: MadePayment, on: CalendarDate): bigint {
  const rows = debt.rows.filter(({ dueOn }) => dueOn > owed.on);
  let balance = owed.centavos;
  for (const [at, { interest, dueOn }] of periodsFrom(debt, owed.on).entries()) {
    if (dueOn > on) return BigInt(balance) * (ONE + toFixed(interest));
    // As the schedule goes on: whole centavos of interest, then the instalment.
    balance += share(balance, interest) - (rows[at]?.centavos ?? 0);
  }
  return 0n;
}

/**
 * What is owed on a day of what falls due after it, half up to the centavo: the schedule's balance with the interest of the
 * days since, where the debt says it (`owed`), else the present value of each instalment; less what was paid ahead.
 */
export function comingOn(debt: ReadDebt, open: readonly OpenRow[], on: CalendarDate): number {
  const periods = periodsFrom(debt, on);
  const worth = (rows: readonly OpenRow[]): bigint => {
    const coming = rows.filter(({ dueOn }) => dueOn > on);
    return worthOf(coming, periods);
  };
  const { owed } = debt;
  const [current] = periods;
  if (owed === undefined || owed.on > on || current === undefined) return Number(divideRounding(worth(open), ONE));
  const paidAhead = worth(debt.rows) - worth(open);
  const left = multiply(atPeriodEnd(debt, owed, on), current.discount) - paidAhead;
  return left > 0n ? Number(divideRounding(left, ONE)) : 0;
}
