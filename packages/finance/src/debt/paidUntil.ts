import { ok, type CalendarDate } from '@passo/domain';
import { multiply, ONE } from '../number/fixed.ts';
import { ratio } from '../number/ratio.ts';
import { refuseWith, type Calculated } from '../problem.ts';
import type { LateTerms, ReadDebt, ReadPayment } from '../read/debt.ts';
import { happen } from '../run/happen.ts';
import type { State } from '../run/state.ts';
import { growthBetween, wholeCentavos } from './worth.ts';

/** Payments made are told without what delay cost. */
const NO_DELAY: LateTerms = { fine: ratio(0n, 1n), monthlyInterest: ratio(0n, 1n) };

/** What was paid until a day, in the order of the days. */
const madeUntil = ({ payments }: ReadDebt, on: CalendarDate): readonly ReadPayment[] =>
  payments.filter((payment) => payment.on <= on).toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));

/**
 * The debt on a day once the payments made until then are taken off, each on its own day as a payment of `runDebt` is: what is due first,
 * then the next instalments at their worth of that day. One that is more than is owed is refused with `payment.tooLarge`. Where
 * the bank told what is owed, that decides from then on (`toldOn`), and its instalments may all be paid before it is.
 */
export function paidUntil(debt: ReadDebt, on: CalendarDate): Calculated<State> {
  const made = madeUntil(debt, on);
  const events = made.map((payment) => ({ kind: 'payment' as const, on: payment.on, centavos: payment.centavos }));
  const happened = happen(
    debt,
    events,
    () => ok(NO_DELAY),
    (at) => made[at]?.path ?? '',
  );
  if (happened.ok) return ok(happened.value.state);
  const { code, path } = happened.problem;
  const refused = made.find((payment) => payment.path === path);
  const isTold = debt.told !== undefined && refused !== undefined && refused.on > debt.told.on;
  return isTold && code === 'payment.tooLarge' ? ok({ debt, lines: [] }) : happened;
}

/**
 * The told balance on another day, in centavos, half up: interest runs on it, and what was paid since comes off on its day. One that is
 * more than it is refused with `payment.tooLarge`. Nothing where no balance is told by then.
 */
export function toldOn(debt: ReadDebt, on: CalendarDate): Calculated<number | null> {
  const { told, accrual } = debt;
  if (told === undefined || told.on > on) return ok(null);
  let [day, left] = [told.on, BigInt(told.centavos) * ONE];
  for (const payment of [...madeUntil(debt, on).filter((one) => one.on > told.on), { on, centavos: 0, path: '' }]) {
    left = multiply(left, growthBetween(accrual, day, payment.on));
    if (payment.centavos > wholeCentavos(left)) return refuseWith('payment.tooLarge', { path: payment.path });
    left = left > BigInt(payment.centavos) * ONE ? left - BigInt(payment.centavos) * ONE : 0n;
    day = payment.on;
  }
  return ok(wholeCentavos(left));
}
