import type { Facts, JsonObject } from '@passo/engine';
import { loanProduct } from '../products/index.ts';
import { availablePay } from './availablePay.ts';
import { isLeft, marginOf } from './margin.ts';

/**
 * What an installment is measured by, in reais: what comes in a month, and the most of it that an installment may take. Nothing
 * where one of them is not known.
 */
function payOf(facts: Facts): JsonObject {
  const product = loanProduct(facts.product);
  const income = product?.incomeOf?.(facts) ?? availablePay(facts);
  const most = marginOf(facts);
  if (product === undefined || income <= 0 || most <= 0 || most > income) return {};
  const of = product.incomeOf !== undefined ? 'benefit' : product.needsMargin === true ? 'salary' : 'income';
  return { renda: { of, value: income / 100, limit: most / 100, ...(isLeft(facts) && { left: true }) } };
}

/** What stands beside the offers while the customer chooses. */
export function showsChoice(facts: Facts): JsonObject {
  const insurance = loanProduct(facts.product)?.insurance;
  return { ...payOf(facts), ...(insurance !== undefined && { seguro: { ...insurance } }) };
}
