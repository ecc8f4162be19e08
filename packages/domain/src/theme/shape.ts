import { fontStack, type FontName } from './fonts.ts';

/** What of the look is no colour; each has what the product is drawn with where a partner says nothing. */
interface Shape {
  readonly font?: FontName | undefined;
  /** `soft` is the product's own. */
  readonly corners?: keyof typeof corners | undefined;
  readonly density?: keyof typeof densities | undefined;
  readonly button?: keyof typeof buttons | undefined;
  readonly bar?: keyof typeof bars | undefined;
  /** Its fill is a colour of its own, which may be near to the ground's: a line holds it. */
  readonly hasOwnAction?: boolean;
}

const corners = {
  soft: '',
  round: '--r-s:16px;--r-m:20px;--r-l:28px;--r-button:999px;',
  /** Also what is round elsewhere: ends of bars, the thumb of a slider. */
  square: '--r-s:2px;--r-m:4px;--r-l:4px;--r-button:4px;--r-bar:0;--r-thumb:4px;',
} as const;

const densities = {
  comfortable: '',
  compact: '--h-control:48px;--field-gap:20px;',
  /** Larger words and more air. */
  roomy: '--field-gap:26px;--t-small:.875rem;--t-label:.9375rem;--t-lead:1.0625rem;',
} as const;

/** The margin of a phone; where there is more room the product's own is wide enough. */
const gutters = { comfortable: '', compact: '16px', roomy: '22px' } as const;

const buttons = {
  filled: '',
  /** A line around it, and a hard shadow below. */
  raised: '--button-line:2px solid var(--action-line);--button-shadow:0 4px 0 var(--action-line);',
  flat: '--button-shadow:none;',
} as const;

/** How thick the bar of phases is. */
const bars = {
  medium: '',
  thin: '--bar:3px;',
  thick: '--bar:10px;',
} as const;

/** Custom properties that differ from the product's own, for the head of the page. Nothing where none does. */
export function shapeCss({ font, corners: corner, density, button, bar, hasOwnAction = false }: Shape): string {
  const own = [
    font === undefined || font === 'Montserrat' ? '' : `--font:${fontStack(font)};`,
    corners[corner ?? 'soft'],
    densities[density ?? 'comfortable'],
    hasOwnAction ? '--button-line:1.5px solid var(--action-line);' : '',
    buttons[button ?? 'filled'],
    bars[bar ?? 'medium'],
  ].join('');
  const gutter = gutters[density ?? 'comfortable'];
  // Stronger than the style sheet's own `:root`, which comes later.
  return [
    own === '' ? '' : `html:root{${own.slice(0, -1)}}`,
    gutter === '' ? '' : `@media (max-width:767px){html:root{--gutter:${gutter}}}`,
  ].join('');
}
