import type { Facts } from '@passo/engine';
import { centavos, text } from '../ports/facts.ts';
import { loanProduct } from '../products/index.ts';

/** Of a gross pay whose deductions nobody told: what is left where they are high. Careful, no law. */
const UNTOLD_PERCENT = 60;

/**
 * What of a month's pay a margin is reckoned from, in centavos: the gross pay less what the law takes of it (Portaria MTE
 * 435/2025, art. 7, sole paragraph: social security, income tax, other compulsory deductions).
 */
export function availablePay(facts: Facts): number {
  const gross = centavos(facts, 'salarioBruto');
  const isTold = text(facts, 'descontosObrigatorios') !== '';
  if (!isTold && loanProduct(facts.product)?.needsMargin === true) return Math.floor((gross * UNTOLD_PERCENT) / 100);
  return Math.max(0, gross - centavos(facts, 'descontosObrigatorios'));
}
