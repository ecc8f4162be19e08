import { runVitest } from './vitest.mjs';

const MOST_FILES = 5;
// Here a failure in one of many orders is what the test looks for.
const RACES = /integration\/(kill|processes)\/|messages\/killed|steps\/twoProcesses/;

/**
 * Runs vitest projects; up to five files that failed run once more, each whole and alone, for a busy machine may fail what is right.
 * What is green then has *flickered*: it counts as passed, and `flickered` has a line for each of its tests, with its first error.
 * Nothing is tried again where something failed outside of a test, or in a test of kills and races.
 */
export async function runWithSecondTry(node, projects, options = {}, runFiles = runVitest) {
  const first = await runFiles(node, projects, options);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (first.ok || !mayTryAgain(first, files)) return first;
  const seconds = [];
  for (const file of files) seconds.push(await runFiles(node, projects, { ...options, files: [file], without: [] }));
  const stillRed = seconds.filter(({ ok }) => !ok);
  const green = files.filter((_file, at) => seconds[at].ok);
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

const mayTryAgain = ({ output, failures }, files) =>
  failures.length > 0 &&
  files.length <= MOST_FILES &&
  !files.some((file) => RACES.test(file)) &&
  !/Unhandled (Errors?|Rejection)/.test(output);
