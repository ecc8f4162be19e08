import { daysBetween, type CalendarDate } from '@passo/domain';
import { isAmount, type Centavos } from '../number/centavos.ts';
import type { Ratio } from '../number/ratio.ts';
import type { Accrual } from '../schedule/periods.ts';
import type { MadePayment, OpenInstallment, RunningDebt } from '../debt/runningDebt.ts';
import type { QuotedInstallment } from '../quote/terms.ts';
import { calendarAt } from './dates.ts';
import { known, type Names } from './known.ts';
import { amountAt, dateAt, field, items, optional, wrong, type Place } from './place.ts';
import { beginningOf } from './periodFrom.ts';
import { rateAt } from './rates.ts';
import { accrualAt } from './terms.ts';

/** What is still to be paid of an instalment, interest and principal, and what of it was paid on which day. */
export interface OpenRow {
  readonly dueOn: CalendarDate;
  readonly centavos: number;
  readonly amortisationCentavos: number;
}

interface ReadPayment {
  readonly on: CalendarDate;
  readonly centavos: Centavos;
}

/** What a contract asks of what is late. */
export interface LateTerms {
  readonly fine: Ratio;
  readonly monthlyInterest: Ratio;
}

/** A running debt that was read. */
export interface ReadDebt {
  readonly paidOutOn: CalendarDate;
  readonly rows: readonly OpenRow[];
  readonly payments: readonly ReadPayment[];
  readonly told?: ReadPayment;
  readonly late?: LateTerms;
  readonly periodFrom: CalendarDate;
  readonly accrual: Accrual;
}

/** As a contract tells a row, or as a quote does. */
const rowNames: Names<OpenInstallment | QuotedInstallment> = {
  ...{ number: true, dueOn: true, days: true, interestCentavos: true, amortisationCentavos: true },
  ...{ chargesCentavos: true, installmentCentavos: true, balanceCentavos: true },
};
const paymentNames: Names<MadePayment> = { on: true, centavos: true };
const lateNames: Names<LateTerms> = { fine: true, monthlyInterest: true };
const debtNames: Names<RunningDebt> = {
  ...{ method: true, paidOutOn: true, open: true, payments: true, told: true, late: true, periodFrom: true },
  ...{ monthlyRate: true, annualRate: true, dayBase: true, dayCount: true, accrual: true, holidays: true },
  rounding: true,
};

function rowAt(told: Place): OpenRow {
  const place = known(told, rowNames);
  const interest = amountAt(field(place, 'interestCentavos'));
  const amortisationCentavos = amountAt(field(place, 'amortisationCentavos'));
  const centavos = interest + amortisationCentavos;
  if (!isAmount(centavos)) return wrong(place, 'amount.invalid');
  return { dueOn: dateAt(field(place, 'dueOn')), centavos, amortisationCentavos };
}

/** Instalments in order of due date, each on a day of its own. */
function rowsAt(place: Place): readonly OpenRow[] {
  const list = items(place);
  const rows = list.map(rowAt);
  const disordered = rows.findIndex(({ dueOn }, at) => at > 0 && dueOn <= (rows[at - 1]?.dueOn ?? dueOn));
  if (disordered !== -1) return wrong(list[disordered] ?? place, 'dates.invalid');
  return rows.length > 0 ? rows : wrong(place, 'amount.invalid');
}

export const paymentAt = (place: Place, least = 0): ReadPayment => ({
  on: dateAt(field(known(place, paymentNames), 'on')),
  centavos: amountAt(field(place, 'centavos'), least),
});

const lateAt = (place: Place): LateTerms => ({
  fine: rateAt(field(known(place, lateNames), 'fine')),
  monthlyInterest: rateAt(field(place, 'monthlyInterest')),
});

/** Fifty years, as long as a schedule may be, and as long after it as anybody asks. */
export const MAX_DAYS = 18_300;

export function debtAt(whole: Place): ReadDebt {
  const place = known(whole, debtNames);
  const rows = rowsAt(field(place, 'open'));
  const paidOutOn = dateAt(field(place, 'paidOutOn'));
  const [first, last] = [rows[0]?.dueOn ?? paidOutOn, rows.at(-1)?.dueOn ?? paidOutOn];
  if (first <= paidOutOn || daysBetween(first, last) > MAX_DAYS) return wrong(field(place, 'open'), 'dates.invalid');
  const from = field(place, 'periodFrom');
  const accrual = accrualAt(place, calendarAt(field(place, 'holidays')));
  const periodFrom = optional(from, dateAt) ?? beginningOf(rows, paidOutOn, accrual);
  if (periodFrom >= first) return wrong(from, 'dates.invalid');
  if (daysBetween(paidOutOn, last) > 2 * MAX_DAYS) return wrong(field(place, 'paidOutOn'), 'dates.invalid');
  const told = optional(field(place, 'told'), (one) => paymentAt(one));
  if (told !== undefined && told.on < paidOutOn) return wrong(field(field(place, 'told'), 'on'), 'dates.invalid');
  const late = optional(field(place, 'late'), lateAt);
  return {
    ...{ paidOutOn, rows, periodFrom, accrual },
    payments: optional(field(place, 'payments'), (list) => items(list).map((one) => paymentAt(one))) ?? [],
    ...(told !== undefined && { told }),
    ...(late !== undefined && { late }),
  };
}
