import { fonts, measuresOf, standIns, type FontName, type Measures, type StandIn } from './faces.ts';

/* The fonts that a partner may name: subsets with the letters of Portuguese, served by ourselves, loaded only where named. */

export { fonts, type FontName } from './faces.ts';

export const fontNames = Object.keys(fonts);
export const isFontName = (name: string): name is FontName => Object.hasOwn(fonts, name);

/**
 * The font and what stands in for it until it is there, with its measures, so that nothing moves when it arrives. `source` is the
 * address of its file. Names and numbers of ours only, so nothing can break out.
 */
export function fontCss(name: FontName, source: string | null): string {
  const measures = measuresOf(name);
  const own =
    source === null
      ? ''
      : `@font-face{font-family:'${name} Variable';font-weight:100 900;font-display:swap;src:url('${source}') format('woff2-variations')}`;
  return own + (measures === undefined ? '' : standIns.flatMap((from) => bothWeights(name, from, measures)).join(''));
}

const bothWeights = (name: FontName, from: StandIn, { ascent, descent, widths }: Measures): readonly string[] =>
  widths[from].map(
    (width, at) =>
      `@font-face{font-family:'${familyOf(name, from)}';font-weight:${at === 1 ? '600 900' : '400 500'};` +
      `src:${locals[from][at === 1 ? 1 : 0].map((one) => `local('${one}')`).join(',')};` +
      `size-adjust:${width}%;ascent-override:${asWide(ascent, width)}%;descent-override:${asWide(descent, width)}%;line-gap-override:0%}`,
  );

/** A height that is as it was once the letters are made so wide. */
const asWide = (height: number, width: number): number => Math.round((height / width) * 10_000) / 100;

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
