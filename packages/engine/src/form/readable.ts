/** What nobody sees: controls, marks of direction, joiners and fillers of no width, halves of a character, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}]/gu;

/** Most texts are so already: letters that are seen and composed, one space between words. */
const PLAIN = /^[!-~À-ÖØ-öø-ÿ]+(?: [!-~À-ÖØ-öø-ÿ]+)*$/;

/**
 * A text as it is kept and as people read it later: on a contract, in a message, in a list. Composed (NFC), without what is not
 * seen, with one space between words. Idempotent; browser and server do it alike.
 */
export function readable(text: string): string {
  // One answer is read by several, one after the other.
  if (text !== last.text) last = { text, clean: PLAIN.test(text) ? text : cleaned(text) };
  return last.clean;
}

let last = { text: '', clean: '' };

const cleaned = (text: string): string =>
  text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** Whether there is anything to see: accents without a letter are nothing. */
export const isVisible = (text: string): boolean => /[^\p{M}\p{Z}]/u.test(readable(text));
