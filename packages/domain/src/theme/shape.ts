import { fontStack, type FontName } from './fonts.ts';

/** What of the look is no colour; each has what the product is drawn with where a partner says nothing. */
interface Shape {
  readonly font?: FontName | undefined;
  /** `soft` is the product's own. */
  readonly corners?: keyof typeof corners | undefined;
  readonly density?: keyof typeof densities | undefined;
  readonly button?: keyof typeof buttons | undefined;
}

const corners = {
  soft: '',
  round: '--r-s:16px;--r-m:20px;--r-l:28px;--r-button:999px;',
  square: '--r-s:2px;--r-m:4px;--r-l:4px;--r-button:4px;',
} as const;

const densities = {
  comfortable: '',
  compact: '--gutter:16px;--h-control:48px;--field-gap:20px;',
} as const;

const buttons = {
  filled: '',
  /** A line around it, and a hard shadow below. */
  raised: '--button-line:2px solid var(--ink);--button-shadow:0 4px 0 var(--ink);',
  flat: '--button-shadow:none;',
} as const;

/** Custom properties that differ from the product's own, for the head of the page. Nothing where none does. */
export function shapeCss({ font, corners: corner, density, button }: Shape): string {
  const own = [
    font === undefined || font === 'Montserrat' ? '' : `--font:${fontStack(font)};`,
    corners[corner ?? 'soft'],
    densities[density ?? 'comfortable'],
    buttons[button ?? 'filled'],
  ].join('');
  // Stronger than the style sheet's own `:root`, which comes later.
  return own === '' ? '' : `html:root{${own.slice(0, -1)}}`;
}
