import type { CalendarDate } from '@passo/domain';
import type { OpenInstallment } from '../debt/runningDebt.ts';
import { isAmount } from '../number/centavos.ts';
import type { QuotedInstallment } from '../quote/terms.ts';
import { known, type Names } from './known.ts';
import { amountAt, dateAt, field, items, wrong, type Place } from './place.ts';

/** What is still to be paid of an instalment, interest and principal, and what of it was paid on which day. */
export interface OpenRow {
  readonly dueOn: CalendarDate;
  readonly centavos: number;
  readonly amortisationCentavos: number;
}

/** As a contract tells a row, or as a quote does. */
const rowNames: Names<OpenInstallment | QuotedInstallment> = {
  ...{ number: true, dueOn: true, days: true, interestCentavos: true, amortisationCentavos: true },
  ...{ chargesCentavos: true, installmentCentavos: true, balanceCentavos: true },
};
export function rowAt(told: Place): OpenRow {
  const place = known(told, rowNames);
  const interest = amountAt(field(place, 'interestCentavos'));
  const amortisationCentavos = amountAt(field(place, 'amortisationCentavos'));
  const centavos = interest + amortisationCentavos;
  if (!isAmount(centavos)) return wrong(place, 'amount.invalid');
  return { dueOn: dateAt(field(place, 'dueOn')), centavos, amortisationCentavos };
}

/** Instalments in order of due date, each on a day of its own. */
export function rowsAt(place: Place): readonly OpenRow[] {
  const list = items(place);
  const rows = list.map(rowAt);
  const disordered = rows.findIndex(({ dueOn }, at) => at > 0 && dueOn <= (rows[at - 1]?.dueOn ?? dueOn));
  if (disordered !== -1) return wrong(list[disordered] ?? place, 'dates.invalid');
  return rows.length > 0 ? rows : wrong(place, 'amount.invalid');
}
