import { formatMoney } from '@passo/domain';
import type { Facts, JsonObject } from '@passo/engine';
import type { ResultName } from '../ports/factNames.ts';
import { kept } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { loanProduct } from '../products/index.ts';
import type { Inconsistency } from './inconsistency.ts';
import { wholeTens } from './wholeTens.ts';

/** As often another amount may be tried in one order. */
const MOST_AMOUNTS = 3;

const LEARNED = 'parcelaPossivel' satisfies ResultName;

/** At least one. */
const choicesLeft = (left: number): string => `Você pode escolher mais ${left} ${left === 1 ? 'vez' : 'vezes'}.`;

/** What helps, whatever is known of what fits. */
export const LESS = 'Escolha um valor menor ou mais parcelas.';

/**
 * What follows from the largest installment that fits, in centavos: the most that may be asked for with it over the longest term, and over
 * the one that was chosen. Null where not even the least that is lent fits.
 */
function learn(limitCentavos: number, facts: Facts): JsonObject | null {
  const product = loanProduct(facts.product);
  const offer = keptOffer(kept(facts, 'oferta'));
  if (product === undefined || offer === null || limitCentavos <= 0) return null;
  const { monthlyRate, rulesOf, installments } = offer.quote;
  const details = product.detailsOf?.(facts);
  const asked = { marginCentavos: limitCentavos, monthlyRate, paidOutOn: rulesOf, ...(details && { details }) };
  const most = (over: { readonly installments?: number }): number => {
    const found = product.maximumFor({ ...asked, ...over });
    return found.ok ? wholeTens(found.value) : 0;
  };
  const maximumCentavos = most({});
  if (maximumCentavos < product.minimumCentavos) return null;
  const overChosen = Math.max(product.minimumCentavos, most({ installments }));
  return { [LEARNED]: { installmentCentavos: limitCentavos, maximumCentavos, overChosenCentavos: overChosen } };
}

/** An installment that the payroll has no room for is chosen anew in the same order, within what the payroll says that it has. */
export const marginTries = {
  most: MOST_AMOUNTS,
  after: 'margin' satisfies Inconsistency,
  says: (left: number, limitCentavos?: number) =>
    limitCentavos === undefined
      ? `${LESS} ${choicesLeft(left)}`
      : `Hoje cabem parcelas de até ${formatMoney(limitCentavos)}, e baixamos o valor. ${choicesLeft(left)}`,
  teaches: learn,
  gives: [LEARNED],
} as const;
