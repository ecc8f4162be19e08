import type { Mask } from '../mask.ts';
import { patternMask } from '../pattern.ts';

/** Registration of a foreigner (RNE, RNM): a letter, six digits and a check character. */
export const rneMask: Mask = patternMask('A999999-S', {
  autoCapitalize: 'characters',
});
