import type { Formatter } from '../formatter.ts';

const upToTwo = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const exactlyTwo = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A number that already is a percentage: 12.5 → `12,5%`. */
export const formatPercentage = (percent: number): string => `${upToTwo.format(percent)}%`;

/** A fraction, as rates travel: 0.0179 → `1,79%`, always two decimals. */
export const formatRate = (fraction: number): string => exactlyTwo.format(fraction);

const onNumbers =
  (format: (number: number) => string): Formatter =>
  (value) => {
    const number = typeof value === 'string' && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? format(number) : value;
  };

export const percentageFormatter: Formatter = onNumbers(formatPercentage);

/** As a cell formatted as percent shows a fraction: 0.125 → `12,50%`. */
export const toPercentageLikeExcelFormatter: Formatter = onNumbers(formatRate);
