import type { Mask } from '../mask.ts';
import { fit, isShort, lay, patternMask } from '../pattern.ts';

const TEMPLATE = '99999-999';

/** Eight digits with or without the hyphen; 00000-000 is no place. Whether it exists only a look-up can say. */
export const isValidCep = (text: string): boolean =>
  isShort(text) && /^\s*[0-9]{5}-?[0-9]{3}\s*$/.test(text) && fit(TEMPLATE, text) !== '00000000';

/** `01310100` → `01310-100`. */
export const formatCep = (cep: string): string => lay(TEMPLATE, fit(TEMPLATE, cep));

export const cepMask: Mask = patternMask(TEMPLATE, {
  inputMode: 'numeric',
  autoComplete: 'postal-code',
});
