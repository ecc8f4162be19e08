import { mistakesOf, type FileMistake } from '../mistakes.ts';
import type { Sold } from './advice.ts';
import { checkLook } from './checkLook.ts';
import { checkPictures } from './checkPictures.ts';
import { checkTexts } from './checkTexts.ts';
import { checkUse } from './checkUse.ts';

/** All that could be better about a partner that may be sold: one line for each, in the file where it would be mended. */
export const checkPartner = (sold: Sold): readonly FileMistake[] =>
  [...checkLook(sold), ...checkTexts(sold), ...checkPictures(sold), ...checkUse(sold)].flatMap(({ file, ...finding }) =>
    mistakesOf([finding], file),
  );
