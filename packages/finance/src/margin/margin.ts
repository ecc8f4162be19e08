import { ok, type CalendarDate } from '@passo/domain';
import { shareDown } from '../number/ratio.ts';
import { refuse, refuseWith, type Calculated } from '../problem.ts';
import { isAmount } from '../number/centavos.ts';
import { inForce, type Dated } from '../rules/dated.ts';
import { marginTables, type IncomeKind, type MarginRule } from '../rules/margins.ts';

export interface Margins {
  /** Most that all loan instalments together may take from a month, in centavos. */
  readonly loanCentavos: number;
  readonly cardCentavos: number;
  readonly benefitCardCentavos: number;
  readonly rule: MarginRule;
  readonly source: string;
}

/**
 * What payroll deduction may take of a monthly income (for employees what is left after compulsory deductions, for
 * beneficiaries the benefit). In centavos, rounded down: a centavo above the share is a centavo too much. The law is in
 * the table and comes back as `source`.
 */
export function marginsOf(incomeCentavos: number, kind: IncomeKind, on: CalendarDate): Calculated<Margins> {
  if (!isAmount(incomeCentavos, 0)) return refuse('margin.invalid');
  if (!Object.hasOwn(marginTables, kind)) return refuseWith('input.invalid', { path: 'kind' });
  const table: readonly Dated<MarginRule>[] = marginTables[kind];
  const entry = inForce(table, on);
  if (!entry.ok) return entry;
  const { value: rule, source } = entry.value;
  return ok({
    loanCentavos: shareDown(incomeCentavos, rule.loan),
    cardCentavos: shareDown(incomeCentavos, rule.card),
    benefitCardCentavos: shareDown(incomeCentavos, rule.benefitCard),
    rule,
    source,
  });
}

/** The largest new instalment in centavos: the margin less the instalments that already use it. Nothing is rounded. */
export function maxInstallmentFor(marginCentavos: number, usedCentavos: number): Calculated<number> {
  if (!isAmount(marginCentavos, 0) || !isAmount(usedCentavos, 0)) return refuse('margin.invalid');
  return marginCentavos > usedCentavos ? ok(marginCentavos - usedCentavos) : refuse('margin.tooSmall');
}
