import type { BureauOperations } from './bureau.ts';
import type { DocumentsOperations } from './documents.ts';
import type { EmployerOperations } from './employer.ts';
import type { IdentityOperations } from './identity.ts';
import type { LenderOperations } from './lender.ts';
import type { PayrollMarginOperations } from './payrollMargin.ts';
import type { SignatureOperations } from './signature.ts';

/**
 * Every question that a step can put to the outside world, `<port>.<operation>`. The words of a port live here, in pure
 * code, because a step kind writes the question; the server says who answers it.
 */
export type Operations = BureauOperations &
  DocumentsOperations &
  EmployerOperations &
  IdentityOperations &
  LenderOperations &
  PayrollMarginOperations &
  SignatureOperations;

export type OperationName = keyof Operations;
export type QuestionOf<Name extends OperationName> = Operations[Name]['question'];
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'];
