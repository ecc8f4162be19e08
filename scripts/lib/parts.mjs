import { secondsSince, tail } from './run.mjs';

/**
 * Runs named parts, at most `atOnce` at the same time, and prints a line per part as it ends: its name, its seconds, and
 * what it printed if it failed. A part answers `{ ok, output, passed?, failed?, skipped?, files?, flickered? }`; without counts it counts as
 * one. One that takes longer than its `mostSeconds` is said to.
 */
export async function runParts(parts, { atOnce }) {
  const waiting = [...parts];
  const results = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return together(results);
}

async function runPart({ name, work, mostSeconds = Infinity }) {
  const start = performance.now();
  const {
    ok,
    output,
    passed = ok ? 1 : 0,
    failed = ok ? 0 : 1,
    files = [],
    flickered = [],
    skipped = 0,
  } = await work();
  const seconds = secondsSince(start);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.padStart(6)} s`);
  if (seconds > mostSeconds) console.log(`! ${name} took ${seconds} s: more than its ${mostSeconds} s`);
  for (const line of flickered) console.log(line);
  if (!ok) console.log(`${tail(output, 200)}\n`);
  // A run that broke off before it could count its tests has failed all the same.
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, files };
}

/** Several results as one. */
export const together = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  files: results.flatMap(({ files }) => files),
});

const SHOWN = 40;

/** Prints which files took longest, and last the line that a machine reads: nothing else stands on it. */
export function report({ passed, failed, skipped = 0, files }) {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  if (slowest.length > 0) console.log('The slowest test files:');
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
