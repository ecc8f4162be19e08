import type { Mask } from '../mask.ts';
import { digitsOf } from '../pattern.ts';

const NOT_TEXT = /[^\p{L}\p{M}\s]+/gu;

function textMask(mask: (text: string) => string, rest: Partial<Mask> = {}): Mask {
  return { ...rest, isFree: true, mask, unmask: (text) => mask(text).trim() };
}

/** Letters of any script, accents and spaces. */
export const onlyTextMask: Mask = textMask((text) => text.replace(NOT_TEXT, '').normalize('NFC'));

export const onlyNumberMask: Mask = textMask(digitsOf, {
  inputMode: 'numeric',
});

export const upperCaseMask: Mask = textMask((text) => text.toUpperCase(), {
  autoCapitalize: 'characters',
});

export const lowerCaseMask: Mask = textMask((text) => text.toLowerCase(), {
  autoCapitalize: 'none',
});
