/** Where an amount in reais begins that nobody has named yet: a third of the way, rounded to what people say; never the most. */
export function openingAmount(least: number, most: number): number {
  const third = least + (most - least) / 3;
  const step = steps.find((one) => one * 3 <= third) ?? 1;
  return Math.min(most, Math.max(least, Math.round(third / step) * step));
}

const steps = [10_000, 1_000, 500, 100, 10];
