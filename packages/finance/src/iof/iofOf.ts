import type { Calculated } from '../problem.ts';
import { known, type Names } from '../read/known.ts';
import { amountAt, field, items, nameAt, optional, reading, wholeAt, type Place } from '../read/place.ts';
import { iofRatesAt } from '../read/rates.ts';
import { iofRoundings } from '../read/terms.ts';
import { taxOn, type Iof, type IofRounding, type TaxedPart, type ToldIofRates } from './iof.ts';

/** A century: nothing is lent for longer. */
const MAX_DAYS = 36_600;

const names: Names<TaxedPart> = { amortisationCentavos: true, days: true };

const partAt = (place: Place): TaxedPart => ({
  amortisationCentavos: amountAt(field(known(place, names), 'amortisationCentavos')),
  days: wholeAt(field(place, 'days'), 0, MAX_DAYS, 'input.invalid'),
});

/** IOF of parts of a principal by the day on which each is paid back, at rates of a day's table or of the caller's. */
export function iofOf(
  parts: readonly TaxedPart[],
  rates: ToldIofRates,
  rounding: IofRounding = 'total',
): Calculated<Iof> {
  return reading(() =>
    taxOn(
      items({ value: parts, path: 'parts' }).map(partAt),
      iofRatesAt({ value: rates, path: 'rates' }),
      optional({ value: rounding, path: 'rounding' }, (name) => nameAt(name, iofRoundings)),
    ),
  );
}
