import { isRecord, type Facts } from '@passo/engine';
import type { LoanDetails } from '../../ports/loan.ts';
import { kept } from '../../ports/facts.ts';

/** The withdrawals that an earlier step asked the lender for, in centavos; null where no step asked. */
export function toldWithdrawals(facts: Facts): NonNullable<LoanDetails['withdrawals']> | null {
  const { periods } = kept(facts, 'saldoFgts');
  if (!Array.isArray(periods)) return null;
  return periods.flatMap((period: unknown) => {
    if (!isRecord(period)) return [];
    const { dueOn, centavos } = period;
    return typeof dueOn === 'string' && typeof centavos === 'number' ? [{ dueOn, centavos }] : [];
  });
}
