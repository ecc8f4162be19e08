import { themeCss } from '@passo/domain/theme/css.ts';
import { DEFAULT_COLORS, themeTokens, type PartnerColors } from '@passo/domain/theme/theme.ts';
import type { Session } from '../session/session.ts';
import type { Brand } from '../session/start.ts';
import type { Selection } from './selection.ts';

/** The partners that this server knows. */
export const brandsOf = ({ start }: Session): readonly Brand[] => start?.brands ?? [];

/** The colours that are chosen; where none are, those that a partner without any would get. */
export function coloursOf(brands: readonly Brand[], { partner, primary, secondary }: Selection): PartnerColors {
  const known = brands.find(({ slug }) => slug === partner)?.colors ?? DEFAULT_COLORS;
  return partner === 'livre' ? { primary: primary ?? known.primary, secondary: secondary ?? known.secondary } : known;
}

/** Puts the chosen look over that of the page. A sheet made by script, because the page's policy takes no other style. */
export function wear(brands: readonly Brand[], selection: Selection): void {
  const { dataset } = document.documentElement;
  own ??= dataset.art;
  const brand = brands.find(({ slug }) => slug === selection.partner);
  dataset.art = brand?.art ?? own;
  if (selection.partner === null) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(themeTokens(coloursOf(brands, selection))) + (brand?.shape ?? ''));
  document.adoptedStyleSheets = [sheet];
}

/** How the page drew its illustrations before. */
let own: string | undefined;
