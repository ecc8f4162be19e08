import type { Mask } from '../mask.ts';
import { phoneDigits } from './phone.ts';

/** Stars take the place of what is hidden, so they count as characters of the number. */
function hiddenCharacters(text: string): string {
  const characters = text.includes('*') ? text.replace(/[^0-9*]+/g, '').slice(0, 11) : phoneDigits(text);
  const shownFrom = characters.length > 10 ? 7 : 6;
  return [...characters].map((digit, at) => (at < 2 || at >= shownFrom ? digit : '*')).join('');
}

/** `11987654321` → `(11) *****-4321`: its owner recognises it, nobody else can call it. */
export function hidePhone(phone: string): string {
  const hidden = hiddenCharacters(phone);
  const split = hidden.length > 10 ? 7 : 6;
  const parts = [hidden.slice(0, 2), hidden.slice(2, split), hidden.slice(split)];
  return ['(', ') ', '-'].map((before, at) => (parts[at] ? before + parts[at] : '')).join('');
}

export const partiallyHiddenPhoneMask: Mask = {
  label: 'Telefone parcialmente oculto',
  mask: hidePhone,
  unmask: hiddenCharacters,
  maxLength: 15,
  inputMode: 'tel',
  autoComplete: 'off',
  example: '(11) *****-4321',
};
