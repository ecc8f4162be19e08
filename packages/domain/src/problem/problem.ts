import { problems, type ProblemCode } from './problems.ts';

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Failures that are not about one field: what the panel of a step must show, or that the flow ends here. */
interface ProblemHints {
  readonly redirectToErrorPage?: boolean;
  readonly stepStatus?: string;
  readonly errorMessage?: string;
  readonly [hint: string]: unknown;
}

/** The body of every failed answer. */
interface Problem {
  readonly message: string;
  readonly name: ProblemCode;
  readonly status: number;
  readonly errors?: readonly FieldError[] | ProblemHints;
}

/** Builds the body of a failed answer; `extra` replaces the catalogue's text or adds field errors and hints. */
export function problem(code: ProblemCode, extra: Partial<Pick<Problem, 'message' | 'errors'>> = {}): Problem {
  const { status, message } = problems[code];
  return { message, name: code, status, ...extra };
}
