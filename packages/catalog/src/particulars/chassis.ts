import { chassisYears, isValidChassis } from '@passo/domain';
import type { Facts } from '@passo/engine';
import { text } from '../ports/facts.ts';
import { areOtherMakers } from './brands.ts';
import { offeredOn, saidModel, saidYear } from './plate.ts';
import { makerWords } from './sameModel.ts';

/* What a chassis says by itself of whoever made the vehicle, and of which model year it is. Nobody is asked. */

/** One company by now (Stellantis), which makes each of them where another was made: `988` is Goiana, of Jeep, Fiat and Ram. */
const stellantis = ['fiat', 'jeep', 'peugeot', 'citroen'];

/**
 * Makers by the first three signs (ISO 3780), as public decoders of chassis name them, with whatever other makers use the same lines. There is
 * no public register of them. Not complete: of signs that are not here nothing is said.
 */
const makersOf: Readonly<Record<string, readonly string[]>> = {
  '9BW': ['volkswagen', 'audi'],
  ...{ '9BD': stellantis, '988': stellantis, '935': stellantis, '936': stellantis },
  '9BG': ['chevrolet'],
  '9BF': ['ford'],
  ...{ '93H': ['honda'], '9C2': ['honda'], '9C6': ['yamaha'] },
  '93Y': ['renault', 'nissan'],
  '94D': ['nissan', 'renault'],
  '9BR': ['toyota'],
  '9BH': ['hyundai'],
  '95P': ['hyundai', 'chery'],
  '9BM': ['mercedes'],
  '9BV': ['volvo'],
  '9BS': ['scania'],
  '93X': ['mitsubishi', 'suzuki'],
};
const listed = Object.values(makersOf).flat();

/** Where both makers are in the table, by whatever name (`brands.ts`), and are two. */
function isOtherMaker(chassis: string, facts: Facts): boolean {
  const makers = makersOf[chassis.slice(0, 3)];
  const said = makerWords(saidModel(facts));
  return makers !== undefined && !areOtherMakers(said, listed) && areOtherMakers(said, makers);
}

/** The rule on the tenth sign is of vehicles since 1999, and who brings one from Europe by himself brings it without. */
const FIRST_HELD = 2000;
const EUROPEAN = /^[S-Z]/;

/** A year of the model on either side is let pass: some write the year in which it was made. A new one is of the year of the offer, or beside it. */
function isOtherYear(chassis: string, facts: Facts): boolean {
  const { year } = saidYear(facts);
  const of = Number(year === 'new' ? offeredOn(facts).slice(0, 4) : year);
  if (of < FIRST_HELD || EUROPEAN.test(chassis)) return false;
  return !chassisYears(chassis).some((one) => Math.abs(one - of) <= 1);
}

/** What of the chassis is of another vehicle than the offer; null where nothing is, or it is no chassis at all. */
export function otherChassisOf(facts: Facts): 'maker' | 'year' | null {
  const chassis = text(facts, 'chassi').trim().toUpperCase();
  if (!isValidChassis(chassis)) return null;
  if (isOtherMaker(chassis, facts)) return 'maker';
  return isOtherYear(chassis, facts) ? 'year' : null;
}
