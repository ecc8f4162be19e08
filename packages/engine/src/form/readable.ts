/** What nobody sees: controls, marks of direction, joiners and fillers of no width, halves of a character, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}]/gu;

/**
 * A text as it is kept and as people read it later: on a contract, in a message, in a list. Composed (NFC), without what is not
 * seen, with one space between words. Idempotent; browser and server do it alike.
 */
export const readable = (text: string): string =>
  text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** Whether there is anything to see: accents without a letter are nothing. */
export const isVisible = (text: string): boolean => /[^\p{M}\p{Z}]/u.test(readable(text));
