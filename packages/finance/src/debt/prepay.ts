import { ok, type CalendarDate } from '@passo/domain';
import { refuse, refuseWith, type Calculated } from '../problem.ts';
import { debtAt, paymentAt, type ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import { reading } from '../read/place.ts';
import { periodsFrom } from './comingPeriods.ts';
import { payDown, shrunk } from './payDown.ts';
import type { MadePayment, OpenInstallment, RunningDebt } from './runningDebt.ts';
import { settleRead } from './settle.ts';
import { worthOf } from './worth.ts';

/** What is left of a debt after a part of it was paid early. */
export interface Remaining {
  readonly installments: number;
  /** The next one. */
  readonly installmentCentavos: number;
  readonly lastDueOn: CalendarDate;
  readonly totalCentavos: number;
  /** What the customer saves against paying to the end as agreed. */
  readonly savedCentavos: number;
  /** The debt that runs on: to be settled, or paid early again. The payments of later days are still in it. */
  readonly debt: RunningDebt;
}

export interface Prepayment {
  readonly paidCentavos: number;
  /** Of it, what went to instalments that were due, and to what their delay cost. */
  readonly dueCentavos: number;
  /** The same instalments, and sooner done. */
  readonly shorterTerm: Remaining;
  /** As many instalments, each smaller. */
  readonly smallerInstallments: Remaining;
}

/** What was paid ahead is no row any more. */
const openRows = (rows: readonly OpenRow[]): readonly OpenInstallment[] =>
  rows
    .filter(({ centavos }) => centavos > 0)
    .map(({ dueOn, centavos, amortisationCentavos }) => ({
      ...{ dueOn, interestCentavos: centavos - amortisationCentavos, amortisationCentavos },
    }));

const totalOf = (rows: readonly OpenInstallment[]): number =>
  rows.reduce((sum, row) => sum + row.interestCentavos + row.amortisationCentavos, 0);

/**
 * The same contract over other rows; what was paid by then is in them, what is paid later comes off on its own day. The period that has
 * begun is still the same. A balance that the bank told by then goes on less what is paid now, as it does in `toldOn`.
 */
function runningOn({ debt, read, on, leftCentavos }: Paying, open: readonly OpenInstallment[]): RunningDebt {
  const periodFrom = read.rows.findLast(({ dueOn }) => dueOn <= on)?.dueOn ?? read.periodFrom;
  const told = read.told === undefined ? {} : { told: { on, centavos: leftCentavos } };
  const owed = read.owed === undefined ? {} : { owed: { on, centavos: leftCentavos } };
  const payments = (debt.payments ?? []).filter((payment) => payment.on > on);
  return { ...debt, ...told, ...owed, payments, open, periodFrom };
}

interface Paying {
  readonly debt: RunningDebt;
  readonly read: ReadDebt;
  readonly on: CalendarDate;
  readonly leftCentavos: number;
  /** What was to be paid to the end, less what is paid now. */
  readonly agreedCentavos: number;
}

function remaining(paying: Paying, rows: readonly OpenInstallment[]): Remaining {
  const totalCentavos = totalOf(rows);
  return {
    installments: rows.length,
    installmentCentavos: totalOf(rows.slice(0, 1)),
    lastDueOn: rows.at(-1)?.dueOn ?? paying.on,
    ...{ totalCentavos, savedCentavos: paying.agreedCentavos - totalCentavos },
    debt: runningOn(paying, rows),
  };
}

/** Both ways of going on: what each instalment was to pay, and that in the proportion in which the debt shrank. */
function bothWays(paying: Paying, coming: readonly OpenRow[]): Pick<Prepayment, 'shorterTerm' | 'smallerInstallments'> {
  const periods = periodsFrom(paying.read, paying.on);
  const agreed = coming.map(({ centavos }) => centavos);
  const smaller = shrunk(agreed, paying.leftCentavos, worthOf(coming, periods));
  const way = (payments: readonly number[]) =>
    remaining(paying, openRows(payDown({ principal: paying.leftCentavos, unpaid: 0 }, periods, payments)));
  return { shorterTerm: way(agreed), smallerInstallments: way(smaller) };
}

const toldLater = { path: 'told.on', message: 'O saldo devedor foi informado para um dia depois deste pagamento.' };

/**
 * Paying a part of the debt early (CDC, art. 52, § 2º): what is due and late comes first, the rest takes from the debt at
 * its worth of that day. Both ways of going on are told; the customer chooses. `payments` of later days count for nothing in what
 * is told here, and stay in the debt that runs on. Refuses what does not cover what is due (`payment.tooSmall`), what would settle
 * the whole (`payment.tooLarge`; `settle` says how much that is), and with `dates.invalid` at `told.on` a balance that the bank told of a later
 * day: whether this payment is in it nobody said. Without it the contract reckons.
 */
export function prepay(debt: RunningDebt, payment: MadePayment): Calculated<Prepayment> {
  const told = reading(() => {
    const paid = paymentAt({ value: payment, path: 'payment' }, 1);
    return { read: debtAt({ value: debt, path: '' }), ...paid };
  });
  if (!told.ok) return told;
  const { centavos, on } = told.value;
  const settled = settleRead(told.value.read, on);
  if (!settled.ok) return settled;
  const { debt: read, open } = settled.value;
  if (read.told !== undefined && read.told.on > on) return refuseWith('dates.invalid', toldLater);
  const { settlementCentavos, openCentavos, fineCentavos, lateInterestCentavos } = settled.value.settlement;
  const dueCentavos = settled.value.settlement.dueCentavos + fineCentavos + lateInterestCentavos;
  if (centavos <= dueCentavos) return refuse('payment.tooSmall');
  if (centavos >= settlementCentavos) return refuse('payment.tooLarge');
  const coming = open.filter(({ dueOn }) => dueOn > on);
  // A told balance may be more than what is due, with nothing left to be paid early.
  if (!coming.some((row) => row.centavos > 0)) return refuse('payment.tooSmall');
  const agreedCentavos = openCentavos + fineCentavos + lateInterestCentavos - centavos;
  const paying = { debt, read, on, leftCentavos: settlementCentavos - centavos, agreedCentavos };
  return ok({ paidCentavos: centavos, dueCentavos, ...bothWays(paying, coming) });
}
