import { GRAPHIC, TEXT } from '../color/adjust.ts';

/** The custom properties that the whole interface is painted with. */
export const tokenNames = [
  'brand',
  'brand-hover',
  'brand-strong',
  'on-brand',
  'brand-tint',
  'brand-line',
  'accent',
  'on-accent',
  'ink',
  'ink-2',
  'line',
  'control-line',
  'bg',
  'card',
  'ok',
  'on-ok',
  'err',
  'on-err',
  'warn',
  'on-warn',
  'focus',
  // Of illustrations alone, which say nothing that the words do not.
  'art-accent',
  'art-mid',
  'art-paper',
  'art-ink',
] as const;

type TokenName = (typeof tokenNames)[number];
export type Tokens = Readonly<Record<TokenName, string>>;

const surfaces = ['bg', 'card', 'brand-tint'] as const satisfies readonly TokenName[];
const words = ['ink', 'ink-2', 'brand-strong', 'err', 'ok', 'warn'] as const satisfies readonly TokenName[];
const graphics = ['brand', 'accent', 'control-line', 'focus'] as const satisfies readonly TokenName[];

type Pair = readonly [foreground: TokenName, background: TokenName, ratio: number];

/** Every pair that the interface may draw, with the contrast it is owed; a pair that is not here may not be drawn. */
export const contrastLaw: readonly Pair[] = [
  ...words.flatMap((word) => surfaces.map((surface): Pair => [word, surface, TEXT])),
  ...graphics.flatMap((graphic) => surfaces.map((surface): Pair => [graphic, surface, GRAPHIC])),
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-hover', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-ok', 'ok', TEXT],
  ['on-err', 'err', TEXT],
  ['on-warn', 'warn', TEXT],
];
