import { isCalendarDate, type CalendarDate } from '@passo/domain';
import { settle, type RunningContract } from '@passo/finance';
import type { LoanDetails, OfferLine, RunningDebt } from '../ports/lender.ts';

/** A debt as the library reckons with it. Dates of another shape read as one that it refuses. */
export function contractOf({ paidOutOn, monthlyRate, method = 'byDays', told, open }: RunningDebt): RunningContract {
  return {
    ...{ paidOutOn: dateOr(paidOutOn), monthlyRate, dayBase: 365, method },
    ...(told !== undefined && { told: { ...told, on: dateOr(told.on) } }),
    open: open.map((one) => ({ ...one, dueOn: dateOr(one.dueOn) })),
  };
}

const dateOr = (text: string): CalendarDate => (isCalendarDate(text) ? text : '0000-00-00');

/** What settles the debt on a day, in centavos; 0 where there is none. */
export function settlementOf({ debt }: LoanDetails, on: CalendarDate): number {
  const settled = debt === undefined ? null : settle(contractOf(debt), on);
  return settled?.ok === true ? settled.value.settlementCentavos : 0;
}

/** The old contract and the new one, told side by side. */
export const debtLines = (debt: RunningDebt, settledCentavos: number, trocoCentavos: number): readonly OfferLine[] => [
  { key: 'divida', label: `Quita o contrato ${debt.id} (${debt.lender})`, centavos: settledCentavos },
  { key: 'troco', label: 'Troco que você recebe', centavos: trocoCentavos },
  { key: 'parcelaAntiga', label: 'Parcela de hoje', centavos: debt.installmentCentavos },
];
