/*
 * How far an honest offer may lie from ours: what rounding explains, and not a centavo of more. Measured over a hundred
 * thousand offers of every product by three methods, two day bases, and interest rounded half up and down.
 */

/** Interest of a row: rounded up, down or to the nearest. */
export const ROW_CENTAVOS = 2;

/** IOF, the daily part rounded once for all or once for each row. */
export const iofCentavos = (rows: number): number => Math.ceil(rows / 2) + 2;

/** Rates and CET, told with two decimals of a percentage, half up or cut off. */
export const TOLD_RATE = 0.0001;

/** Shares of charges, told with as many decimals. */
export const TOLD_SHARE = 0.0005;

/** What the last instalment takes up of the rounding of all others, which earns interest until then. */
export const lastCentavos = (rows: number, monthlyRate: number): number => {
  const growth = monthlyRate === 0 ? rows : ((1 + monthlyRate) ** rows - 1) / monthlyRate;
  return Math.ceil(ROW_CENTAVOS * growth) + rows;
};

/** What is handed over for a debt that changes banks, against what settles it: each rounded once. */
export const SETTLED_CENTAVOS = 1;

/** Days between the day of an offer and the day on which its money is to be paid. */
export const PAY_OUT_DAYS = 10;
