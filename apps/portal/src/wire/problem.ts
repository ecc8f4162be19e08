import { browserProblems, type ProblemDefinition } from '@passo/domain/problem/browserProblems.ts';

/** What the page knows of a failed call, whatever shape the failure came in. */
export interface WireProblem {
  /** A code such as `otp.expired`; `unknown` where there is none. */
  readonly name: string;
  readonly status: number;
  readonly title?: string;
  /** Fit to show; empty where the customer shall read nothing. */
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  readonly hints: Readonly<Record<string, unknown>>;
}

/** A failure that no server told of: no answer came, or what came cannot be read. */
export function browserProblem(name: keyof typeof browserProblems): WireProblem {
  const known: ProblemDefinition = browserProblems[name];
  return { name, ...known, fields: [], hints: {} };
}
