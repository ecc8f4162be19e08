import { areOtherMakers, isMaker, wordsOf } from './brands.ts';
import { advertised, codesIn } from './modelCode.ts';
import { areOtherNumbers, numbersAt, type Place } from './modelNumber.ts';

/* Whether two people speak of one model: the price guide (`VW - VolksWagen`, `Gol 1.0 Mi Total Flex 8V 4p`) and a register of vehicles
 * (`VW/GOL 1.0`, `I/VW AMAROK CD4X4`), which shortens, joins words and leaves the maker out as it likes. */

/** A vehicle in words; empty what nobody said. */
export interface Named {
  readonly marca: string;
  readonly modelo: string;
}

/** `I/` stands before what was imported. */
const IMPORTED = /^\s*(?:i|imp)\s*\//i;

/** Of many models, so that they tell none from another. */
const common = new Set('novo nova new all grand gran cross flex total moto motocicleta'.split(' '));

/** `VW/GOL 1.0` → `VW` and `GOL 1.0`; what stands before a stroke that parts no maker from a model is a part of the model. */
function parted(said: string): readonly [maker: string, model: string] {
  const [before = '', ...after] = said.replace(IMPORTED, '').split('/');
  const isParted = after.length > 0 && !/\d/.test(before) && wordsOf(before).some(isMaker);
  return isParted ? [before, after.join('/')] : ['', said.replace(IMPORTED, '')];
}

/** The words that may name the maker. */
export const makerWords = ({ marca, modelo }: Named): readonly string[] => {
  const words = wordsOf(marca);
  return words.some(isMaker) ? words : wordsOf(modelo);
};

/** What names the model, without its maker. */
function modelWords({ marca, modelo }: Named): readonly string[] {
  const isAlone = modelo.trim() === '';
  const ofMaker = isAlone ? [] : wordsOf(parted(marca)[0] || marca);
  const isName = (word: string): boolean => !isMaker(word) && !ofMaker.includes(word);
  return wordsOf(parted(isAlone ? marca : modelo)[1])
    .filter(isName)
    .map(advertised);
}

/** The first word, which is the model's; a letter goes with what follows it: `C 180` is `c180`, `R.ROVER EVOQUE` `evoque` too. */
function headsOf(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !common.has(word));
  const last = words.findIndex((word, at) => at >= first && (word.length > 1 || at === words.length - 1));
  const run = first === -1 ? [] : words.slice(first, last + 1);
  return run
    .map((_, at) => run.slice(at).join(''))
    .filter((head, at) => at === 0 || !(common.has(head) || /^\d+$/.test(head)));
}

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** Whether the words begin with it, to the end of a word or between a letter and a digit: `cg` in `cg150`, `nxr160` in `nxr 160`. */
function beginsWith(words: readonly string[], head: string): boolean {
  const whole = words.join('');
  if (!whole.startsWith(head)) return false;
  const ends = words.reduce<readonly number[]>((all, word) => [...all, (all.at(-1) ?? 0) + word.length], []);
  const [before = '', next = ''] = whole.slice(head.length - 1, head.length + 1);
  return ends.includes(head.length) || isDigit(before) !== isDigit(next);
}

/** The words behind their first letters; of a word that they end in, the rest. */
function behind(words: readonly string[], letters: number): readonly string[] {
  const [first = '', ...rest] = words;
  if (letters === 0 || words.length === 0) return words;
  return first.length > letters ? [first.slice(letters), ...rest] : behind(rest, letters - first.length);
}

const SHORTEST_PART = 4;
const lettersOf = (word: string): string => /^[a-z]*/.exec(word)?.[0] ?? '';

/** `stralihd` and `stralis`: most of the shorter one, from the first letter on. */
function isShortened(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const shorter = Math.min(a.length, b.length);
  const differs = [...a].findIndex((letter, at) => letter !== b[at]);
  return (differs === -1 ? a.length : differs) >= Math.max(SHORTEST_PART, Math.ceil(shorter * 0.75));
}

/** Where the words have the name, and what stands beside it there. */
function placesOf(words: readonly string[], head: string): readonly Place[] {
  return words.flatMap((word, at) => {
    const [before, later] = [words.slice(0, at), words.slice(at + 1)];
    if (beginsWith(words.slice(at), head)) return [{ name: head, before, after: behind(words.slice(at), head.length) }];
    const from = head.length >= SHORTEST_PART ? word.indexOf(head) : -1;
    const parts = [word.slice(0, from), word.slice(from + head.length)] as const;
    if (from !== -1) return [{ name: head, before: [...before, parts[0]], after: [parts[1], ...later] }];
    const name = lettersOf(word);
    return isShortened(word, head) ? [{ name, before, after: [word.slice(name.length), ...later] }] : [];
  });
}

/** Whether a name of the one's is among the other's words, with no other number beside it. */
const isNamedIn = (words: readonly string[], others: readonly string[]): boolean =>
  [...headsOf(words), ...codesIn(words)].some((head) => {
    const own = placesOf(words, head).flatMap(numbersAt);
    return placesOf(others, head).some((place) => !areOtherNumbers(own, numbersAt(place)));
  });

/**
 * Whether both may be one model, as far as they say: of no other maker, and the name of one among the words of the other, with the number
 * that names the model (`CB 300` is no `CB 1000`). Versions are not told apart, for everybody shortens them in another way.
 */
export function isSameModel(one: Named, other: Named): boolean {
  if (areOtherMakers(makerWords(one), makerWords(other))) return false;
  const [words, others] = [modelWords(one), modelWords(other)];
  if (headsOf(words).length === 0 || headsOf(others).length === 0) return true;
  return isNamedIn(words, others) || isNamedIn(others, words);
}
