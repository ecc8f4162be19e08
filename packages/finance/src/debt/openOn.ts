import type { CalendarDate } from '@passo/domain';
import type { ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';

/** What is open on a day once the payments made until then are taken off, the first instalment first. */
export function openOn({ rows, payments }: ReadDebt, on: CalendarDate): readonly OpenRow[] {
  let paid = payments.reduce((sum, payment) => (payment.on <= on ? sum + payment.centavos : sum), 0);
  return rows.map((row) => {
    const centavos = Math.max(0, row.centavos - paid);
    paid = Math.max(0, paid - row.centavos);
    return { ...row, centavos, amortisationCentavos: Math.min(row.amortisationCentavos, centavos) };
  });
}
