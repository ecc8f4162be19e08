import { daysBetween, type CalendarDate } from '@passo/domain';
import { interestOfDelay, isLate } from '../debt/late.ts';
import { ratio, share, sumOf as exactSum, type Ratio } from '../number/ratio.ts';
import type { LateTerms } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import type { Imputed, OpenLine } from './events.ts';
import { NOTHING, plus } from './imputed.ts';

/** What is left of an instalment, and up to which day its delay was counted. */
export interface Line extends OpenLine {
  readonly lateFrom: CalendarDate;
  readonly isFined: boolean;
  /** Interest of delay of all its days together, paid or not, in centavos and the exact fraction of one. */
  readonly accrued: Ratio;
}

export const lineOf = ({ dueOn, centavos, amortisationCentavos }: OpenRow): Line => ({
  ...{ dueOn, amortisationCentavos, interestCentavos: centavos - amortisationCentavos },
  ...{ fineCentavos: 0, lateInterestCentavos: 0, lateFrom: dueOn, isFined: false },
  accrued: ratio(0n, 1n),
});

/** Of an instalment without fine and interest of delay: on these nothing is charged. */
export const faceOf = ({ interestCentavos, amortisationCentavos }: OpenLine): number =>
  interestCentavos + amortisationCentavos;

export const leftOf = (line: OpenLine): number => faceOf(line) + line.fineCentavos + line.lateInterestCentavos;

export const sumOf = (lines: readonly OpenLine[], of: (line: OpenLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/**
 * Counts the delay up to a day: the fine once, on what was unpaid when the day to pay had passed, and interest on what is unpaid. The
 * fraction of a centavo is kept: however often somebody pays, what is told is the interest of all days rounded once, not day by day.
 */
export function delayed(line: Line, on: CalendarDate, { fine, monthlyInterest }: LateTerms): Line {
  if (!isLate(line.dueOn, on)) return line;
  const unpaid = faceOf(line);
  const accrued = exactSum(line.accrued, interestOfDelay(unpaid, daysBetween(line.lateFrom, on), monthlyInterest));
  return {
    ...line,
    fineCentavos: line.fineCentavos + (line.isFined ? 0 : share(unpaid, fine)),
    lateInterestCentavos: line.lateInterestCentavos + share(1, accrued) - share(1, line.accrued),
    ...{ lateFrom: on, isFined: true, accrued },
  };
}

/**
 * Pays lines down with an amount, which may not be more than they are. The instalment that fell due first comes first (Código Civil, art. 355); of each what delay cost,
 * the fine before its interest, then interest, and principal last (art. 354: the interest that has fallen due before the principal).
 */
export function pour(
  lines: readonly Line[],
  centavos: number,
): { readonly lines: readonly Line[]; readonly imputed: Imputed } {
  let rest = centavos;
  const take = (most: number): number => {
    const taken = Math.min(rest, most);
    rest -= taken;
    return taken;
  };
  let imputed = NOTHING;
  const left = lines.map((line) => {
    const parts = {
      fineCentavos: take(line.fineCentavos),
      lateInterestCentavos: take(line.lateInterestCentavos),
      interestCentavos: take(line.interestCentavos),
    };
    const principalCentavos = take(line.amortisationCentavos);
    imputed = plus(imputed, { ...parts, principalCentavos, paidCentavos: 0 });
    return {
      ...line,
      fineCentavos: line.fineCentavos - parts.fineCentavos,
      lateInterestCentavos: line.lateInterestCentavos - parts.lateInterestCentavos,
      interestCentavos: line.interestCentavos - parts.interestCentavos,
      amortisationCentavos: line.amortisationCentavos - principalCentavos,
    };
  });
  return { lines: left, imputed: { ...imputed, paidCentavos: centavos - rest } };
}
