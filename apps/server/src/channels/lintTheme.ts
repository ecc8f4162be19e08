import path from 'node:path';
import { fontNames, isFontName } from '@passo/domain/theme/fonts.ts';
import { unknownName, type Finding } from '@passo/engine';
import { filesIn } from './filesIn.ts';
import { isPicture } from './isPicture.ts';

import type { PartnerFolder } from './partnerFolder.ts';
import type { ThemeSaid } from './themeFile.ts';

/** Fonts and pictures that are not there. Pictures are the partner's own, whichever level names them. */
export function* lintTheme({ root, folder }: PartnerFolder, theme: ThemeSaid): Iterable<Finding> {
  const { font, logo, logoDark, favicon, desktopBackground, hero } = theme;
  if (!isFontName(font))
    yield { path: 'font', message: `unknown font "${font}"`, suggestion: `there is ${fontNames.join(', ')}` };
  const there = filesIn(path.join(root, folder)).filter(isPicture);
  for (const [at, file] of Object.entries({ logo, logoDark, favicon, desktopBackground, 'hero.motif': hero.motif })) {
    if (file !== undefined && !there.includes(file)) yield unknownName(at, `picture of ${folder}`, file, there);
  }
}
