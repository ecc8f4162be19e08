import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { runVitest } from './vitest.mjs';

const MOST_FILES = 5;
// Here a failure in one of many orders is what the test looks for: it kills, or has two processes or many requests at once.
const RACES = /SIGKILL|SIGTERM|killServer|killPostgres|\banother\(\)|inWaves\(|Promise\.all\(Array\.from/;

/**
 * Runs vitest projects; up to five files that failed run once more, each whole and alone, for a busy machine may fail what is right.
 * What is green then has *flickered*: it counts as passed, and `flickered` has a line for each of its tests, with its first error.
 * Nothing is tried again where something failed outside of the files, or in a test of kills and races.
 */
export async function runWithSecondTry(node, projects, options = {}, runFiles = runVitest) {
  const first = await runFiles(node, projects, options);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (first.ok || !mayTryAgain(first, files)) return first;
  const seconds = [];
  for (const file of files) seconds.push(await runFiles(node, projects, { ...options, files: [file], without: [] }));
  const isGreen = (file, at) => seconds[at].ok && passesAgain(first.failures, seconds[at], file);
  const green = files.filter(isGreen);
  const stillRed = seconds.filter((_second, at) => !isGreen(files[at], at));
  const flickered = first.failures.filter(({ file }) => green.includes(file));
  const failed = first.failures.length - flickered.length;
  return {
    ...first,
    ok: stillRed.length === 0,
    output: stillRed.length === 0 ? first.output : stillRed.map(({ output }) => output).join('\n'),
    passed: first.passed + flickered.length,
    failed: stillRed.length === 0 ? 0 : Math.max(failed, 1),
    flickered: flickered.map(({ file, test, error }) => `flickered: ${file} › ${test}: ${error}`),
  };
}

/** What failed has run and passed; a file that leaves it out the second time proves nothing. Of a hook or an import, any test has. */
function passesAgain(failures, { passes }, file) {
  const failed = failures.filter((one) => one.file === file);
  return failed.every(({ test, isAround }) => passes.some((one) => isAround || one.test === test));
}

const mayTryAgain = ({ output, outside, failures }, files) =>
  failures.length > 0 &&
  files.length <= MOST_FILES &&
  !files.some(isRace) &&
  outside === 0 &&
  // Said once the report is written.
  !/error during close|close timed out/i.test(output);

/** Pages that one test file looks at side by side are no race. */
const isRace = (file) => file.startsWith('tests/integration/') && RACES.test(fs.readFileSync(inRoot(file), 'utf8'));
