import type { ProblemCode } from '@passo/domain';
import type { FieldProblem } from '@passo/engine';

interface Details {
  readonly errors?: readonly FieldProblem[] | Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  /** Words fit to show that say more than the catalogue's. */
  readonly message?: string;
}

/** A problem of the catalogue on its way to the edge, where it becomes an answer. Carries nothing that must not be shown. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}
