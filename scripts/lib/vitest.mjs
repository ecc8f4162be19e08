import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { Advice, run, tail } from './run.mjs';

const PROGRAM = inRoot('node_modules/vitest/vitest.mjs');

/**
 * Runs vitest projects on the pinned Node; counts their tests, times their files and lists what failed. `files` leaves all others out; `related`
 * leaves out what none of these sources leads to, and `without` these. With `show` its own report is seen as it grows.
 */
export async function runVitest(node, projects, options = {}) {
  const { show = false, env = {}, files = [], related = null, without = [] } = options;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-report-'));
  const report = path.join(folder, 'report.json');
  const args = [
    ...(related === null ? ['run', ...files] : ['related', '--run', ...related.map((file) => inRoot(file))]),
    ...without.flatMap((file) => ['--exclude', file]),
    ...projects.flatMap((project) => ['--project', project]),
    ...['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const { code, output } = await run(node, [PROGRAM, ...args], { env, show });
  const told = readReport(report);
  fs.rmSync(folder, { recursive: true, force: true });
  return { ok: code === 0, output, ...told };
}

/** Every test file there is, with its project. */
export async function listTestFiles(node) {
  const { code, output } = await run(node, [PROGRAM, 'list', '--filesOnly', '--json']);
  if (code !== 0) throw new Advice(`The test files could not be listed:\n${tail(output)}`);
  return JSON.parse(output).map(({ file, projectName }) => ({ file: path.relative(ROOT, file), project: projectName }));
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: numPassedTests, failed: numFailedTests, files, failures: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: 0, files: [], failures: [] };
  }
}

/** What failed in a file: its tests, or the file itself where none of them did (an import, a hook). */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(ROOT, name);
  const firstLine = (text) => (text ?? '').split('\n', 1)[0];
  const tests = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ file, test: fullName.trim(), error: firstLine(failureMessages[0]) }));
  return tests.length > 0 || status !== 'failed' ? tests : [{ file, test: 'the file', error: firstLine(message) }];
}
