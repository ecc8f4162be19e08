/* What a year of the FIPE price guide says, by its code (`2022-5`) or by words (`2022 Flex`), and when two of them are of one vehicle. */

export interface GuideYear {
  /** The model year, `2022`; `new` where the guide calls it zero km, empty where nobody says. */
  readonly year: string;
  /** The digit that the guide has for it; empty where nobody says, or of none that we know. */
  readonly fuel: string;
}

/** The guide writes 32000 where a vehicle is new: of whatever model year is sold as such (github.com/deividfortuna/fipe, issue 4). */
const NEW = '32000';
const CODE = /^(\d{4,5})(?:-([1-6])(?!\d))?/;
const NEW_WORDS = /\b(?:zero\s*km|32000)\b/i;
/** Registers write the year in which it was made before that of the model: `2025/2026`, `2025-26`. */
const YEARS = /(?<!\d)((?:19|20)\d\d)(?:\s*[/-]\s*((?:19|20)\d\d|\d\d))?(?!\d)/;

/**
 * Fuels that the guide may have for one and the same model and year. It has no published list of codes: 1 is gasoline, 2 alcohol, 3 diesel,
 * 5 flex (`2023-5` is `2023 Flex`), 4 electric and 6 hybrid. For long it named the main fuel alone, so that cars that are flex, hybrid or
 * electric stand under gasoline (the same repository, issues 34, 72 and 74), and those who copy it exchange 4 and 5. A flex car
 * burns alcohol, and a hybrid may burn diesel.
 */
const alike = ['1456', '25', '36'] as const;

const fuels: readonly (readonly [RegExp, string])[] = [
  [/h[ií]brid|(?:gasol|diesel|[aá]lco).*el[eé]tri|el[eé]tri.*(?:gasol|diesel|[aá]lco)/i, '6'],
  [/flex|bicomb|(?:[aá]lco|etanol).*gasol|gasol.*(?:[aá]lco|etanol)/i, '5'],
  [/el[eé]tri/i, '4'],
  [/dies/i, '3'],
  [/[aá]lco|etanol/i, '2'],
  [/gasol/i, '1'],
];

const fuelIn = (words: string): string => fuels.find(([of]) => of.test(words))?.[1] ?? '';

/** The model year in words, and where they have none whether they call it new. */
function yearIn(words: string): string {
  const [, first, last = ''] = YEARS.exec(words) ?? [];
  if (first === undefined) return NEW_WORDS.test(words) ? 'new' : '';
  const inFull = last.length === 2 ? nextWith(first, last) : last;
  return inFull === '' ? first : inFull;
}

/** The year of these two digits, where it is the same one or the next: `1999` and `00`; else they are no year (`2022-10`). */
const nextWith = (year: string, digits: string): string =>
  [year, String(Number(year) + 1)].find((one) => one.endsWith(digits)) ?? '';

/** As the code says; by the words where it says nothing. */
export function readGuideYear(code: string, words: string): GuideYear {
  const [, year = '', fuel = ''] = CODE.exec(code) ?? [];
  const coded = year === NEW ? 'new' : yearIn(code);
  return { year: coded || yearIn(words), fuel: fuel || fuelIn(words) };
}

/** The last month in which dealers still sell new what was left of the model of the year before. */
const LAST_MONTH = 6;

/**
 * Whether a vehicle of that model year may be new on the day `on` (`2026-11-20`): it is of that year, of the next one, or until the end of
 * June of the one before, which is sold from stock.
 */
export function isSoldNew(year: string, on: string): boolean {
  if (year === 'new' || (year !== '' && on === '')) return true;
  const [thisYear, month] = [Number(on.slice(0, 4)), Number(on.slice(5, 7))];
  return year !== '' && [0, 1, ...(month <= LAST_MONTH ? [-1] : [])].includes(Number(year) - thisYear);
}

const isOneFuel = (one: string, other: string): boolean =>
  one === '' || other === '' || one === other || alike.some((all) => all.includes(one) && all.includes(other));

/** The day of the offer, empty where there is none so far, when any year may be new; and whether the vehicle may be new at all. */
interface Sale {
  readonly on: string;
  readonly mayBeNew: boolean;
}

/** Whether what was told of a vehicle, as far as it was, may be said of the same one. */
export function isOneYear(told: GuideYear, said: GuideYear, { on, mayBeNew }: Sale): boolean {
  if (!isOneFuel(told.fuel, said.fuel) || (said.year === 'new' && !mayBeNew)) return false;
  if (told.year === '' || told.year === said.year) return true;
  const isEitherNew = told.year === 'new' || said.year === 'new';
  return isEitherNew && [told, said].every(({ year }) => isSoldNew(year, on));
}
