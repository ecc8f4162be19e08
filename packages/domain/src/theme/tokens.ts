import { GRAPHIC, TEXT } from '../color/adjust.ts';

/** The custom properties that the whole interface is painted with. */
export const tokenNames = [
  'brand',
  'brand-strong',
  'on-brand',
  'brand-tint',
  // The main button: fill, fill under the pointer, words, and the line around it where it has one.
  'action',
  'action-hover',
  'on-action',
  'action-line',
  'ink',
  'ink-2',
  'line',
  // What is left of a bar.
  'track',
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
  'art-brand',
  'art-accent',
  'art-mid',
  'art-paper',
  'art-ink',
] as const;

/** What the first page is opened with; the pages behind it do without. */
export const heroTokenNames = ['hero', 'on-hero', 'on-hero-2', 'hero-tint', 'on-hero-tint', 'hero-art'] as const;

type TokenName = (typeof tokenNames)[number];
type HeroTokenName = (typeof heroTokenNames)[number];
export type Tokens = Readonly<Record<TokenName, string>>;
export type HeroTokens = Readonly<Record<HeroTokenName, string>>;

const surfaces = ['bg', 'card', 'brand-tint'] as const satisfies readonly TokenName[];
const words = ['ink', 'ink-2', 'brand-strong', 'err', 'ok', 'warn'] as const satisfies readonly TokenName[];
const graphics = ['brand', 'control-line', 'focus'] as const satisfies readonly TokenName[];

type Pair<Name> = readonly [foreground: Name, background: Name, ratio: number];

/** Every pair that the interface may draw, with the contrast it is owed; a pair that is not here may not be drawn. */
export const contrastLaw: readonly Pair<TokenName>[] = [
  ...words.flatMap((word) => surfaces.map((surface): Pair<TokenName> => [word, surface, TEXT])),
  ...graphics.flatMap((graphic) => surfaces.map((surface): Pair<TokenName> => [graphic, surface, GRAPHIC])),
  ['on-brand', 'brand', TEXT],
  ['on-action', 'action', TEXT],
  ['on-action', 'action-hover', TEXT],
  ['on-ok', 'ok', TEXT],
  ['on-err', 'err', TEXT],
  ['on-warn', 'warn', TEXT],
];

/** A button is seen by its fill or by its line: on each of these surfaces one of the two stands out. */
export const buttonLaw = { marks: ['action', 'action-line'], surfaces, ratio: GRAPHIC } as const;

export const heroLaw: readonly Pair<HeroTokenName>[] = [
  ['on-hero', 'hero', TEXT],
  ['on-hero-2', 'hero', TEXT],
  ['on-hero-tint', 'hero-tint', TEXT],
];
