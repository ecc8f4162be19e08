import { HOUSE_COLORS, themeCss, themeTokens } from '@passo/domain';
import { fontCss, isFontName, type FontName } from '@passo/domain/theme/fonts.ts';
import { shapeCss } from '@passo/domain/theme/shape.ts';
import type { Channel } from '../channels/channel.ts';
import { coloursOf } from '../channels/coloursOf.ts';
import { shared } from './sheets.ts';

/** Whose look it is. */
type Dressed = Pick<Channel, 'code' | 'theme'>;

/** Answers the address of a font's file; null where there is none. */
type FontOf = (name: FontName) => string | null;

/** What every page is drawn with, whoever's it is. */
const BASE = [
  import.meta.resolve('@passo/domain/theme/fallback.css'),
  import.meta.resolve('@passo/domain/theme/base.css'),
]
  .map(shared)
  .join('');

/** The look of a channel as a style sheet, each written once; that of the house where there is no channel. */
export function looks(fontOf: FontOf): (channel: Dressed | undefined) => string {
  const known = new Map<string, string>();
  return (channel) => {
    const code = channel?.code ?? '';
    const style = known.get(code) ?? lookOf(channel, fontOf);
    known.set(code, style);
    return style;
  };
}

function lookOf(channel: Dressed | undefined, fontOf: FontOf): string {
  const colours = channel === undefined ? HOUSE_COLORS : coloursOf(channel);
  return (
    themeCss(themeTokens(colours)) +
    (channel === undefined ? fontCss(HOUSE, fontOf(HOUSE)) : shapeOf(channel, fontOf)) +
    BASE
  );
}

/** What of it is no colour, with the font that it names. */
export function shapeOf({ theme }: Pick<Channel, 'theme'>, fontOf: FontOf): string {
  const font = isFontName(theme.font) ? theme.font : HOUSE;
  return shapeCss({ ...theme, font, hasOwnAction: theme.colors.action !== undefined }) + fontCss(font, fontOf(font));
}

/** The linter has refused every name that is not there. */
const HOUSE: FontName = 'Montserrat';
