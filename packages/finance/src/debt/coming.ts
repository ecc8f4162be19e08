import type { CalendarDate } from '@passo/domain';
import { divide, multiply, ONE, type Fixed } from '../number/fixed.ts';
import { divideRounding, share, toFixed } from '../number/ratio.ts';
import type { ReadDebt } from '../read/debt.ts';
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

/** What one real of a day has grown to on a later one, by the periods of the debt that end with `dueOn`, after both. */
function growthUntil(debt: ReadDebt, from: CalendarDate, on: CalendarDate, dueOn: CalendarDate): Fixed {
  const to = (day: CalendarDate): Fixed =>
    periodsFrom(debt, day)
      .filter((period) => period.dueOn <= dueOn)
      .reduce((growth, { interest }) => multiply(growth, ONE + toFixed(interest)), ONE);
  return divide(to(from), to(on));
}

/**
 * What was paid ahead of what is due by a day, worth there what it was worth when it was paid and its interest since, in fixed point: with
 * it a settlement of the same day costs what it costs without (CDC, art. 52, § 2º).
 */
function paidAheadOn(debt: ReadDebt, on: CalendarDate): bigint {
  const next = debt.rows.find(({ dueOn }) => dueOn > on);
  if (next === undefined) return 0n;
  let unpaid = debt.rows.reduce((sum, row) => (row.dueOn <= on ? sum + row.centavos : sum), 0);
  let ahead = 0n;
  const made = debt.payments.filter((payment) => payment.on <= on);
  for (const payment of made.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))) {
    const early = Math.max(0, payment.centavos - unpaid);
    unpaid = Math.max(0, unpaid - payment.centavos);
    if (early > 0) ahead += BigInt(early) * growthUntil(debt, payment.on, on, next.dueOn);
  }
  return ahead;
}

/**
 * What is owed on a day of what falls due after it, half up to the centavo: the schedule's balance with the interest of the
 * days since, where the debt says it (`owed`), else the present value of each instalment; less what was paid ahead.
 */
export function comingOn(debt: ReadDebt, on: CalendarDate): number {
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
  const left = whole - paidAheadOn(debt, on);
  return left > 0n ? Number(divideRounding(left, ONE)) : 0;
}
