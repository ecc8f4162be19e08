import type { Hex } from '../color/color.ts';
import { hexToOklch, oklchToHex } from '../color/oklch.ts';
import { filled, hoverOf, type Filled } from './filled.ts';
import type { Mode } from './scales.ts';
import type { Tokens } from './tokens.ts';

interface Around {
  readonly mode: Mode;
  readonly brand: Filled;
  readonly ink: Hex;
  /** The dark text. */
  readonly dark: Hex;
}

/** The line around a button is so much darker than its fill at night. */
const SHADE = 0.62;

/**
 * The main button. Where the partner names no colour for it, it is the brand's, which stands out by itself. A colour of its own
 * stays as it was chosen, as far as its words can be read: by day a line of ink holds it, at night it shines and its line is a shade.
 */
export function actionOf(chosen: Hex | null, { mode, brand, ink, dark }: Around) {
  if (chosen === null) return tokensOf(brand, brand.fill);
  const own = filled(chosen, { mode, page: [], dark, wish: null });
  const { l, c, h } = hexToOklch(own.fill);
  const shade = oklchToHex({ l: l * SHADE, c, h });
  return tokensOf(own, mode === 'light' ? ink : shade);
}

const tokensOf = (own: Filled, line: Hex) =>
  ({
    ...{ action: own.fill, 'action-hover': hoverOf(own), 'on-action': own.text, 'action-line': line },
  }) satisfies Partial<Tokens>;
