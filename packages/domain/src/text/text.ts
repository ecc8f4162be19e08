/** Words that stay small inside a name. */
const SMALL: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

const MARKS = /\p{M}+/gu;

/** `São João` → `Sao Joao`. */
export const removeAccents = (text: string): string => text.normalize('NFD').replace(MARKS, '').normalize('NFC');

/** `MARIA DA SILVA` → `Maria da Silva`; the first word is always capital, and so is what follows ' and -. */
export function titleCase(text: string): string {
  const words = text.toLowerCase().split(' ');
  return words.map((word, at) => (at > 0 && SMALL.has(word) ? word : capitalise(word))).join(' ');
}

const capitalise = (word: string): string =>
  word.replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** `s` unless there is exactly one; `many` for words that do otherwise. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** With a full stop, where it does not end already: what ends with `S.A.` has one. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
