import type { FieldBounds, Facts } from '@passo/engine';
import { kept } from '../ports/facts.ts';
import { downPaymentLimits, loanProduct } from '../products/index.ts';
import { creditBounds } from './creditBounds.ts';

/** The limits of a simulation's fields, in reais: by the credit analysis, and by what is bought. */
export const simulationBounds = (facts: Facts): Readonly<Record<string, FieldBounds>> => ({
  ...creditBounds(kept(facts, 'credito')),
  ...downPaymentBounds(loanProduct(facts.product)?.detailsOf?.(facts).collateralCentavos ?? 0),
});

function downPaymentBounds(collateralCentavos: number): Readonly<Record<string, FieldBounds>> {
  if (collateralCentavos === 0) return {};
  const { leastCentavos, mostCentavos, usualCentavos } = downPaymentLimits(collateralCentavos);
  return {
    valorEntradaCDC: {
      minValue: leastCentavos / 100,
      maxValue: mostCentavos / 100,
      defaultValue: usualCentavos / 100,
    },
  };
}
