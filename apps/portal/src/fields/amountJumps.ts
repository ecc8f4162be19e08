const REAIS = 100;

/** What one press changes an amount by, in centavos: less on a short way than on a long one, and thousands where even the least is some. */
export function amountJumps(min: number, max: number): readonly number[] {
  const way = (max - min) / REAIS;
  const isThousands = min >= 5_000 * REAIS && way >= 10_000 && way < 100_000;
  if (isThousands) return [-1_000, 1_000, 5_000].map((reais) => reais * REAIS);
  const step = way >= 100_000 ? 5_000 : way >= 5_000 ? 500 : 100;
  return [-step, step, 2 * step].map((reais) => reais * REAIS);
}
