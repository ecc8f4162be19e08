import type { Mask } from '../mask.ts';
import { patternMask } from '../pattern.ts';

export const agencyMask: Mask = patternMask('9999-X', {});

const ACCOUNT_LENGTH = 13;

/** Digits, the last place also X (Banco do Brasil's check digit ten). */
function accountCharacters(text: string): string {
  const characters = text
    .toUpperCase()
    .replace(/[^0-9X]+/g, '')
    .replace(/^X+/, '');
  return (/^[0-9]*X?/.exec(characters)?.[0] ?? '').slice(0, ACCOUNT_LENGTH);
}

/** The hyphen moves along: the last character typed is the check digit. */
export const accountMask: Mask = {
  mask: (text) => {
    const characters = accountCharacters(text);
    return characters.length < 2 ? characters : `${characters.slice(0, -1)}-${characters.slice(-1)}`;
  },
  unmask: accountCharacters,
  maxLength: ACCOUNT_LENGTH + 1,
};
