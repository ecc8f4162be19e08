/** An amount in centavos down to whole tens of reais, as the sliders move. */
export const wholeTens = (centavos: number): number => Math.floor(centavos / 1_000) * 1_000;
