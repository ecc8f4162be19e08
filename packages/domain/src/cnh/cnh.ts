import { isValidCnh as hasCnhDigits } from '@brazilian-utils/brazilian-utils/is-valid-cnh';
import type { Mask } from '../mask.ts';
import { isShort, patternMask } from '../pattern.ts';

/** The eleven-digit registration number of a driving licence with both check digits. */
export const isValidCnh = (text: string): boolean => isShort(text) && hasCnhDigits(text.trim());

export const cnhMask: Mask = patternMask('99999999999', {
  inputMode: 'numeric',
});
