import type { Catalog } from '@passo/engine';
import { accountProducts } from './accounts/accounts.ts';
import * as fields from './fields/index.ts';
import { formats } from './formats.ts';
import { conflicts } from './particulars/conflicts.ts';
import { productNeeds } from './products/index.ts';
import * as steps from './steps/index.ts';

/** What has to be known of every product, whether it lends or opens an account. */
const products = { ...productNeeds, ...accountProducts };

/** Every kind there is, and what products need. */
export const catalog = { fields, formats, steps, products, conflicts } satisfies Catalog;

export { accountProduct } from './accounts/accounts.ts';
export { lookedUp } from './fields/lookedUp.ts';
export { isTold, type GuideVehicle, type LookedUp, type LookUpName, type LookUps } from './parts/lookedUp.ts';
export { triesLeft } from './parts/triesLeft.ts';
export { inconsistencies, type Inconsistency } from './parts/inconsistency.ts';
export { isOperation, operationsInSalary, operationsOf, operationsThatStand, standingOf } from './ports/operations.ts';
export type { AnswerOf, OperationName, Operations, QuestionOf } from './ports/operations.ts';
export {
  answersWrong,
  bandOf,
  beyondBand,
  calculatorNames,
  dailyRateIn,
  dailyWords,
  downPaymentLimits,
  downPaymentOf,
  equalsOf,
  fall,
  isCalculator,
  lastOf,
  foreignWords,
  loanProduct,
  loanProducts,
  offerOnWire,
  partiesOf,
  replacedOn,
  settlementOf,
  settlesDebts,
  payOutOf,
  rightsOf,
  sheetDigest,
  signedTerm,
  wrongWith,
  type Band,
  type CalculatorName,
  type KnownPerson,
  type LoanPaper,
  type LoanProduct,
  type LoanQuestion,
  type LoanVariant,
} from './products/index.ts';
export { type Example } from './products/examples.ts';
export { fromOffer, type FromOffer } from './products/fromOffer.ts';
export { askedSoFar, takenSoFar } from './products/soFar.ts';
export { accountTypes } from './parts/accountTypes.ts';
export { spoiledBy, toldRefusal } from './ports/toldRefusal.ts';
export { missingIn } from './particulars/particulars.ts';
export { isPayee } from './particulars/seller.ts';
export { marginOf } from './parts/margin.ts';
export { withTag } from './parts/offerTag.ts';
export { holdsUntil, paidOut } from './parts/payment.ts';
export { bandLetThrough, rateReviewOf } from './parts/rateReview.ts';
export { text } from './ports/facts.ts';
export { benefitStages } from './ports/benefits.ts';
export type * from './ports/benefits.ts';
export type * from './ports/bureau.ts';
export type * from './ports/documents.ts';
export type * from './ports/employer.ts';
export type * from './ports/identity.ts';
export { saysWho, unnamedIn, type Institution } from './ports/institution.ts';
export { heldCodes, type HeldCode } from './ports/heldCodes.ts';
export { keptOffer } from './ports/keptOffer.ts';
export { isLabel, isPlainName } from './ports/plainName.ts';
export { wordsOfRefusal } from './ports/refusals.ts';
export type * from './ports/lender.ts';
export type * from './ports/office.ts';
export type * from './ports/payrollMargin.ts';
export type * from './ports/signature.ts';
export type * from './ports/utility.ts';
export { contactOf } from './ports/person.ts';
export type { Person } from './ports/person.ts';
