const UNBROKEN = '\u00a0';

/** An amount and its unit, a number and what it is the number of: `R$ 1,00`, `art. 54`, `§ 4º`, `Lei 8.036`. */
const HEAD = /(R\$|\barts?\.|§|\bnº|\bLei|\bIP) /g;
const FREE_CALL = /\b0800 \d{3} \d{4}\b/g;

/** The text with spaces that end no line within an amount, the name of a law or a number to call. */
export const keepTogether = (text: string): string =>
  text.replace(FREE_CALL, (number) => number.replaceAll(' ', UNBROKEN)).replace(HEAD, `$1${UNBROKEN}`);

/** The words of a text, each with what stays with it, and with plain spaces. */
export const wordsTogether = (text: string): readonly string[] =>
  keepTogether(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(UNBROKEN, ' '));
