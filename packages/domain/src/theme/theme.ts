import { GRAPHIC, moveUntil, TEXT, type Demand } from '../color/adjust.ts';
import { parseHex, type Hex } from '../color/color.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { filled, hoverOf, textOn } from './filled.ts';
import { scales, SIGNAL_HUES, type Mode, type Tone } from './scales.ts';
import type { Tokens } from './tokens.ts';

/** What a partner states, each a hex colour; what cannot be read falls back to the product's own colours. */
export interface PartnerColors {
  readonly primary: string;
  readonly secondary: string;
  /** Wished text colour on the primary; used where it can be read. */
  readonly textColor?: string;
  /** A third colour, used for the focus ring. */
  readonly extra?: string;
}

/** The specification's defaults (section 9). */
export const DEFAULT_COLORS = { primary: '#1bafd8', secondary: '#f6931c' } as const satisfies PartnerColors;

interface Chosen {
  readonly primary: Hex;
  readonly secondary: Hex;
  readonly wish: Hex | null;
  readonly extra: Hex | null;
}

/** The neutral palette: the primary's hue in the lightness of the mode. A grey partner's palette stays grey. */
function paletteOf(mode: Mode, primary: Hex) {
  const { l: lightness, c: chroma, h } = hexToOklch(primary);
  const tone = ([l, c]: Tone): Hex => oklchToHex({ l, c: Math.min(c, chroma), h });
  const scale = scales[mode];
  const [strong, strongChroma] = scale.strong;
  const strongest: Tone = [mode === 'dark' ? Math.max(strong, lightness) : Math.min(strong, lightness), strongChroma];
  const page = [tone(scale.bg), tone(scale.card), tone(scale.tint)] as const;
  return { scale, tone, page, strong: tone(strongest), onColor: tone(scale.onColor) };
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
  const { c: chroma, h } = hexToOklch(primary);
  const tone = (l: number, most: number): Hex => oklchToHex({ l, c: Math.min(most, chroma), h });
  const isDark = mode === 'dark';
  return {
    // As the partner chose it: nothing has to be read in it.
    'art-accent': secondary,
    'art-mid': tone(isDark ? 0.62 : 0.82, 0.09),
    'art-paper': tone(isDark ? 0.93 : 0.995, isDark ? 0.02 : 0.003),
    'art-ink': tone(0.36, 0.1),
  };
}

function tokensOf(mode: Mode, { primary, secondary, wish, extra }: Chosen): Tokens {
  const { scale, tone, page, strong, onColor: dark } = paletteOf(mode, primary);
  const owed = (ratio: number): readonly Demand[] => page.map((against) => ({ against, ratio }));
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const word = (color: Hex): Hex => moveUntil(color, away, owed(TEXT));
  const graphic = (color: Hex): Hex => moveUntil(color, away, owed(GRAPHIC));
  const brand = filled(primary, { mode, page: owed(GRAPHIC), dark, wish });
  const accent = filled(secondary, { mode, page: owed(GRAPHIC), dark, wish: null });
  const [bg, card, tint] = page;
  return {
    ...{ brand: brand.fill, 'on-brand': brand.text, 'brand-hover': hoverOf(brand), 'brand-strong': word(strong) },
    ...{ 'brand-tint': tint, 'brand-line': tone(scale.tintLine), accent: accent.fill, 'on-accent': accent.text },
    ...{ bg, card, ink: word(tone(scale.ink)), 'ink-2': word(tone(scale.ink2)), line: tone(scale.line) },
    ...{ 'control-line': graphic(tone(scale.control)), focus: graphic(extra ?? brand.fill) },
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
    wish: parseHex(colors.textColor),
    extra: parseHex(colors.extra),
  };
  return { light: tokensOf('light', chosen), dark: tokensOf('dark', chosen) };
}
