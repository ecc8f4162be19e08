const steps = [10_000, 5_000, 1_000, 500, 100, 10];

/** The roundest step, in centavos, that still reaches both ends: a native slider cannot rest between two steps. */
export function sliderStep(min: number, max: number): number {
  return steps.find((step) => (max - min) % step === 0 && (max - min) / step >= 10) ?? 1;
}
