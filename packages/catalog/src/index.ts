import type { Catalog } from '@passo/engine';
import * as fields from './fields/index.ts';
import * as steps from './steps/index.ts';

/** Every kind there is. The unions are derived from the folders' names, never kept beside them. */
export const catalog = { fields, steps } satisfies Catalog;

export type FieldKindName = keyof typeof fields;
export type StepKindName = keyof typeof steps;

export type { Company } from './fields/cnpj/cnpj.ts';
export type { PlateAnswer } from './fields/consultaPlaca/consultaPlaca.ts';
export type { Image } from './fields/imageCapture/imageCapture.ts';
export type { VehicleModel } from './fields/modeloVeiculo/modeloVeiculo.ts';
export type { Choice } from './parts/choice.ts';
export { choiceError, isOption } from './parts/choice.ts';
export { inconsistencies, type Inconsistency } from './parts/inconsistency.ts';
export { moneyBounds } from './parts/money.ts';
export { maskOf } from './parts/text.ts';
export { isOperation, operationsOf } from './ports/operations.ts';
export type { AnswerOf, OperationName, Operations, QuestionOf } from './ports/operations.ts';
export {
  downPaymentLimits,
  loanProduct,
  loanProducts,
  offerOnWire,
  settlementOf,
  type LimitsQuestion,
  type LoanPaper,
  type LoanProduct,
  type LoanQuestion,
  type LoanVariant,
} from './products/index.ts';
export { benefitStages } from './ports/benefits.ts';
export type * from './ports/benefits.ts';
export type * from './ports/bureau.ts';
export type * from './ports/documents.ts';
export type * from './ports/employer.ts';
export type * from './ports/identity.ts';
export type * from './ports/lender.ts';
export type * from './ports/office.ts';
export type * from './ports/payrollMargin.ts';
export type * from './ports/signature.ts';
export type * from './ports/utility.ts';
export { contactOf } from './ports/person.ts';
export type { Contact, Person } from './ports/person.ts';
