import type { CalendarDate } from '@passo/domain';
import { marginsOf, type IncomeKind } from '@passo/finance';

/** Of an income that nothing is deducted from, the part that an installment may take: the usual prudence, no law. */
const PRUDENT_PERCENT = 30;

/** By what somebody earns, where the customer pays by themselves. */
export const prudentShare = (incomeCentavos: number): number =>
  incomeCentavos > 0 ? Math.floor((incomeCentavos * PRUDENT_PERCENT) / 100) : 0;

/** By the margin that the law leaves for payroll deduction on the day: for loans, or for a card. */
export const payrollShare =
  (kind: IncomeKind, part: 'loanCentavos' | 'cardCentavos' = 'loanCentavos') =>
  (incomeCentavos: number, on: CalendarDate): number => {
    const margins = marginsOf(incomeCentavos, kind, on);
    return margins.ok ? margins.value[part] : 0;
  };
