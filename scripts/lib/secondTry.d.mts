interface Failure {
  readonly file: string;
  readonly test: string;
  /** The first line of what it said. */
  readonly error: string;
  /** A hook or an import, around tests. */
  readonly isAround?: boolean;
}

interface Run {
  readonly ok: boolean;
  readonly output: string;
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly unknown[];
  readonly failures: readonly Failure[];
  readonly passes: readonly { readonly file: string; readonly test: string }[];
  /** Errors of nobody's test. */
  readonly outside: number;
  readonly flickered?: readonly string[];
}

interface Options {
  readonly files?: readonly string[];
  readonly without?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export function runWithSecondTry(
  node: string,
  projects: readonly string[],
  options?: Options,
  runFiles?: (node: string, projects: readonly string[], options: Options) => Promise<Run>,
): Promise<Run>;
