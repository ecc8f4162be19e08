/* What the standard PDF fonts can show: Windows-1252, which has every letter of Portuguese. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const shows = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.has(letter);
};

/** The text as the fonts can show it: a letter that they lack loses its mark (`ő` → `o`), or becomes `?`. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (shows(letter) ? letter : withoutMark(letter))).join('');

function withoutMark(letter: string): string {
  const [plain = '?'] = letter.normalize('NFD');
  return shows(plain) ? plain : /\s/.test(letter) ? ' ' : '?';
}
