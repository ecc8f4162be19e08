import type { Formatter } from '../formatter.ts';
import type { Mask } from '../mask.ts';

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

/** `12,5`, `12.5` or `12,5%` → 12.5; null when it is no percentage from 0 to 100. */
export function parsePercentage(text: string): number | null {
  const read = /^\s*([0-9]{1,3}(?:[.,][0-9]{0,4})?)\s*%?\s*$/.exec(text.slice(0, 20));
  const percent = read?.[1] === undefined ? NaN : Number(read[1].replace(',', '.'));
  return percent <= 100 ? percent : null;
}

/** Digits with one comma and two decimals, never past 100: the key that would pass it changes nothing. */
function maskPercentage(text: string): string {
  const [whole = '', ...decimals] = text
    .slice(0, 100)
    .replace(/\./g, ',')
    .replace(/[^0-9,]+/g, '')
    .split(',');
  const integer = whole.replace(/^0+(?=[0-9])/, '').slice(0, 3);
  const bounded = Number(integer) > 100 ? integer.slice(0, 2) : integer;
  if (decimals.length === 0 || bounded === '' || bounded === '100') return bounded;
  return `${bounded},${decimals.join('').slice(0, 2)}`;
}

export const percentageMask: Mask = {
  label: 'Porcentagem',
  mask: maskPercentage,
  unmask: (text) => maskPercentage(text).replace(',', '.').replace(/\.$/, ''),
  maxLength: 5,
  inputMode: 'text',
  autoComplete: 'off',
  example: '12,5',
};

const onNumbers =
  (format: (number: number) => string): Formatter =>
  (value) => {
    const number = typeof value === 'string' && /^-?[0-9]+(?:\.[0-9]+)?$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? format(number) : value;
  };

export const percentageFormatter: Formatter = onNumbers(formatPercentage);

/** As a cell formatted as percent shows a fraction: 0.125 → `12,50%`. */
export const toPercentageLikeExcelFormatter: Formatter = onNumbers(formatRate);
