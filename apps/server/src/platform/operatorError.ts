import { redact } from './redact.ts';

/**
 * A problem that the person running the server can mend. Its message is one English sentence that says what to do;
 * the process prints it without a stack and exits with 1. It never carries personal data.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** What to print when the process cannot go on: the sentence for the operator, or else where our mistake is. */
export function explainFailure(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  return redact(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
