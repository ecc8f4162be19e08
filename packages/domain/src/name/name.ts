import type { Mask } from '../mask.ts';
import { checks } from '../validator.ts';

export const NAME_MAX = 70;

/** Latin letters with every accent, without × and ÷ that Unicode put among them. */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ';
const WORD = new RegExp(`^[${LETTER}]+(?:['’.-][${LETTER}]+)*$`);
const NOT_A_LETTER = new RegExp(`[^${LETTER}]+`, 'g');
const NOT_IN_A_NAME = new RegExp(`[^${LETTER} '.-]+`, 'g');
const CONNECTING = /^(?:d[aeo]s?|e)$/i;

const letterCount = (word: string): number => word.replace(NOT_A_LETTER, '').length;

/** At least two words of two letters or more; `de`, `da`, `do`, `e` may stand between but do not count. */
export function isValidName(text: string): boolean {
  if (text.length > NAME_MAX * 2) return false;
  const name = text.normalize('NFC').trim();
  const words = name.split(/\s+/).filter((word) => !CONNECTING.test(word));
  return (
    name.length <= NAME_MAX && words.length >= 2 && words.every((word) => WORD.test(word) && letterCount(word) >= 2)
  );
}

/** Keeps what a name may hold; one space between words, one at the end while typing. */
function maskName(text: string): string {
  // Four times the limit leaves room for decomposed accents; the rest of a pasted book is never looked at.
  const plain = text
    .slice(0, NAME_MAX * 4)
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, ' ');
  return plain.replace(NOT_IN_A_NAME, '').replace(/ {2,}/g, ' ').trimStart().slice(0, NAME_MAX);
}

export const nameMask: Mask = {
  mask: maskName,
  unmask: (text) => maskName(text).trim(),
  isFree: true,
  maxLength: NAME_MAX,
  autoComplete: 'name',
  autoCapitalize: 'words',
};

export const nameValidator = checks('Digite seu nome completo, só com letras e sem abreviar.', isValidName);
