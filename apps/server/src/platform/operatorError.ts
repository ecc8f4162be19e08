/**
 * A problem that the person running the server can mend. Its message is one English sentence that says what to do;
 * the process prints it without a stack and exits with 1. It never carries personal data.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
