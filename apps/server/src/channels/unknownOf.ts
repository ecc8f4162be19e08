import { unknownName } from '@passo/engine';
import { OperatorError } from '../platform/operatorError.ts';

/** What whoever typed the name of a thing that is not there is told. */
export function unknownOf(what: string, name: string, known: readonly string[]): OperatorError {
  const { message, suggestion = `there is ${known.join(', ')}` } = unknownName('', what, name, known);
  return new OperatorError(`${message}; ${suggestion}`);
}
