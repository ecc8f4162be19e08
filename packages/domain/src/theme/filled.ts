import { contrast, wantsDarkText, WHITE, type Hex } from '../color/color.ts';
import { meets, moveUntil, TEXT, type Demand } from '../color/adjust.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { DARK_MODE_FLOOR, type Mode } from './scales.ts';

/** A surface in a colour, and the text that can be read on it. */
export interface Filled {
  readonly fill: Hex;
  readonly text: Hex;
}

/** What surrounds a filled surface: the mode, what it must stand out from, the dark text, and the partner's wish. */
interface Surroundings {
  readonly mode: Mode;
  readonly page: readonly Demand[];
  readonly dark: Hex;
  readonly wish: Hex | null;
}

/** Text on a surface: the wish if it can be read, else dark or light by the threshold of the specification. */
export function textOn(background: Hex, dark: Hex, wish: Hex | null = null): Hex {
  if (wish !== null && contrast(wish, background) >= TEXT) return wish;
  const [preferred, other] = wantsDarkText(background) ? [dark, WHITE] : [WHITE, dark];
  return contrast(preferred, background) < TEXT && contrast(other, background) >= TEXT ? other : preferred;
}

/**
 * A filled surface in a partner's colour. The threshold decides the text on the colour as chosen; then the colour gives
 * way: until it stands out from the page, and until its text can be read.
 */
export function filled(chosen: Hex, { mode, page, dark, wish }: Surroundings): Filled {
  const color = hexToOklch(chosen);
  const lit = mode === 'dark' ? oklchToHex({ ...color, l: Math.max(color.l, DARK_MODE_FLOOR) }) : chosen;
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const standing = moveUntil(lit, away, page);
  const text = mode === 'light' && !wantsDarkText(lit) ? WHITE : textOn(standing, dark, wish);
  const fill = moveUntil(standing, away, [...page, { against: text, ratio: TEXT }]);
  return { fill, text: textOn(fill, dark, wish) };
}

/** The same surface under the pointer: a little further from its text, where the scale has room. */
export function hoverOf({ fill, text }: Filled): Hex {
  const color = hexToOklch(fill);
  const candidate = oklchToHex({ ...color, l: color.l + (wantsDarkText(text) ? -0.04 : 0.04) });
  return meets(candidate, [{ against: text, ratio: TEXT }]) ? candidate : fill;
}
