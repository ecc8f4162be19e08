import type { BenefitsOperations } from './benefits.ts';
import type { BureauOperations } from './bureau.ts';
import type { DocumentsOperations } from './documents.ts';
import type { EmployerOperations } from './employer.ts';
import type { IdentityOperations } from './identity.ts';
import type { LenderOperations } from './lender.ts';
import type { OfficeOperations } from './office.ts';
import type { PayrollMarginOperations } from './payrollMargin.ts';
import type { SignatureOperations } from './signature.ts';
import type { UtilityOperations } from './utility.ts';

/**
 * Every question that a step can put to the outside world, `<port>.<operation>`. The words of a port live here, in pure
 * code, because a step kind writes the question; the server says who answers it.
 */
export type Operations = BenefitsOperations &
  BureauOperations &
  DocumentsOperations &
  EmployerOperations &
  IdentityOperations &
  LenderOperations &
  OfficeOperations &
  PayrollMarginOperations &
  SignatureOperations &
  UtilityOperations;

export type OperationName = keyof Operations;
export type QuestionOf<Name extends OperationName> = Operations[Name]['question'];
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'];

/** All of them by name; one that is missing here does not compile. */
const operationNames = {
  'bureau.analyse': true,
  'bureau.behaviour': true,
  'bureau.crivo': true,
  'bureau.kyc': true,
  'bureau.restrictions': true,
  'bureau.score': true,
  'benefits.in100': true,
  'benefits.query': true,
  'documents.contract': true,
  'documents.send': true,
  'employer.analyseProposal': true,
  'employer.approve': true,
  'employer.approveEmployee': true,
  'employer.createEmployee': true,
  'employer.policy': true,
  'employer.register': true,
  'employer.validateSimulation': true,
  'identity.facial': true,
  'identity.faceMatch': true,
  'identity.liveness': true,
  'identity.livenessFaceMatch': true,
  'identity.readDocuments': true,
  'identity.verify': true,
  'lender.accept': true,
  'lender.disburse': true,
  'lender.fgtsBalance': true,
  'lender.propose': true,
  'lender.revise': true,
  'office.analyseData': true,
  'office.creditReview': true,
  'office.legalReview': true,
  'office.release': true,
  'office.review': true,
  'payrollMargin.confirm': true,
  'payrollMargin.consult': true,
  'payrollMargin.endorse': true,
  'payrollMargin.reserve': true,
  'signature.collect': true,
  'signature.others': true,
  'signature.withLiveness': true,
  'utility.readBill': true,
} as const satisfies Readonly<Record<OperationName, true>>;

export const isOperation = (name: string): name is OperationName => Object.hasOwn(operationNames, name);

/** The questions of a port. */
export const operationsOf = (port: string): readonly OperationName[] =>
  Object.keys(operationNames).filter((name): name is OperationName => name.startsWith(`${port}.`));
