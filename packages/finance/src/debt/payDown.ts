import { multiply, ONE, type Fixed } from '../number/fixed.ts';
import { divideRounding, ratio, share } from '../number/ratio.ts';
import type { OpenRow } from '../read/openRows.ts';
import type { Period } from '../schedule/periods.ts';
import { interestOn } from './worth.ts';

/** What is owed: principal, interest of it that was not paid, and the fraction of a centavo that both are more or less. */
interface Owing {
  readonly principal: number;
  readonly unpaid: number;
  readonly fraction?: Fixed;
}

/**
 * Pays a balance down with what each instalment is to pay, interest first; the last one pays what is left. What was paid ahead is a
 * row of nothing, and the interest of its period is paid by the next.
 */
export function payDown(from: Owing, periods: readonly Period[], payments: readonly number[]): readonly OpenRow[] {
  const rows: OpenRow[] = [];
  let { principal, unpaid, fraction = 0n } = from;
  for (const [at, { dueOn, interest }] of periods.entries()) {
    if (principal + unpaid === 0) break;
    const due = unpaid + interestOn(principal + unpaid, fraction, interest);
    fraction = 0n;
    const isLast = at === periods.length - 1;
    const centavos = isLast ? due + principal : Math.min(payments[at] ?? 0, due + principal);
    const amortisationCentavos = Math.max(0, centavos - due);
    principal -= amortisationCentavos;
    unpaid = due - (centavos - amortisationCentavos);
    rows.push({ dueOn, centavos, amortisationCentavos });
  }
  return rows;
}

/** Instalments in the proportion in which the debt shrank: what is left of it to what they are worth, in fixed point. */
export function shrunk(agreed: readonly number[], leftCentavos: number, worth: bigint): readonly number[] {
  const part = ratio(BigInt(leftCentavos) * ONE, worth);
  return agreed.map((centavos) => (centavos === 0 ? 0 : Math.max(1, share(centavos, part))));
}

/**
 * What is left of each instalment, in centavos, where an amount takes the next ones first, each at its worth of the day on which the periods
 * begin: an instalment of 100 that is worth 98 is paid with 98.
 */
export function takenAhead(rows: readonly OpenRow[], periods: readonly Period[], centavos: number): readonly number[] {
  let [discount, rest] = [ONE, BigInt(centavos) * ONE];
  return rows.map((row, at) => {
    discount = multiply(discount, periods[at]?.discount ?? ONE);
    const worth = BigInt(row.centavos) * discount;
    if (rest >= worth) {
      rest -= worth;
      return 0;
    }
    const taken = Number(divideRounding(rest, discount));
    rest = 0n;
    return row.centavos - taken;
  });
}
