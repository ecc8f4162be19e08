import type { CalendarDate } from '@passo/domain';
import type { Quote } from '../quote/terms.ts';
import { chargesAt } from './charges.ts';
import { installmentsAt } from './dates.ts';
import { known, type Names } from './known.ts';
import { rowAt, type OpenRow } from './openRows.ts';
import { amountAt, dateAt, field, items, type Place } from './place.ts';

interface QuotedRow extends OpenRow {
  readonly balanceCentavos: number;
}

/** A quote as somebody kept it, that was read again: the debt, its day and its rows. */
export interface ReadQuote {
  readonly paidOutOn: CalendarDate;
  readonly financedCentavos: number;
  readonly rows: readonly QuotedRow[];
}

const names: Names<Quote> = {
  ...{ requestedCentavos: true, releasedCentavos: true, financedCentavos: true, iofCentavos: true },
  ...{ fees: true, insurances: true, installmentCentavos: true, installments: true, schedule: true },
  ...{ totalCentavos: true, interestCentavos: true, monthlyRate: true, annualRate: true },
  ...{ cetMonthly: true, cetAnnual: true, firstDueOn: true, lastDueOn: true, rulesOf: true },
};

const quotedRowAt = (place: Place): QuotedRow => ({
  ...rowAt(place),
  balanceCentavos: amountAt(field(place, 'balanceCentavos')),
});

export function quoteAt(told: Place): ReadQuote {
  const place = known(told, names);
  const installments = installmentsAt(field(place, 'installments'));
  for (const charges of ['fees', 'insurances']) chargesAt(field(place, charges), installments);
  return {
    paidOutOn: dateAt(field(place, 'rulesOf')),
    financedCentavos: amountAt(field(place, 'financedCentavos'), 1),
    rows: items(field(place, 'schedule')).map(quotedRowAt),
  };
}
