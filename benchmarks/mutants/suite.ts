import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';

export interface FileResult {
  readonly file: string;
  readonly seconds: number;
  /** The first test that failed; empty where the file itself could not be loaded. */
  readonly failed: string | null;
}

export interface SuiteRun {
  readonly files: readonly FileResult[];
  readonly ok: boolean;
  readonly timedOut: boolean;
  readonly output: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Options {
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly bail: boolean;
  readonly limitSeconds: number;
}

const projectOf = (file: string): string => (file.startsWith('tests/integration/') ? 'integration' : 'unit');

/** Runs test files of a copy, in this order. A run that does not end in time is ended with everything that it started. */
export async function runSuite(copy: string, { files, env, bail, limitSeconds }: Options): Promise<SuiteRun> {
  const report = path.join(copy, 'mutants-report.json');
  fs.rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--root', copy, '--config', 'benchmarks/mutants/vitest.config.ts'],
      ...[...new Set(files.map(projectOf))].flatMap((name) => ['--project', name]),
      ...['--reporter', 'json', '--outputFile', report, '--maxWorkers', '1'],
      ...(bail ? ['--bail', '1'] : []),
      ...files,
    ],
    { cwd: copy, env: { ...process.env, ...env, MUTANT_ORDER: JSON.stringify(files) }, detached: true },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  let timedOut = false;
  const end = (): void => {
    timedOut = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(end, limitSeconds * 1000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return { files: read(copy, report), ok: code === 0, timedOut, output };
}

function read(copy: string, report: string): readonly FileResult[] {
  if (!fs.existsSync(report)) return [];
  const { testResults }: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
    file: path.relative(copy, name),
    seconds: (endTime - startTime) / 1000,
    failed: status === 'passed' ? null : (assertionResults.find((each) => each.status === 'failed')?.fullName ?? ''),
  }));
}
