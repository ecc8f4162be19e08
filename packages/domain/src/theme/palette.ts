import type { Hex } from '../color/color.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { GROUND, onGround, scales, type Mode, type Tone } from './scales.ts';

/** What words and graphics stand on, and what parts one thing from another. */
interface Palette {
  readonly bg: Hex;
  readonly card: Hex;
  readonly tint: Hex;
  readonly line: Hex;
  readonly track: Hex;
  readonly control: Hex;
  readonly ink: Hex;
  readonly ink2: Hex;
  readonly strong: Hex;
  readonly onColor: Hex;
}

/**
 * The neutral palette: the primary's hue in the lightness of the mode. A grey partner's palette stays grey. A ground of the
 * partner's own carries its lines and tints by day; the night is the primary's.
 */
export function paletteOf(mode: Mode, primary: Hex, ground: Hex | null): Palette {
  const { l: lightness, c: chroma, h } = hexToOklch(primary);
  const tone = ([l, c]: Tone): Hex => oklchToHex({ l, c: Math.min(c, chroma), h });
  const scale = scales[mode];
  const [strong, strongChroma] = scale.strong;
  const own = {
    ...{ bg: tone(scale.bg), card: tone(scale.card), tint: tone(scale.tint), line: tone(scale.line) },
    ...{ track: tone(scale.track), control: tone(scale.control), ink: tone(scale.ink), ink2: tone(scale.ink2) },
    strong: tone([mode === 'dark' ? Math.max(strong, lightness) : Math.min(strong, lightness), strongChroma]),
    onColor: tone(scale.onColor),
  };
  return ground === null || mode === 'dark' ? own : { ...own, ...groundOf(ground) };
}

function groundOf(chosen: Hex): Pick<Palette, 'bg' | keyof typeof onGround> {
  const { l, c, h } = hexToOklch(chosen);
  const chroma = Math.min(c, GROUND.chroma);
  const on = ([lightness, times]: readonly [number, number]): Hex => oklchToHex({ l: lightness, c: chroma * times, h });
  return {
    bg: oklchToHex({ l: Math.max(l, GROUND.lightness), c: chroma, h }),
    ...{ tint: on(onGround.tint), line: on(onGround.line), track: on(onGround.track), control: on(onGround.control) },
  };
}
