import { areOtherMakers, isMaker, wordsOf } from './brands.ts';

/* Whether two people speak of one model: the price guide (`VW - VolksWagen`, `Gol 1.0 Mi Total Flex 8V 4p`) and a register of vehicles
 * (`VW/GOL 1.0`, `I/VW AMAROK CD4X4`), which shortens, joins words and leaves the maker out as it likes. */

/** A vehicle in words; empty what nobody said. */
interface Named {
  readonly marca: string;
  readonly modelo: string;
}

/** `I/` stands before what was imported. */
const IMPORTED = /^\s*(?:i|imp)\s*\//i;

/** Of many models, so that they tell none from another. */
const common = new Set([
  'novo',
  'nova',
  'new',
  'all',
  'grand',
  'gran',
  'cross',
  'flex',
  'total',
  'moto',
  'motocicleta',
]);

/** `VW/GOL 1.0` → `VW` and `GOL 1.0`; what stands before a stroke that parts no maker from a model is a part of the model. */
function parted(said: string): readonly [maker: string, model: string] {
  const [before = '', ...after] = said.replace(IMPORTED, '').split('/');
  const isParted = after.length > 0 && !/\d/.test(before) && wordsOf(before).some(isMaker);
  return isParted ? [before, after.join('/')] : ['', said.replace(IMPORTED, '')];
}

const makerWords = ({ marca, modelo }: Named): readonly string[] => {
  const words = wordsOf(marca);
  return words.some(isMaker) ? words : wordsOf(modelo);
};

/** What names the model, without its maker. */
function modelWords({ marca, modelo }: Named): readonly string[] {
  const isAlone = modelo.trim() === '';
  const ofMaker = isAlone ? [] : wordsOf(parted(marca)[0] || marca);
  const isName = (word: string): boolean => !isMaker(word) && !ofMaker.includes(word);
  return wordsOf(parted(isAlone ? marca : modelo)[1]).filter(isName);
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

const SHORTEST_PART = 4;
const lettersOf = (word: string): string => /^[a-z]*/.exec(word)?.[0] ?? '';

/** `stralihd` and `stralis`: most of the shorter one, from the first letter on. */
function isShortened(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const shorter = Math.min(a.length, b.length);
  const differs = [...a].findIndex((letter, at) => letter !== b[at]);
  return (differs === -1 ? a.length : differs) >= Math.max(SHORTEST_PART, Math.ceil(shorter * 0.75));
}

const isIn = (words: readonly string[], head: string): boolean =>
  words.some(
    (word, at) =>
      beginsWith(words.slice(at), head) ||
      (head.length >= SHORTEST_PART && word.includes(head)) ||
      isShortened(word, head),
  );

/**
 * Whether both may be one model, as far as they say: of no other maker, and the name of one among the words of the other. Versions are not
 * told apart, for everybody shortens them in another way.
 */
export function isSameModel(one: Named, other: Named): boolean {
  if (areOtherMakers(makerWords(one), makerWords(other))) return false;
  const [words, others] = [modelWords(one), modelWords(other)];
  const [heads, otherHeads] = [headsOf(words), headsOf(others)];
  if (heads.length === 0 || otherHeads.length === 0) return true;
  return heads.some((head) => isIn(others, head)) || otherHeads.some((head) => isIn(words, head));
}
