import type { Finding } from '@passo/engine';
import { OperatorError } from '../platform/operatorError.ts';

/** A mistake in a file of a partner: which file, where in it, what to do. */
export interface FileMistake {
  readonly file: string;
  readonly path: string;
  readonly message: string;
  /** The flow that takes the template where the mistake is, and where. */
  readonly usedBy?: string;
}

export class PartnerError extends OperatorError {
  readonly mistakes: readonly FileMistake[];

  constructor(mistakes: readonly FileMistake[]) {
    super(`These files of partners have mistakes:\n${linesOf(mistakes).join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** As it is printed. */
export const lineOf = ({ file, path, message }: FileMistake): string =>
  `- ${file}${path === '' ? '' : ` at ${path}`}: ${message}`;

/** One line for each: a flow may be read for several channels, and a template by many flows. */
function linesOf(mistakes: readonly FileMistake[]): readonly string[] {
  const users = new Map<string, Set<string>>();
  for (const { usedBy, ...mistake } of mistakes) {
    const line = lineOf(mistake);
    const using = users.get(line) ?? new Set();
    if (usedBy !== undefined) using.add(usedBy);
    users.set(line, using);
  }
  return [...users].map(([line, using]) => (using.size === 0 ? line : `${line}; used by ${[...using].join(', ')}`));
}

/** What the rules found, each in its file. */
export const mistakesOf = (findings: Iterable<Finding>, file: string): readonly FileMistake[] =>
  [...findings].map(({ path, message, suggestion, file: named = file }) => ({
    ...{ file: named, path },
    message: suggestion === undefined ? message : `${message}; ${suggestion}`,
  }));

/** Reads one thing. What is wrong with it joins the other mistakes, so that all are told at once; undefined then. */
export function attempt<Value>(mistakes: FileMistake[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    mistakes.push(...error.mistakes);
    return undefined;
  }
}
