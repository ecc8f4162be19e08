/* The fonts that a partner may name: subsets with the letters of Portuguese, served by ourselves, loaded only where named. */

interface Face {
  /** Of the built file, and of the package it is cut from. */
  readonly file: string;
  /** Measures of its stand-ins, by the font that stands in, for 400 and for 700. */
  readonly standIns?: Readonly<Record<StandIn, readonly [Measures, Measures]>>;
}

const standIns = ['Arial', 'DejaVu'] as const;
type StandIn = (typeof standIns)[number];
/** In percent of the stand-in's own. Widths over Portuguese sentences. */
type Measures = readonly [size: number, ascent: number, descent: number];

export const fonts = {
  // Its stand-ins are in `fallback.css`, which every page carries.
  Montserrat: { file: 'montserrat' },
  Nunito: {
    file: 'nunito',
    standIns: {
      Arial: [
        [98.8, 102.31, 35.72],
        [96.2, 105.11, 36.7],
      ],
      DejaVu: [
        [88.2, 114.6, 40.01],
        [80.7, 125.25, 43.73],
      ],
    },
  },
  Sora: {
    file: 'sora',
    standIns: {
      Arial: [
        [110.6, 87.71, 26.22],
        [105.5, 91.93, 27.49],
      ],
      DejaVu: [
        [99.5, 97.49, 29.15],
        [90, 107.78, 32.22],
      ],
    },
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
  return own + standIns.flatMap((from) => bothWeights(name, from, face.standIns?.[from] ?? [])).join('');
}

const bothWeights = (name: FontName, from: StandIn, measures: readonly Measures[]): readonly string[] =>
  measures.map(
    ([size, ascent, descent], at) =>
      `@font-face{font-family:'${familyOf(name, from)}';font-weight:${at === 1 ? '600 900' : '400 500'};` +
      `src:${locals[from][at === 1 ? 1 : 0].map((one) => `local('${one}')`).join(',')};` +
      `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );

const familyOf = (name: FontName, from: StandIn): string => `${name} Fallback ${from}`;

/** What a device calls each font that may stand in: 400 and 700. Arial is on desktops and much like Roboto, which is on phones. */
const locals: Readonly<Record<StandIn, readonly [readonly string[], readonly string[]]>> = {
  Arial: [
    ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
  ],
  DejaVu: [['DejaVu Sans'], ['DejaVu Sans Bold']],
};

export const fontStack = (name: FontName): string =>
  [`${name} Variable`, ...standIns.map((from) => familyOf(name, from))].map((one) => `'${one}'`).join(',') +
  ',system-ui,sans-serif';
