import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Runs one vitest project on the pinned Node and counts its tests. With `show` its own report is seen as it grows; `files` leaves the others out. */
export async function runVitest(node, project, { show = false, env = {}, files = [] } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-report-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const program = inRoot('node_modules/vitest/vitest.mjs');
  const { code, output } = await run(
    node,
    [program, 'run', ...files, '--project', project, '--passWithNoTests', ...reporters],
    {
      env,
      show,
    },
  );
  const counts = readCounts(report);
  fs.rmSync(folder, { recursive: true, force: true });
  return { ok: code === 0, output, ...counts };
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
