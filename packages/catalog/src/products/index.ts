import type { ProductNeeds } from '@passo/engine';
import { bySlug } from './bySlug.ts';
import { needsOf } from './needs.ts';
import type { LoanProduct } from './product.ts';
import { regulated } from './regulated.ts';
import * as all from './all.ts';

export type { LoanPaper, LoanProduct, LoanQuestion, LoanVariant } from './product.ts';
export { answersWrong, calculatorNames, isCalculator, type CalculatorName } from './calculators.ts';
export { bandOf, beyondBand, widened, type Band } from './bands.ts';
export { downPaymentOf, offerOnWire } from './offerOnWire.ts';
export { equalsOf, fall, lastOf } from './installments.ts';
export { foreignWords } from './ownWords.ts';
export { partiesOf } from './parties.ts';
export { dailyRateIn, rightsOf } from './rights.ts';
export { dailyWords } from './dailyWords.ts';
export { signedTerm } from './signedTerm.ts';
export { sheetDigest } from './sheet.ts';
export { downPaymentLimits } from './downPayment.ts';
export { lastPayOutDay, paidOutOf, payOutOf, wrongWith, settlesDebts, type KnownPerson } from './regulated.ts';
export { replacedOn, settlementOf } from './runningDebt.ts';

/** Every product that can be computed, by its slug as partners write it: `real-estate`. */
export const loanProducts: readonly (readonly [string, LoanProduct])[] = Object.entries(bySlug<LoanProduct>(all)).map(
  ([slug, product]) => [slug, regulated(product)],
);

/** What has to be known of each, by its slug; the linter holds flows against it. */
export const productNeeds: Readonly<Record<string, ProductNeeds>> = Object.fromEntries(
  loanProducts.map(([slug, product]) => [slug, needsOf(product)]),
);

/** The product of a channel, by its slug; undefined for one that nobody computes. */
export const loanProduct = (slug: string): LoanProduct | undefined =>
  loanProducts.find(([known]) => known === slug)?.[1];
