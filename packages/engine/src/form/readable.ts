/** What nobody sees: controls, marks of direction, joiners and fillers of no width, halves of a character, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}]/gu;

/** Most texts are so already: letters that are seen and composed, one space between words. */
const PLAIN = /^[!-~À-ÖØ-öø-ÿ]+(?: [!-~À-ÖØ-öø-ÿ]+)*$/;

/**
 * A text as it is kept and as people read it later: on a contract, in a message, in a list. Composed (NFC), without what is not
 * seen, with one space between words. Idempotent; browser and server do it alike.
 */
export const readable = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/\p{White_Space}+/gu, ' ')
        .replace(UNSEEN, '')
        .replace(/ +/g, ' ')
        .trim()
        .normalize('NFC');

/** Whether there is anything to see: accents without a letter are nothing. */
export const isVisible = (text: string): boolean => PLAIN.test(text) || /[^\p{M}\p{Z}]/u.test(readable(text));
