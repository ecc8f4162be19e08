import { contrast, parseHex, wantsDarkText, WHITE, type Hex } from '../color/color.ts';
import { GRAPHIC, meets, moveUntil, TEXT, type Demand } from '../color/adjust.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
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
export const DEFAULT_COLORS: PartnerColors = { primary: '#1bafd8', secondary: '#F6931C' };

type Mode = 'light' | 'dark';

/** Lightness and chroma of what is derived from the primary's hue; contrast is enforced afterwards. */
const SCALES = {
  light: {
    bg: [0.99, 0.004],
    card: [1, 0],
    tint: [0.965, 0.02],
    tintLine: [0.88, 0.05],
    line: [0.89, 0.012],
    ink: [0.24, 0.02],
    ink2: [0.46, 0.02],
    control: [0.62, 0.02],
    strong: [0.42, 0.2],
    onColor: [0.18, 0.03],
    ok: [0.52, 0.13],
    err: [0.52, 0.19],
    warn: [0.52, 0.11],
  },
  dark: {
    bg: [0.18, 0.02],
    card: [0.225, 0.022],
    tint: [0.26, 0.04],
    tintLine: [0.4, 0.07],
    line: [0.34, 0.02],
    ink: [0.95, 0.01],
    ink2: [0.76, 0.015],
    control: [0.58, 0.02],
    strong: [0.8, 0.12],
    onColor: [0.18, 0.03],
    ok: [0.76, 0.13],
    err: [0.74, 0.14],
    warn: [0.8, 0.13],
  },
} as const satisfies Record<Mode, Record<string, readonly [l: number, c: number]>>;

const HUES = { ok: 155, err: 25, warn: 75 } as const;

/** A partner's black stays out of the night: below this a colour is lifted before anything else is asked of it. */
const DARK_MODE_FLOOR = 0.68;

/** Text on a filled surface: the wish if it can be read, else dark or light by the threshold of the specification. */
function textOn(background: Hex, dark: Hex, wish: Hex | null): Hex {
  if (wish !== null && contrast(wish, background) >= TEXT) return wish;
  const preferred = wantsDarkText(background) ? dark : WHITE;
  const other = preferred === WHITE ? dark : WHITE;
  return contrast(preferred, background) >= TEXT || contrast(other, background) < TEXT ? preferred : other;
}

interface Filled {
  readonly fill: Hex;
  readonly text: Hex;
}

/**
 * A filled surface in a partner's colour. The threshold decides the text on the colour as chosen; then the colour gives
 * way: until it stands out from the page, and until its text can be read.
 */
function filled(chosen: Hex, mode: Mode, page: readonly Demand[], dark: Hex, wish: Hex | null): Filled {
  const color = hexToOklch(chosen);
  const lit = mode === 'dark' ? oklchToHex({ ...color, l: Math.max(color.l, DARK_MODE_FLOOR) }) : chosen;
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const standing = moveUntil(lit, away, page);
  const text = mode === 'light' && !wantsDarkText(lit) ? WHITE : textOn(standing, dark, wish);
  const fill = moveUntil(standing, away, [...page, { against: text, ratio: TEXT }]);
  return { fill, text: textOn(fill, dark, wish) };
}

/** The same filled surface under the pointer: a little further from its text. */
function hover({ fill, text }: Filled): Hex {
  const color = hexToOklch(fill);
  const way = wantsDarkText(text) ? -1 : 1;
  const candidate = oklchToHex({ ...color, l: color.l + way * 0.04 });
  return meets(candidate, [{ against: text, ratio: TEXT }]) ? candidate : fill;
}

function tokensOf(mode: Mode, primary: Hex, secondary: Hex, wish: Hex | null, extra: Hex | null): Tokens {
  const scale = SCALES[mode];
  const { c: chroma, h: hue } = hexToOklch(primary);
  // Grey partners stay grey: no derived colour is more colourful than the primary allows.
  const derive = ([l, c]: readonly [number, number], limit = chroma): Hex =>
    oklchToHex({ l, c: Math.min(c, limit), h: hue });
  const signal = (name: keyof typeof HUES): Hex => oklchToHex({ l: scale[name][0], c: scale[name][1], h: HUES[name] });
  const [bg, card, tint] = [derive(scale.bg), derive(scale.card), derive(scale.tint)];
  const owed = (ratio: number): readonly Demand[] => [bg, card, tint].map((against) => ({ against, ratio }));
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const word = (color: Hex): Hex => moveUntil(color, away, owed(TEXT));
  const graphic = (color: Hex): Hex => moveUntil(color, away, owed(GRAPHIC));
  const onColor = derive(scale.onColor);
  const brand = filled(primary, mode, owed(GRAPHIC), onColor, wish);
  const accent = filled(secondary, mode, owed(GRAPHIC), onColor, null);
  const [ok, err, warn] = [word(signal('ok')), word(signal('err')), word(signal('warn'))];
  return {
    brand: brand.fill,
    'brand-hover': hover(brand),
    'brand-strong': word(derive(scale.strong)),
    'on-brand': brand.text,
    'brand-tint': tint,
    'brand-line': derive(scale.tintLine),
    accent: accent.fill,
    'on-accent': accent.text,
    ink: word(derive(scale.ink)),
    'ink-2': word(derive(scale.ink2)),
    line: derive(scale.line),
    'control-line': graphic(derive(scale.control)),
    bg,
    card,
    ok,
    'on-ok': textOn(ok, onColor, null),
    err,
    'on-err': textOn(err, onColor, null),
    warn,
    'on-warn': textOn(warn, onColor, null),
    focus: graphic(extra ?? brand.fill),
  };
}

/**
 * Turns a partner's colours into the tokens of both modes, plain hex, in which every pair of `contrastLaw` holds
 * whatever was chosen: text 4.5:1, graphics 3:1.
 */
export function themeTokens(colors: PartnerColors): { readonly light: Tokens; readonly dark: Tokens } {
  const primary = parseHex(colors.primary) ?? '#1bafd8';
  const secondary = parseHex(colors.secondary) ?? '#f6931c';
  const [wish, extra] = [parseHex(colors.textColor), parseHex(colors.extra)];
  const of = (mode: Mode): Tokens => tokensOf(mode, primary, secondary, wish, extra);
  return { light: of('light'), dark: of('dark') };
}
