/* The fonts that a partner may name: subsets with the letters of Portuguese, served by ourselves, loaded only where named. */

interface Face {
  /** Of the built file, and of the package it is cut from. */
  readonly file: string;
  /** Measures of its stand-ins, in percent of Arial's: size, ascent, descent; for 400 and for 700. Widths over Portuguese sentences. */
  readonly standIns?: readonly [Measures, Measures];
}

type Measures = readonly [size: number, ascent: number, descent: number];

export const fonts = {
  // Its stand-ins are in `fallback.css`, which every page carries.
  Montserrat: { file: 'montserrat' },
  Nunito: {
    file: 'nunito',
    standIns: [
      [98.8, 102.31, 35.72],
      [96.2, 105.11, 36.7],
    ],
  },
  Sora: {
    file: 'sora',
    standIns: [
      [110.6, 87.71, 26.22],
      [105.5, 91.93, 27.49],
    ],
  },
} as const satisfies Readonly<Record<string, Face>>;

export type FontName = keyof typeof fonts;

export const fontNames = Object.keys(fonts);
export const isFontName = (name: string): name is FontName => Object.hasOwn(fonts, name);

/**
 * The font and what stands in for it until it is there, with its measures, so that nothing moves when it arrives. `source` is the
 * address of its file. Names and numbers of ours only, so nothing can break out.
 */
export function fontCss(name: FontName, source: string | null): string {
  const face: Face = fonts[name];
  const own =
    source === null
      ? ''
      : `@font-face{font-family:'${name} Variable';font-weight:100 900;font-display:swap;src:url('${source}') format('woff2-variations')}`;
  return own + (face.standIns ?? []).map((measures, at) => standIn(name, measures, at === 1)).join('');
}

const standIn = (name: FontName, [size, ascent, descent]: Measures, bold: boolean): string =>
  `@font-face{font-family:'${name} Fallback';font-weight:${bold ? '600 900' : '400 500'};` +
  `src:${(bold ? boldArial : arial).map((one) => `local('${one}')`).join(',')};` +
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'];
const boldArial = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'];

export const fontStack = (name: FontName): string => `'${name} Variable','${name} Fallback',system-ui,sans-serif`;
