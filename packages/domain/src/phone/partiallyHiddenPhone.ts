import type { Mask } from '../mask.ts';
import { layPhone, phoneDigits } from './phone.ts';

const isCountryCode = (typed: string): boolean => /^\+5{0,2}$/.test(typed);

/** Stars take the place of what is hidden, so they count as characters of the number. */
function hiddenCharacters(text: string): string {
  const typed = phoneDigits(text);
  if (isCountryCode(typed)) return typed;
  const characters = (text.includes('*') ? text.replace(/[^0-9*]+/g, '') : typed.replace('+', '')).slice(0, 11);
  const shownFrom = characters.length > 10 ? 7 : 6;
  return [...characters].map((digit, at) => (at < 2 || at >= shownFrom ? digit : '*')).join('');
}

/** `11987654321` → `(11) *****-4321`: its owner recognises it, nobody else can call it. */
export const hidePhone = (phone: string): string => layPhone(hiddenCharacters(phone));

export const partiallyHiddenPhoneMask: Mask = {
  mask: hidePhone,
  unmask: hiddenCharacters,
  maxLength: 15,
  inputMode: 'tel',
};
