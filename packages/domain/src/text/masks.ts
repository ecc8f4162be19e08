import type { Mask } from '../mask.ts';
import { digitsOf } from '../pattern.ts';

const NOT_TEXT = /[^\p{L}\p{M}\s]+/gu;

function textMask(
  mask: (text: string) => string,
  rest: Pick<Mask, 'label' | 'inputMode' | 'example'> & Partial<Mask>,
): Mask {
  return { ...rest, mask, unmask: (text) => mask(text).trim() };
}

/** Letters of any script, accents and spaces. */
export const onlyTextMask: Mask = textMask((text) => text.replace(NOT_TEXT, '').normalize('NFC'), {
  label: 'Somente texto',
  inputMode: 'text',
  example: 'Solteira',
});

export const onlyNumberMask: Mask = textMask(digitsOf, {
  label: 'Somente números',
  inputMode: 'numeric',
  example: '1234',
});

export const upperCaseMask: Mask = textMask((text) => text.toUpperCase(), {
  label: 'Maiúsculas',
  inputMode: 'text',
  autoCapitalize: 'characters',
  example: 'SSP',
});

export const lowerCaseMask: Mask = textMask((text) => text.toLowerCase(), {
  label: 'Minúsculas',
  inputMode: 'text',
  autoCapitalize: 'none',
  example: 'maria',
});
