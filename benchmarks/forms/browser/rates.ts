import type { BrowserFigures, Speed } from './measure.ts';

export const rates = ['at1', 'at4'] as const;
export type Rate = (typeof rates)[number];

export const rateWords: Readonly<Record<Rate, string>> = { at1: '1 ×', at4: '4 ×' };

export type Figure = (figures: BrowserFigures) => number | undefined;

export const speedOf =
  (rate: Rate, what: keyof Speed): Figure =>
  (figures) =>
    figures[rate]?.[what].median;

export const copySpeedOf =
  (rate: Rate, what: keyof Speed): Figure =>
  ({ copy }) =>
    copy?.[rate]?.[what].median;
