import { contrast, type Hex } from './color.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

/** A colour that must stand out from `against` by at least `ratio`. */
export interface Demand {
  readonly against: Hex;
  readonly ratio: number;
}

/** Text of normal size, and graphics or large text (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const GRAPHIC = 3;

export const meets = (color: Hex, demands: readonly Demand[]): boolean =>
  demands.every(({ against, ratio }) => contrast(color, against) >= ratio);

const STEP = 0.005;

/**
 * Moves the lightness of a colour, up or down, until every demand is met; hue stays and chroma follows as far as the
 * screen allows. At the end of the scale the answer is black or white.
 */
export function moveUntil(color: Hex, way: 'lighter' | 'darker', demands: readonly Demand[]): Hex {
  if (meets(color, demands)) return color;
  const start = hexToOklch(color);
  const direction = way === 'lighter' ? 1 : -1;
  for (let l = start.l; l >= 0 && l <= 1; l += direction * STEP) {
    const candidate = oklchToHex({ ...start, l });
    if (meets(candidate, demands)) return candidate;
  }
  return way === 'lighter' ? '#ffffff' : '#000000';
}
