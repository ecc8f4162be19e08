interface Failure {
  readonly file: string;
  readonly test: string;
  /** The first line of what it said. */
  readonly error: string;
}

interface Run {
  readonly ok: boolean;
  readonly output: string;
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly unknown[];
  readonly failures: readonly Failure[];
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
