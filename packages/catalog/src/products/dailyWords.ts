/** A type, so that it is JSON as it stands. */
export type DailyRate = {
  /** A fraction of eight decimals. */
  readonly rate: number;
  /** Twelve months of the monthly rate are so many days at this one; of 252, business days. */
  readonly daysOfYear: 252 | 360 | 365;
};

const finely = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** `0,0583% ao dia, em um ano de 365 dias`; 252 days are business days. */
export const dailyWords = ({ rate, daysOfYear }: DailyRate): string =>
  `${finely.format(rate * 100)}% ao dia, em um ano de ${daysOfYear} dias${daysOfYear === 252 ? ' úteis' : ''}`;
