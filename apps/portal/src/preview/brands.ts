import { themeCss } from '@passo/domain/theme/css.ts';
import { DEFAULT_COLORS, themeTokens, type PartnerColors } from '@passo/domain/theme/theme.ts';
import { readStart, type Brand } from '../start/start.ts';
import type { Selection } from './selection.ts';

/** The partners that this server knows. */
export const brands = (): readonly Brand[] => readStart(document)?.brands ?? [];

/** The colours that are chosen; where none are, those that a partner without any would get. */
export function coloursOf({ partner, primary, secondary }: Selection): PartnerColors {
  const known = brands().find(({ slug }) => slug === partner)?.colors ?? DEFAULT_COLORS;
  return partner === 'livre' ? { primary: primary ?? known.primary, secondary: secondary ?? known.secondary } : known;
}

/** Puts the chosen colours over those of the page. A sheet made by script, because the page's policy takes no other style. */
export function wear(selection: Selection): void {
  if (selection.partner === null) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(themeTokens(coloursOf(selection))));
  document.adoptedStyleSheets = [sheet];
}
