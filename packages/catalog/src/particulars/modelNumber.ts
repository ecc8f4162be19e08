/* The number that names a model beside its letters: the 300 of `CB 300R`, the 3 of `YZF-R3`, the 380 of `FH 380 4X2T`. */

/** Wheels that are driven, valves, doors, cylinders, power, and years: every model may have them. Decimals were left out by `wordsOf`. */
const ofNoModel =
  /\d+x\d+[a-z]*|(?<!\d)\d{1,2}[vp](?![a-z])|\d+(?:cv|cc|hp|kw|wd|eixos)|(?<=^|td|sd)v(?:6|8|10|12)(?!\d)|(?<!\d)(?:199|20[0-2])\d(?![\da-z])/g;

const digitsIn = (word: string): readonly string[] => word.replaceAll(ofNoModel, ' ').match(/\d+/g) ?? [];

/** `200TSI`, `03` and `R3`; what begins with more letters (`Si4`) is a version's, and so are the engines of Land Rover (`P300`, `D180`). */
const NUMBERED = /^(?![pd]\d{3}$)[a-z]?\d/;
const isShort = (word: string): boolean => /^[a-z]{1,2}$/.test(word);

/** The words from the first on that have a number, behind one short word at the most: `ZX-10R`, `24-280`. */
function run(beside: readonly string[], isNumbered: (word: string) => boolean): readonly string[] {
  const words = beside.filter((word) => word !== '');
  const from = isShort(words[0] ?? '') ? 1 : 0;
  const end = words.findIndex((word, at) => at >= from && !isNumbered(word));
  return words.slice(from, end === -1 ? words.length : end).flatMap(digitsIn);
}

/** A name as it stands among words, and what is before it and after it. */
export interface Place {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A model's number may stand before its other name (`XTZ250 LANDER`), where less than three digits name another model (`C3 AIRCROSS`). */
const FEWEST_BEFORE = 3;

/** The numbers of the name and those beside it, also as one: `60.13` is 6013 somewhere. Of a name that is a number, those beside it alone. */
export function numbersAt({ name, before, after }: Place): readonly string[] {
  const own = /^\d+$/.test(name) ? [] : digitsIn(name);
  const next = run(after, (word) => NUMBERED.test(word));
  const last = run(before.toReversed(), (word) => /\d/.test(word)).filter(({ length }) => length >= FEWEST_BEFORE);
  return [...own, ...next, ...last, ...(next.length > 1 ? [next.join('')] : [])];
}

const SHORT = 2;

/** `03` and `3`; and a number of which a name keeps the first digits, `FZ25` and `250`, `NX-4` and `400`. */
function isOneNumber(one: string, other: string): boolean {
  if (Number(one) === Number(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length <= SHORT && long.length > SHORT && String(Number(short)) === long.replace(/0+$/, '');
}

/** Whether both have numbers, and none in common. */
export const areOtherNumbers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((a) => other.some((b) => isOneNumber(a, b)));
