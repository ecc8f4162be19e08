import type { Mask } from '../mask.ts';
import { isShort, patternMask } from '../pattern.ts';

const TEMPLATE = 'AAA9S99';

/** Old (`ABC1234`, hyphen allowed) and Mercosul (`ABC1D23`). */
export const isValidPlate = (text: string): boolean =>
  isShort(text) && /^\s*[a-z]{3}-?[0-9][0-9a-z][0-9]{2}\s*$/i.test(text);

export const licencePlateMask: Mask = patternMask(TEMPLATE, {
  autoCapitalize: 'characters',
});
