import type { FieldBounds, Facts } from '@passo/engine';
import { kept, number } from '../ports/facts.ts';
import { downPaymentLimits, loanProduct, type LoanProduct } from '../products/index.ts';
import { creditBounds } from './creditBounds.ts';
import { learnedLimit } from './margin.ts';
import { openingAmount } from './openingAmount.ts';
import { wholeTens } from './wholeTens.ts';

/** The limits of a simulation's fields, in reais: by the credit analysis, and by what is bought. */
export function simulationBounds(facts: Facts): Readonly<Record<string, FieldBounds>> {
  const product = loanProduct(facts.product);
  const collateral = product?.detailsOf?.(facts).collateralCentavos ?? 0;
  const credit = creditBounds(kept(facts, 'credito'));
  return {
    ...credit,
    ...downPaymentBounds(collateral),
    ...amountBounds(product, collateral),
    ...learnedBounds(facts, credit.valorSolicitado),
  };
}

/** After a no to a larger installment: no more than what fits, beginning with what fits the term that was chosen. */
function learnedBounds(facts: Facts, known: FieldBounds = {}): Readonly<Record<string, FieldBounds>> {
  const learned = learnedLimit(facts);
  const [most, overChosen] = [number(learned, 'maximumCentavos'), number(learned, 'overChosenCentavos')];
  if (most === 0) return {};
  const maxValue = Math.min(known.maxValue ?? Infinity, most / 100);
  return { valorSolicitado: { ...known, maxValue, defaultValue: Math.min(maxValue, overChosen / 100) } };
}

function amountBounds(product: LoanProduct | undefined, collateralCentavos: number) {
  if (product?.mostOn === undefined || collateralCentavos === 0) return {};
  const { minimumCentavos, maximumCentavos } = product;
  const most = Math.min(maximumCentavos, product.mostOn(collateralCentavos));
  const [minValue, maxValue] = [minimumCentavos / 100, wholeTens(most) / 100];
  return { valorSolicitado: { minValue, maxValue, defaultValue: openingAmount(minValue, maxValue) } };
}

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
