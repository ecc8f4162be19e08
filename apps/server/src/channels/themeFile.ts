import { loanProduct } from '@passo/catalog';
import { CARD_COLORS, DEFAULT_COLORS } from '@passo/domain/theme/theme.ts';
import { z } from 'zod';
import { colour } from './colour.ts';

/* How a partner looks: `theme.json`, and what levels say of it. */

const heroFile = z.strictObject({
  /** Where the figure stands: beside the words, above them in the middle, or below them in a block. */
  layout: z.enum(['beside', 'above', 'block']).default('beside'),
  /** What it stands on: a tint of the ground, the primary deepened, or the primary. */
  color: z.enum(['tint', 'deep', 'brand']).default('tint'),
  /** A picture of the partner's around the figure, 360 wide. */
  motif: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a file')
    .optional(),
});

export const themeFile = z.strictObject({
  colors: z.strictObject({
    /** Without it, the product's own (`dressed`). */
    primary: colour.optional(),
    secondary: colour.optional(),
    textColor: colour.optional(),
    extra: colour.optional(),
    /** Of the page, by day; a breath of a colour at most. Without it, of the primary's hue. */
    ground: colour.optional(),
    /** Of the main button; without it, the primary. */
    action: colour.optional(),
    theme: z.enum(['light', 'dark', 'auto']).default('auto'),
  }),
  /** Self-hosted, loaded where it is named. */
  font: z.string().default('Montserrat'),
  corners: z.enum(['soft', 'round', 'square']).default('soft'),
  density: z.enum(['comfortable', 'compact', 'roomy']).default('comfortable'),
  button: z.enum(['filled', 'raised', 'flat']).default('filled'),
  /** How thick the bar of phases is. */
  bar: z.enum(['thin', 'medium', 'thick']).default('medium'),
  /** How illustrations are drawn. */
  art: z.enum(['flat', 'line', 'cut']).default('flat'),
  /** What a first page opens with. */
  hero: heroFile.default({ layout: 'beside', color: 'tint' }),
  logo: z.string(),
  /** For dark ground; without it the logo gets a light one. */
  logoDark: z.string().optional(),
  favicon: z.string(),
  desktopBackground: z.string().optional(),
});

export type ThemeSaid = z.output<typeof themeFile>;
type Worn = Readonly<Record<keyof typeof DEFAULT_COLORS, string>>;
/** With the colours that are worn where nobody named any. */
export type ThemeFile = ThemeSaid & { readonly colors: Worn };

/** What a channel wears: what was said of it, over what its product wears by itself. */
export function dressed(said: ThemeSaid, product: string): ThemeFile {
  const worn: Worn = loanProduct(product)?.billed === true ? CARD_COLORS : DEFAULT_COLORS;
  const { primary = worn.primary, secondary = worn.secondary, ...others } = said.colors;
  return { ...said, colors: { ...others, primary, secondary } };
}
