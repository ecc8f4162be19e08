const steps = [10_000, 5_000, 1_000, 500, 100, 10];

/** The roundest step, in centavos, of which the way has ten. The ends are reached whether it leads to them or not. */
export const sliderStep = (min: number, max: number): number => steps.find((step) => (max - min) / step >= 10) ?? 1;
