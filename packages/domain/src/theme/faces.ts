/** Fonts that stand in for one that is on its way. */
export const standIns = ['Arial', 'DejaVu'] as const;
export type StandIn = (typeof standIns)[number];

interface Face {
  /** Of the built file, and of the package it is cut from. */
  readonly file: string;
  readonly measures?: Measures;
}

/** Of the font, by which a stand-in takes just as much room. */
export interface Measures {
  /** Above and below the line, in percent of the size. */
  readonly ascent: number;
  readonly descent: number;
  /** How wide Portuguese sentences are, in percent of the stand-in's own, in 400 and in 700. */
  readonly widths: Readonly<Record<StandIn, readonly [regular: number, bold: number]>>;
}

/** By the name that a partner calls it. */
export const fonts = {
  // Its stand-ins are in `fallback.css`, which every page carries.
  Montserrat: { file: 'montserrat' },
  Nunito: {
    file: 'nunito',
    measures: { ascent: 101.1, descent: 35.3, widths: { Arial: [98.8, 96.2], DejaVu: [88.2, 80.7] } },
  },
  Sora: {
    file: 'sora',
    measures: { ascent: 97, descent: 29, widths: { Arial: [110.6, 105.5], DejaVu: [99.5, 90] } },
  },
  'Archivo Narrow': {
    file: 'archivo-narrow',
    measures: { ascent: 103.5, descent: 31.2, widths: { Arial: [82.3, 82], DejaVu: [73.3, 69.3] } },
  },
  Bitter: {
    file: 'bitter',
    measures: { ascent: 93.5, descent: 26.5, widths: { Arial: [99.8, 95.3], DejaVu: [89, 80.4] } },
  },
  'Bricolage Grotesque': {
    file: 'bricolage-grotesque',
    measures: { ascent: 93, descent: 27, widths: { Arial: [103.2, 100.5], DejaVu: [92, 84.9] } },
  },
  Cabin: {
    file: 'cabin',
    measures: { ascent: 96.5, descent: 25, widths: { Arial: [92.1, 88.7], DejaVu: [82.1, 74.9] } },
  },
  Fraunces: {
    file: 'fraunces',
    measures: { ascent: 97.8, descent: 25.5, widths: { Arial: [101.5, 101.4], DejaVu: [90.5, 85.6] } },
  },
  Fredoka: {
    file: 'fredoka',
    measures: { ascent: 97.4, descent: 23.6, widths: { Arial: [99.2, 92.6], DejaVu: [88.5, 78.2] } },
  },
  Literata: {
    file: 'literata',
    measures: { ascent: 117.7, descent: 30.8, widths: { Arial: [101.5, 102], DejaVu: [90.5, 86.1] } },
  },
  Saira: {
    file: 'saira',
    measures: { ascent: 113.5, descent: 43.9, widths: { Arial: [101, 97], DejaVu: [90, 81.9] } },
  },
  'Space Grotesk': {
    file: 'space-grotesk',
    measures: { ascent: 98.4, descent: 29.2, widths: { Arial: [106.5, 100.3], DejaVu: [94.9, 84.7] } },
  },
} as const satisfies Readonly<Record<string, Face>>;

export type FontName = keyof typeof fonts;

export const measuresOf = (name: FontName): Measures | undefined => (fonts[name] as Face).measures;
