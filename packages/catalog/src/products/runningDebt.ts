import { isCalendarDate, type CalendarDate } from '@passo/domain';
import { settle, type RunningContract, type Settlement } from '@passo/finance';
import type { LoanDetails, OfferLine, ReplacedContract, RunningDebt } from '../ports/lender.ts';
import { debtLine, oldInstallment, openLine, savingLine, trocoLine } from './debtKinds.ts';

/** A debt as the library reckons with it. Dates of another shape read as one that it refuses. */
export function contractOf({ paidOutOn, monthlyRate, method = 'byDays', told, open }: RunningDebt): RunningContract {
  return {
    ...{ paidOutOn: dateOr(paidOutOn), monthlyRate, dayBase: 365, method },
    ...(told !== undefined && { told: { ...told, on: dateOr(told.on) } }),
    open: open.map((one) => ({ ...one, dueOn: dateOr(one.dueOn) })),
  };
}

const dateOr = (text: string): CalendarDate => (isCalendarDate(text) ? text : '0000-00-00');

function settledOn(debt: RunningDebt, on: CalendarDate): Settlement | undefined {
  const settled = settle(contractOf(debt), on);
  return settled.ok ? settled.value : undefined;
}

/** What settles the debt on a day, in centavos; 0 where there is none. */
export const settlementOf = ({ debt }: LoanDetails, on: CalendarDate): number =>
  (debt && settledOn(debt, on)?.settlementCentavos) ?? 0;

/** What a contract that takes this debt over is held to, on a day; undefined of a debt that cannot be reckoned. */
export function replacedOn(debt: RunningDebt, on: CalendarDate): ReplacedContract | undefined {
  const settled = settledOn(debt, on);
  if (settled === undefined) return undefined;
  const { id: contract, lender, lenderCnpj = '', benefit = '', installmentCentavos } = debt;
  const { openCentavos, settlementCentavos } = settled;
  const lastDueOn = dateOr(debt.open.at(-1)?.dueOn ?? '');
  const named = { contract, lender, lenderCnpj, benefit };
  return { ...named, installmentCentavos, openCentavos, settlementCentavos, lastDueOn };
}

/** The old contract and the new one with the same lender, told side by side. */
export const debtLines = (debt: RunningDebt, settledCentavos: number, trocoCentavos: number): readonly OfferLine[] => [
  debtLine.of(debt, settledCentavos),
  trocoLine.of(trocoCentavos),
  oldInstallment.of(debt.installmentCentavos),
];

/** What becomes cheaper by changing banks, in amounts: what is left today, and what the new total is less than that. */
export function savingLines(
  debt: RunningDebt,
  replaced: ReplacedContract,
  totalCentavos: number,
): readonly OfferLine[] {
  const { settlementCentavos, openCentavos, installmentCentavos } = replaced;
  return [
    debtLine.of(debt, settlementCentavos),
    oldInstallment.of(installmentCentavos),
    openLine.of(openCentavos),
    savingLine.of(Math.max(0, openCentavos - totalCentavos)),
  ];
}
