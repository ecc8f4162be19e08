import { HOUSE_COLORS, themeCss, themeTokens, type PartnerColors } from '@passo/domain';
import { fontCss, isFontName, type FontName } from '@passo/domain/theme/fonts.ts';
import { shapeCss } from '@passo/domain/theme/shape.ts';
import type { Channel } from '../channels/channel.ts';

/** Whose look it is. */
type Dressed = Pick<Channel, 'code' | 'theme'>;

/**
 * The look of a channel as a style sheet, each written once; that of the house where there is no channel. `fontOf` answers the
 * address of a font's file.
 */
export function looks(fontOf: (name: FontName) => string | null): (channel: Dressed | undefined) => string {
  const known = new Map<string, string>();
  return (channel) => {
    const code = channel?.code ?? '';
    const style = known.get(code) ?? lookOf(channel, fontOf);
    known.set(code, style);
    return style;
  };
}

function lookOf(channel: Dressed | undefined, fontOf: (name: FontName) => string | null): string {
  const font = fontNamed(channel?.theme.font);
  const colours = channel === undefined ? HOUSE_COLORS : coloursOf(channel);
  const shape = channel === undefined ? '' : shapeCss({ ...channel.theme, font });
  return themeCss(themeTokens(colours)) + shape + fontCss(font, fontOf(font));
}

/** The linter has refused every other name. */
const fontNamed = (name = ''): FontName => (isFontName(name) ? name : 'Montserrat');

/** JSON leaves out what is absent; types say `undefined`. */
export const coloursOf = ({ theme: { colors } }: Pick<Channel, 'theme'>): PartnerColors => ({
  primary: colors.primary,
  secondary: colors.secondary,
  ...(colors.textColor !== undefined && { textColor: colors.textColor }),
  ...(colors.extra !== undefined && { extra: colors.extra }),
});
