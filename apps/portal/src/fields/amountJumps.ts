const REAIS = 100;

/** What one press changes an amount by, in centavos: less on a short way than on a long one. */
export function amountJumps(min: number, max: number): readonly number[] {
  const way = (max - min) / REAIS;
  const step = way >= 100_000 ? 5_000 : way >= 5_000 ? 500 : 100;
  return [-step, step, 2 * step].map((reais) => reais * REAIS);
}
