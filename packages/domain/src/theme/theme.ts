import { GRAPHIC, moveUntil, TEXT, type Demand } from '../color/adjust.ts';
import { parseHex, type Hex } from '../color/color.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { actionOf } from './action.ts';
import { filled, textOn } from './filled.ts';
import { paletteOf } from './palette.ts';
import { scales, SIGNAL_HUES, type Mode } from './scales.ts';
import type { Tokens } from './tokens.ts';

/** What a partner states, each a hex colour; what cannot be read falls back to the product's own colours. */
export interface PartnerColors {
  readonly primary: string;
  readonly secondary: string;
  /** Wished text colour on the primary; used where it can be read. */
  readonly textColor?: string;
  /** A third colour, used for the focus ring. */
  readonly extra?: string;
  /** The page's ground by day: white with a breath of a colour. */
  readonly ground?: string;
  /** Fill of the main button, where it is not the primary. */
  readonly action?: string;
}

/** The specification's defaults (section 9). */
export const DEFAULT_COLORS = { primary: '#1bafd8', secondary: '#f6931c' } as const satisfies PartnerColors;
/** The same for what is paid by a card's bill or by boletos. */
export const CARD_COLORS = { primary: '#e47816', secondary: '#263659' } as const satisfies PartnerColors;

interface Chosen {
  readonly primary: Hex;
  readonly secondary: Hex;
  readonly wish: Hex | null;
  readonly extra: Hex | null;
  readonly ground: Hex | null;
  readonly action: Hex | null;
}

/** Green, red and amber, each readable on the page and with a text of its own. */
function signalsOf(mode: Mode, onColor: Hex, readable: (color: Hex) => Hex) {
  const signal = (name: keyof typeof SIGNAL_HUES): Hex => {
    const [l, c] = scales[mode][name];
    return readable(oklchToHex({ l, c, h: SIGNAL_HUES[name] }));
  };
  const [ok, err, warn] = [signal('ok'), signal('err'), signal('warn')];
  const on = (color: Hex): Hex => textOn(color, onColor);
  return { ok, 'on-ok': on(ok), err, 'on-err': on(err), warn, 'on-warn': on(warn) };
}

/** Paper stays light and ink dark at night too: a scene is seen by lamplight, not in negative. */
function artOf(mode: Mode, primary: Hex, secondary: Hex) {
  const { l: lightness, c: chroma, h } = hexToOklch(primary);
  const tone = (l: number, most: number): Hex => oklchToHex({ l, c: Math.min(most, chroma), h });
  const isDark = mode === 'dark';
  return {
    // A little lighter than the brand: large faces need less weight than words.
    'art-brand': tone(Math.max(lightness, isDark ? 0.66 : 0.56), 0.37),
    // As the partner chose it: nothing has to be read in it.
    'art-accent': secondary,
    'art-mid': tone(isDark ? 0.62 : 0.82, 0.09),
    'art-paper': tone(isDark ? 0.93 : 0.995, isDark ? 0.02 : 0.003),
    'art-ink': tone(0.36, 0.1),
  };
}

function tokensOf(mode: Mode, { primary, secondary, wish, extra, ground, action }: Chosen): Tokens {
  const { bg, card, tint, line, track, onColor: dark, ...palette } = paletteOf(mode, primary, ground);
  const owed = (ratio: number): readonly Demand[] => [bg, card, tint].map((against) => ({ against, ratio }));
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const word = (color: Hex): Hex => moveUntil(color, away, owed(TEXT));
  const graphic = (color: Hex): Hex => moveUntil(color, away, owed(GRAPHIC));
  const brand = filled(primary, { mode, page: owed(GRAPHIC), dark, wish });
  const ink = word(palette.ink);
  return {
    ...{ brand: brand.fill, 'on-brand': brand.text, 'brand-strong': word(palette.strong), 'brand-tint': tint },
    ...actionOf(action, { mode, brand, ink, dark }),
    ...{ bg, card, ink, 'ink-2': word(palette.ink2), line, track },
    ...{ 'control-line': graphic(palette.control), focus: graphic(extra ?? brand.fill) },
    ...signalsOf(mode, dark, word),
    ...artOf(mode, primary, secondary),
  };
}

/**
 * Turns a partner's colours into the tokens of both modes, plain hex, in which every pair of `contrastLaw` holds
 * whatever was chosen: text 4.5:1, graphics 3:1.
 */
export function themeTokens(colors: PartnerColors): { readonly light: Tokens; readonly dark: Tokens } {
  const chosen: Chosen = {
    primary: parseHex(colors.primary) ?? DEFAULT_COLORS.primary,
    secondary: parseHex(colors.secondary) ?? DEFAULT_COLORS.secondary,
    ...{ wish: parseHex(colors.textColor), extra: parseHex(colors.extra) },
    ...{ ground: parseHex(colors.ground), action: parseHex(colors.action) },
  };
  return { light: tokensOf('light', chosen), dark: tokensOf('dark', chosen) };
}
