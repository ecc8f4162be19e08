import { formatMoney } from '@passo/domain';
import type { Facts, JsonObject } from '@passo/engine';
import { kept, number } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import type { Offer } from '../ports/lender.ts';
import { nothingFits, POSSIBLE, possibleInstallments } from '../ports/possibleInstallment.ts';
import { loanProduct, type LoanProduct } from '../products/index.ts';
import type { Inconsistency } from './inconsistency.ts';
import { payerOf } from './margin.ts';
import { wholeTens } from './wholeTens.ts';

/** As often an amount may be tried with one who pays. */
const MOST_AMOUNTS = 3;

/** And in one order, with all of them: whoever corrects the employer has tries with the right one, and nobody asks one after the other. */
const MOST_IN_ORDER = 6;

/** At least one. */
const choicesLeft = (left: number): string => `Você pode escolher mais ${left} ${left === 1 ? 'vez' : 'vezes'}.`;

/** What helps, whatever is known of what fits. */
export const LESS = 'Escolha um valor menor ou mais parcelas.';

/**
 * What follows from the largest installment that fits, in centavos: the most that may be asked for with it over the longest term, 0 where not
 * even the least that is lent fits; and over the term that was chosen. It holds for whoever pays now, and stands behind what others said: of
 * no more of them than an order has tries. A limit that the refused installment does not pass teaches nothing.
 */
function learn(limitCentavos: number | undefined, facts: Facts): JsonObject | undefined {
  if (limitCentavos === undefined) return undefined;
  const product = loanProduct(facts.product);
  const offer = keptOffer(kept(facts, 'oferta'));
  if (product === undefined || offer === null || limitCentavos >= offer.quote.installmentCentavos) return undefined;
  const most = mostOver(limitCentavos, offer, product, facts);
  const least = Math.max(product.minimumCentavos, number(kept(facts, 'credito'), 'minimumCentavos'));
  const longest = most({});
  const maximumCentavos = longest < least ? 0 : longest;
  const overChosenCentavos = Math.max(least, most({ installments: offer.quote.installments }));
  const payer = payerOf(facts);
  const learned = { installmentCentavos: limitCentavos, maximumCentavos, overChosenCentavos, payer };
  return { [POSSIBLE]: [...possibleInstallments(facts.results).filter((one) => one.payer !== payer), learned] };
}

/** What an installment of so much pays for over a term, or over the longest one; 0 where that is nothing. */
function mostOver(limitCentavos: number, { quote }: Offer, product: LoanProduct, facts: Facts) {
  const { monthlyRate, rulesOf: paidOutOn } = quote;
  const details = product.detailsOf?.(facts);
  const asked = { marginCentavos: limitCentavos, monthlyRate, paidOutOn, ...(details && { details }) };
  return (over: { readonly installments?: number }): number => {
    const found = limitCentavos > 0 ? product.maximumFor({ ...asked, ...over }) : null;
    return found?.ok === true ? wholeTens(found.value) : 0;
  };
}

/** An installment that the payroll has no room for is chosen anew in the same order, within what the payroll says that it has. */
export const marginTries = {
  most: MOST_IN_ORDER,
  each: { most: MOST_AMOUNTS, of: payerOf },
  after: 'margin' satisfies Inconsistency,
  says: (left: number, limitCentavos?: number) =>
    limitCentavos === undefined
      ? `${LESS} ${choicesLeft(left)}`
      : `Hoje cabem parcelas de até ${formatMoney(limitCentavos)}. Abaixo está o que cabe. ${choicesLeft(left)}`,
  teaches: learn,
  isOver: nothingFits,
  gives: [POSSIBLE],
} as const;
