/* Makers' codes, which registers write where the price guide has the name that is advertised: `SUZUKI/DL650` is the `V-STROM 650`. */

/** Codes by the name that they stand for; only those that stand for one. The number behind a code stays: `dl650` becomes `vstrom650`. */
const names: Readonly<Record<string, string>> = {
  ...{ dl: 'vstrom', an: 'burgman', gsf: 'bandit' },
  ...{ gc4pic: 'c4', rrs: 'rangesport', rrvelar: 'velar' },
};

/** The word with the advertised name for its code. */
export function advertised(word: string): string {
  const whole = names[word];
  if (whole !== undefined) return whole;
  const letters = /^[a-z]+(?=\d+$)/.exec(word)?.[0] ?? '';
  return `${names[letters] ?? letters}${word.slice(letters.length)}`;
}

/** One or two letters and four digits, which no two models of a maker share (`K-2500`); less are engines' too (`T200`, `P250`), and others a year. */
const CODE = /^[a-z]{1,2}(?!(?:19|20)\d\d$)\d{4,}$/;

/** The codes among the words, in one word or two. */
export const codesIn = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => [word, `${word}${words[at + 1] ?? ''}`]).filter((word) => CODE.test(word));
