import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { Advice, run, tail } from './run.mjs';
import { readReport } from './runReport.mjs';

const PROGRAM = inRoot('node_modules/vitest/vitest.mjs');
const REPORTER = inRoot('scripts/lib/runReport.mjs');
const BROKEN_OFF = { passed: 0, failed: 0, skipped: 0, outside: 1, files: [], passes: [], failures: [] };

/**
 * Runs vitest projects on the pinned Node; counts their tests, times their files and lists what failed. `files` leaves all others out;
 * `related` leaves out what none of these sources leads to, and `without` these. With `show` its own report is seen as it grows, and
 * `it.only` leaves the others out; otherwise it fails, as does a run of no test at all.
 */
export async function runVitest(node, projects, options = {}) {
  const { show = false, env = {}, files = [], related = null, without = [] } = options;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-report-'));
  const report = path.join(folder, 'report.json');
  const args = [
    ...(related === null ? ['run', ...files] : ['related', '--run', ...related.map((file) => inRoot(file))]),
    ...without.flatMap((file) => ['--exclude', file]),
    ...projects.flatMap((project) => ['--project', project]),
    ...(related === null ? [] : ['--passWithNoTests']),
    ...[`--allowOnly=${show}`, '--reporter=default', `--reporter=${REPORTER}`],
  ];
  const { code, output } = await run(node, [PROGRAM, ...args], { env: { ...env, RUN_REPORT: report }, show });
  const told = readReport(report) ?? BROKEN_OFF;
  fs.rmSync(folder, { recursive: true, force: true });
  return { ok: code === 0, output, ...told };
}

/** Every test file there is, with its project. */
export async function listTestFiles(node) {
  const { code, output } = await run(node, [PROGRAM, 'list', '--filesOnly', '--json']);
  if (code !== 0) throw new Advice(`The test files could not be listed:\n${tail(output)}`);
  return JSON.parse(output).map(({ file, projectName }) => ({ file: path.relative(ROOT, file), project: projectName }));
}
