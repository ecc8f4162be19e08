import type { FieldBounds, JsonObject } from '@passo/engine';
import { number } from '../ports/facts.ts';
import { openingAmount } from './openingAmount.ts';

/** The limits of a simulation's fields (in reais, as definitions are written), from the bureau's decision; none without one. */
export function creditBounds(decision: JsonObject): Readonly<Record<string, FieldBounds>> {
  const terms = Array.isArray(decision.terms) ? decision.terms.filter((term) => typeof term === 'number') : [];
  if (terms.length === 0) return {};
  const [minValue, maxValue] = [number(decision, 'minimumCentavos') / 100, number(decision, 'maximumCentavos') / 100];
  return {
    valorSolicitado: { minValue, maxValue, defaultValue: openingAmount(minValue, maxValue) },
    prazo: { values: terms.map((term) => ({ value: term, label: `${term}x` })) },
  };
}
