import { meets, moveUntil, TEXT, type Demand } from '../color/adjust.ts';
import { contrast, parseHex, type Hex } from '../color/color.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { textOn } from './filled.ts';
import type { Mode } from './scales.ts';
import { DEFAULT_COLORS, themeTokens, type PartnerColors } from './theme.ts';
import type { HeroTokens, Tokens } from './tokens.ts';

/** What the first page opens in: a breath of the brand, its colour deepened, or its colour as it is. */
type HeroColor = 'tint' | 'deep' | 'brand';

/** The lightest that a deepened colour is, by day and at night. */
const DEPTH = { light: 0.47, dark: 0.34 } as const satisfies Record<Mode, number>;

/** What stands on the ground of the first page, with every pair of `heroLaw` whatever was chosen. */
export function heroTokens(colors: PartnerColors, kind: HeroColor) {
  const { light, dark } = themeTokens(colors);
  const primary = parseHex(colors.primary) ?? DEFAULT_COLORS.primary;
  return { light: heroOf(kind, 'light', light, primary), dark: heroOf(kind, 'dark', dark, primary) };
}

/** Whether the ground is dark there, so that a logo for dark ground is wanted. */
export const isDarkHero = ({ hero, 'on-hero': text }: HeroTokens): boolean =>
  contrast(hex(text), '#000000') > contrast(hex(hero), '#000000');

function heroOf(kind: HeroColor, mode: Mode, tokens: Tokens, primary: Hex): HeroTokens {
  if (kind === 'tint') {
    const { ink, card } = tokens;
    const of = { hero: tokens['brand-tint'], 'on-hero': ink, 'on-hero-2': tokens['ink-2'], 'hero-tint': card };
    return { ...of, 'on-hero-tint': tokens['brand-strong'], 'hero-art': tokens['art-brand'] };
  }
  if (kind === 'deep') return onFilled(deepened(primary, mode), hex(tokens['art-brand']));
  return onFilled(hex(tokens.brand), hex(tokens['art-ink']));
}

function deepened(primary: Hex, mode: Mode): Hex {
  const color = hexToOklch(primary);
  return oklchToHex({ ...color, l: Math.min(color.l, DEPTH[mode]) });
}

/** Words on a full colour: white or the brand's darkest, the quieter ones a little nearer to the ground. */
function onFilled(hero: Hex, art: Hex): HeroTokens {
  const { l, c, h } = hexToOklch(hero);
  const text = textOn(hero, oklchToHex({ l: 0.18, c: Math.min(c, 0.03), h }));
  const isDark = contrast(text, '#000000') > contrast(hero, '#000000');
  const away = isDark ? 'lighter' : 'darker';
  const steps = isDark ? [0.07, -0.07] : [-0.06, 0.06];
  const tints = steps.map((step) => oklchToHex({ l: l + step, c, h }));
  return {
    ...{ hero, 'on-hero': text, 'on-hero-tint': text, 'hero-art': art },
    'hero-tint': tints.find((tint) => meets(text, [owed(tint)])) ?? hero,
    'on-hero-2': moveUntil(oklchToHex({ l: isDark ? 0.93 : 0.26, c: Math.min(c, 0.045), h }), away, [owed(hero)]),
  };
}

const owed = (against: Hex): Demand => ({ against, ratio: TEXT });

/** Tokens are hex. */
const hex = (token: string): Hex => parseHex(token) ?? '#000000';
